import { type CoachingConfig, coachingEnv, toCoachingConfig } from '@stridewell/coaching/config';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export interface Config extends BaseConfig {
  coaching: CoachingConfig;
}

const env = baseEnv.extend({ PORT: port(8083), ...coachingEnv });

/** Configuration of `running`; throws before anything connects, naming every key that is wrong. */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const values = readEnv(env, environment);
  return { ...toBaseConfig('running', values), coaching: toCoachingConfig(values) };
};
