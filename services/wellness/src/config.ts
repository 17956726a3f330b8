import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export type Config = BaseConfig;

/**
 * Reads the service's configuration from environment variables.
 * @throws Error when variables are missing or invalid; the message names all of them
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  toBaseConfig('wellness', readEnv(baseEnv.extend({ PORT: port(8082) }), env));
