import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';

const RECONNECT_MS = { first: 50, most: 1_000 };
/** Timeout of a command while Redis hangs, in milliseconds. */
const TIMEOUT_MS = 2_000;

/**
 * Handling of commands while Redis is disconnected: producers' commands fail immediately, and workers' commands wait.
 */
export type OfflineMode = 'fail-fast' | 'wait';

/** Opens a connection that reconnects automatically and logs each loss of the connection once. */
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
