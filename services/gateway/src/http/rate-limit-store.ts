import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

/** Counts one more under a key whose first hit opens the window; answers the count and the rest of the window, milliseconds. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/**
 * A store of the rate limiter that counts in Redis under `prefix` and the limiter's own key. The plugin's store puts method and
 * address of a route into the key, and a limiter that is called by hand has neither.
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
