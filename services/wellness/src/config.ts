import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';
import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';

export type Config = BaseConfig;

/**
 * Reads the service's configuration from environment variables.
 * @throws Error if variables are missing or invalid; the message lists all of them
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const values = readEnv(baseEnv.extend({ PORT: port(8082), ...textLimitsEnv }), env);
  return { ...toBaseConfig('wellness', values), texts: toTextLimits(values) };
};
