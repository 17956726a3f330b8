import { Redis } from 'ioredis';
import type { TestScope } from './scope.ts';

/**
 * Script that deletes all keys in one atomic step. Otherwise, a job added between listing and deleting would be removed
 * from the list of waiting jobs but keep its data.
 */
const FORGET = `
local keys = redis.call('KEYS', ARGV[1])
for _, key in ipairs(keys) do redis.call('DEL', key) end
return #keys`;

/** Deletes all Redis keys of a test scope; returns the number of deleted keys. */
export const flushScope = async ({ redisUrl, prefix }: TestScope): Promise<number> => {
  const redis = new Redis(redisUrl);
  try {
    return Number(await redis.eval(FORGET, 0, `${prefix}:*`));
  } finally {
    redis.disconnect();
  }
};
