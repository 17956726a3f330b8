import { type BaseConfig, baseEnv, port, readEnv, redisUrl, toBaseConfig } from '@stridewell/kit/config';
import { type SpoolConfig, spoolEnv, toSpoolConfig } from '../features/activities/import/spool-config.ts';

export interface WorkerConfig extends BaseConfig, SpoolConfig {
  redisUrl: string;
}

const env = baseEnv.extend({ PORT: port(8084), REDIS_URL: redisUrl, ...spoolEnv });

/**
 * Reads the configuration of the running worker before any connection is opened. The worker uses the database of
 * `running`.
 * @throws an error that names every invalid key
 */
export const readWorkerConfig = (environment: Record<string, string | undefined> = process.env): WorkerConfig => {
  const values = readEnv(env, environment);
  const { database } = toBaseConfig('running', values);
  return {
    ...toBaseConfig('running-worker', values),
    database,
    redisUrl: values.REDIS_URL,
    ...toSpoolConfig(values),
  };
};
