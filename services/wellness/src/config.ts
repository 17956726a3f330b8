import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export type Config = BaseConfig;

/** Reads the service's configuration from the environment. Throws an error that names every invalid key. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  toBaseConfig('wellness', readEnv(baseEnv.extend({ PORT: port(8082) }), env));
