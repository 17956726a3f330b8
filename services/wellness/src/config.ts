import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export type Config = BaseConfig;

/** The service's configuration from the environment; throws with every key that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  toBaseConfig('wellness', readEnv(baseEnv.extend({ PORT: port(8082) }), env));
