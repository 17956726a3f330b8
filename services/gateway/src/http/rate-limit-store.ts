import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

/**
 * Increments a key, whose first hit starts the window; returns the count and the rest of the window in milliseconds.
 */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/**
 * A rate limiter store that counts in Redis under `prefix` plus the limiter's own key. The plugin's Redis store puts
 * the route's method and URL into the key; a limiter that is called directly has neither.
 */
export const redisStore = (redis: Redis, prefix: string): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      redis.eval(COUNT, 1, `${prefix}${key}`, timeWindow).then(
        (answer) => {
          const [current, ttl] = answer as [number, number];
          callback(null, { current, ttl });
        },
        (error: Error) => callback(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
