import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';

/** Maximum number of counters that a process keeps in its own memory, without Redis or while Redis is down. */
export const COUNTS_REMEMBERED = 50_000;

/**
 * Redis script that adds to a counter and returns the count and the remaining time in milliseconds. The first addition
 * starts the time window.
 */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

export interface Count {
  current: number;
  /** Time until the window ends, in milliseconds. */
  ttl: number;
}

/** Counters with a fixed time window, which all replicas of a service share. */
export interface SharedCounts {
  /** Adds a positive amount to a counter. Never fails: while Redis is down, this process keeps its own count. */
  add(key: string, amount: number, windowMs: number): Promise<Count>;
  close(): void;
}

/** Creates a function that counts in this process. Evicts the oldest counters above {@link COUNTS_REMEMBERED}. */
const createOwnCounts = (clock: Pick<Clock, 'monotonic'>) => {
  const counts = new Map<string, { current: number; endsAt: number }>();
  return (key: string, amount: number, windowMs: number): Count => {
    const now = clock.monotonic();
    const known = counts.get(key);
    const isOpen = known !== undefined && known.endsAt > now;
    const counted = isOpen
      ? { ...known, current: known.current + amount }
      : { current: amount, endsAt: now + windowMs };
    // Moves a restarted counter to the end, so that the first counters are the oldest.
    if (!isOpen) counts.delete(key);
    counts.set(key, counted);
    const [oldest] = counts.keys();
    if (counts.size > COUNTS_REMEMBERED && oldest !== undefined) counts.delete(oldest);
    return { current: counted.current, ttl: counted.endsAt - now };
  };
};

/** Opens a connection to Redis that fails fast, so that requests do not wait while Redis is down. */
const openRedis = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let warned = false;
  redis.on('error', (error) => {
    if (!warned) logger.warn({ err: error }, 'redis is down: each replica applies limits by its own counts');
    warned = true;
  });
  redis.on('ready', () => {
    warned = false;
  });
  return redis;
};

export interface SharedCountsOptions {
  /** Address of Redis; null to count in this process only. */
  redisUrl: string | null;
  /** Prefix of the keys in Redis. */
  prefix: string;
  clock: Pick<Clock, 'monotonic'>;
  logger: Logger;
}

/**
 * Creates the counters. Replicas share the counts in Redis. While Redis is down, each replica keeps its own count, so a
 * limit is at most multiplied by the number of replicas.
 */
export const createSharedCounts = ({ redisUrl, prefix, clock, logger }: SharedCountsOptions): SharedCounts => {
  const redis = redisUrl ? openRedis(redisUrl, logger) : null;
  const countHere = createOwnCounts(clock);
  return {
    async add(key, amount, windowMs) {
      if (!redis) return countHere(key, amount, windowMs);
      try {
        const [current, ttl] = (await redis.eval(ADD, 1, `${prefix}${key}`, windowMs, amount)) as [number, number];
        return { current, ttl };
      } catch {
        return countHere(key, amount, windowMs);
      }
    },
    close: () => redis?.disconnect(),
  };
};

/**
 * Returns the key under which a user's requests are counted. Counts may exist for a minute after an erasure, and the
 * hash of a random id does not identify anyone.
 */
export const countKeyOf = (userId: string): string => createHash('sha256').update(userId).digest('base64url');
