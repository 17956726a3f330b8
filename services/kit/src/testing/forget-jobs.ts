import { Redis } from 'ioredis';
import type { TestScope } from './scope.ts';

/** In one step, as a FLUSHALL is: a job added between looking and deleting would stay without its place in the queue. */
const FORGET = `
local keys = redis.call('KEYS', ARGV[1])
for _, key in ipairs(keys) do redis.call('DEL', key) end
return #keys`;

/** Takes all that Redis keeps of a scope, as a FLUSHALL would, and nothing of other tests. Answers how many keys that were. */
export const forgetJobs = async ({ redisUrl, prefix }: TestScope): Promise<number> => {
  const redis = new Redis(redisUrl);
  try {
    return Number(await redis.eval(FORGET, 0, `${prefix}:*`));
  } finally {
    redis.disconnect();
  }
};
