import { Redis } from 'ioredis';
import type { TestScope } from './scope.ts';

/** Takes all that Redis keeps of a scope, as a FLUSHALL would, and nothing of other tests. Answers how many keys that were. */
export const forgetJobs = async ({ redisUrl, prefix }: TestScope): Promise<number> => {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys(`${prefix}:*`);
    return keys.length > 0 ? await redis.del(...keys) : 0;
  } finally {
    redis.disconnect();
  }
};
