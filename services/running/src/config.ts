import { type ChatConfig, chatEnv, toChatConfig } from '@stridewell/chat/config';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';
import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';
import { z } from 'zod';
import { type SpoolConfig, spoolEnv, toSpoolConfig } from './features/activities/import/spool-config.ts';

export interface Config extends BaseConfig, SpoolConfig {
  chat: ChatConfig;
  /** Requests an hour for each address of a calendar feed; {@link FEED_READS_PER_HOUR} by default. */
  feedReadsPerHour?: number;
}

/** Default limit of a feed's address. Calendar applications ask a few times an hour at most. */
export const FEED_READS_PER_HOUR = 60;
const feedEnv = { CALENDAR_READS_PER_HOUR: z.coerce.number().int().min(1).default(FEED_READS_PER_HOUR) };

const env = baseEnv.extend({ PORT: port(8083), ...spoolEnv, ...chatEnv, ...textLimitsEnv, ...feedEnv });

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
    feedReadsPerHour: values.CALENDAR_READS_PER_HOUR,
    ...toSpoolConfig(values),
  };
};
