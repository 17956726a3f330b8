import { z } from 'zod';
import { readEnv } from '../config.ts';

const testbedEnv = z.object({
  STRIDEWELL_TEST_MONGODB_URL: z.string(),
  STRIDEWELL_TEST_NATS_URL: z.string(),
  STRIDEWELL_TEST_REDIS_URL: z.string(),
});

/** Addresses of the shared test databases, bus and Redis, which Vitest's global setup starts. */
export const readTestbed = (): { mongoUrl: string; natsUrl: string; redisUrl: string } => {
  const env = readEnv(testbedEnv, process.env);
  return {
    mongoUrl: env.STRIDEWELL_TEST_MONGODB_URL,
    natsUrl: env.STRIDEWELL_TEST_NATS_URL,
    redisUrl: env.STRIDEWELL_TEST_REDIS_URL,
  };
};
