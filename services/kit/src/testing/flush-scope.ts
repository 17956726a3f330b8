import { Redis } from 'ioredis';
import type { TestScope } from './scope.ts';

/**
 * Atomic, like FLUSHALL: a job added between listing and deleting would keep its data but lose its place in the queue.
 */
const FORGET = `
local keys = redis.call('KEYS', ARGV[1])
for _, key in ipairs(keys) do redis.call('DEL', key) end
return #keys`;

/** Deletes all Redis keys of a scope, like a FLUSHALL restricted to this test. Returns the number of deleted keys. */
export const flushScope = async ({ redisUrl, prefix }: TestScope): Promise<number> => {
  const redis = new Redis(redisUrl);
  try {
    return Number(await redis.eval(FORGET, 0, `${prefix}:*`));
  } finally {
    redis.disconnect();
  }
};
