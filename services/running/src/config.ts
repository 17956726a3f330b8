import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export type Config = BaseConfig;

const env = baseEnv.extend({ PORT: port(8083) });

/** Configuration of `running`; throws before anything connects, naming every key that is wrong. */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config =>
  toBaseConfig('running', readEnv(env, environment));
