import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';

const RECONNECT_MS = { first: 50, most: 1_000 };
/** A Redis that hangs is as good as one that is away. */
const ANSWER_MS = 2_000;

/** How commands behave while Redis is away: producers fail at once, workers wait until it is back. */
export type Patience = 'fail-fast' | 'wait';

/** A connection that comes back by itself. A loss is logged once, not with every attempt. */
export const openRedis = (url: string, patience: Patience, logger: Logger): Redis => {
  const own =
    patience === 'fail-fast' ? { enableOfflineQueue: false, commandTimeout: ANSWER_MS } : { enableOfflineQueue: true };
  const redis = new Redis(url, {
    ...own,
    maxRetriesPerRequest: null,
    connectTimeout: ANSWER_MS,
    retryStrategy: (times) => Math.min(RECONNECT_MS.first * 2 ** Math.min(times, 10), RECONNECT_MS.most),
  });
  let lost = false;
  redis.on('ready', () => {
    lost = false;
  });
  redis.on('error', (error) => {
    if (!lost) logger.warn({ err: error }, 'Redis not reached');
    lost = true;
  });
  return redis;
};
