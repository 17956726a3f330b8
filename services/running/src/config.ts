import { type ChatConfig, chatEnv, toChatConfig } from '@stridewell/chat/config';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';
import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';
import { type SpoolConfig, spoolEnv, toSpoolConfig } from './features/activities/import/spool-config.ts';

export interface Config extends BaseConfig, SpoolConfig {
  chat: ChatConfig;
}

const env = baseEnv.extend({ PORT: port(8083), ...spoolEnv, ...chatEnv, ...textLimitsEnv });

/**
 * Reads the configuration of `running` before any connection is opened.
 *
 * @throws an error that names every invalid key
 */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const values = readEnv(env, environment);
  return {
    ...toBaseConfig('running', values),
    chat: toChatConfig(values),
    texts: toTextLimits(values),
    ...toSpoolConfig(values),
  };
};
