import { Redis } from 'ioredis';
import type { TestScope } from './scope.ts';

/** Atomic, because a job added during listing and deleting would lose its place in the queue but keep its data. */
const FORGET = `
local keys = redis.call('KEYS', ARGV[1])
for _, key in ipairs(keys) do redis.call('DEL', key) end
return #keys`;

/** Deletes all Redis keys of a scope; returns their number. */
export const flushScope = async ({ redisUrl, prefix }: TestScope): Promise<number> => {
  const redis = new Redis(redisUrl);
  try {
    return Number(await redis.eval(FORGET, 0, `${prefix}:*`));
  } finally {
    redis.disconnect();
  }
};
