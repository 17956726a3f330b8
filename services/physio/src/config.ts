import { type CoachingConfig, coachingEnv, toCoachingConfig } from '@stridewell/coaching/config';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export interface Config extends BaseConfig {
  coaching: CoachingConfig;
}

/** 8084 is the running worker's. */
const env = baseEnv.extend({ PORT: port(8085), ...coachingEnv });

/** Configuration of `physio`; throws before anything connects, naming every key that is wrong. */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const values = readEnv(env, environment);
  return { ...toBaseConfig('physio', values), coaching: toCoachingConfig(values) };
};
