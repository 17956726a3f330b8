import { Redis } from 'ioredis';

/** Returns all Redis keys that match a pattern, with their values, as text. */
export const redisText = async (url: string, pattern: string): Promise<string> => {
  const redis = new Redis(url);
  try {
    const entries: unknown[] = [];
    for (const key of await redis.keys(pattern)) {
      const type = await redis.type(key);
      const read: Record<string, () => Promise<unknown>> = {
        string: () => redis.get(key),
        hash: () => redis.hgetall(key),
        list: () => redis.lrange(key, 0, -1),
        set: () => redis.smembers(key),
        zset: () => redis.zrange(key, '0', '-1'),
        stream: () => redis.xrange(key, '-', '+'),
      };
      entries.push([key, await read[type]?.()]);
    }
    return JSON.stringify(entries);
  } finally {
    redis.disconnect();
  }
};
