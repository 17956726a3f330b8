import { type ChatConfig, chatEnv, toChatConfig } from '@stridewell/chat/config';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';

export interface Config extends BaseConfig {
  chat: ChatConfig;
}

/** Port 8084 belongs to the running worker. */
const env = baseEnv.extend({ PORT: port(8085), ...chatEnv });

/** Reads the configuration of `physio`. Throws before anything connects, naming every invalid key. */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const values = readEnv(env, environment);
  return { ...toBaseConfig('physio', values), chat: toChatConfig(values) };
};
