import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';

const RECONNECT_MS = { first: 50, most: 1_000 };
/** Timeout after which a Redis that hangs counts as unavailable. */
const TIMEOUT_MS = 2_000;

/** How commands behave while Redis is disconnected: producers fail at once, workers wait until it is back. */
export type OfflineMode = 'fail-fast' | 'wait';

/** A connection that reconnects by itself. A loss is logged once, not on every attempt. */
export const openRedis = (url: string, patience: OfflineMode, logger: Logger): Redis => {
  const commandOptions =
    patience === 'fail-fast' ? { enableOfflineQueue: false, commandTimeout: TIMEOUT_MS } : { enableOfflineQueue: true };
  const redis = new Redis(url, {
    ...commandOptions,
    maxRetriesPerRequest: null,
    connectTimeout: TIMEOUT_MS,
    retryStrategy: (times) => Math.min(RECONNECT_MS.first * 2 ** Math.min(times, 10), RECONNECT_MS.most),
  });
  let lost = false;
  redis.on('ready', () => {
    lost = false;
  });
  redis.on('error', (error) => {
    if (!lost) logger.warn({ err: error }, 'Redis connection failed');
    lost = true;
  });
  return redis;
};
