import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export type Config = BaseConfig;

/** Reads the service's configuration. @throws Error that names all missing and invalid keys */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  toBaseConfig('wellness', readEnv(baseEnv.extend({ PORT: port(8082) }), env));
