import { type ChatConfig, chatEnv, toChatConfig } from '@stridewell/chat/config';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';
import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';

export interface Config extends BaseConfig {
  chat: ChatConfig;
}

/** The default port. 8084 is already used by the running worker. */
const env = baseEnv.extend({ PORT: port(8085), ...chatEnv, ...textLimitsEnv });

/**
 * Reads the configuration of `physio` before any connection is opened.
 *
 * @throws an error that names every invalid key
 */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const values = readEnv(env, environment);
  return { ...toBaseConfig('physio', values), chat: toChatConfig(values), texts: toTextLimits(values) };
};
