import { availableParallelism } from 'node:os';
import { type BaseConfig, baseEnv, port, readEnv, toBaseConfig } from '@stridewell/kit/config';
import { z } from 'zod';
import type { ThrottleLimits } from './throttle/throttle.ts';

const limit = (initial: number) => z.coerce.number().int().min(1).default(initial);

const accountEnv = baseEnv.extend({
  PORT: port(8081),
  REGISTRATIONS_PER_HOUR: limit(60),
  SIGN_IN_FAILURES_PER_ACCOUNT: limit(10),
  SIGN_IN_FAILURES_PER_ADDRESS: limit(100),
  SIGN_IN_WINDOW_MINUTES: limit(15),
  /** Passwords hashed at a time; one processor stays free for everything else. */
  HASHES_AT_ONCE: limit(Math.max(1, availableParallelism() - 1)),
  HASH_WAIT_MS: limit(2_000),
  KEY_POLL_MS: limit(1_000),
  /** How long a key is public before it signs. */
  KEY_SETTLE_MS: z.coerce.number().int().min(0).default(5_000),
});

export interface Config extends BaseConfig {
  limits: ThrottleLimits;
  hashing: { atOnce: number; waitMs: number };
  keys: { pollMs: number; settleMs: number };
}

/** The service's configuration from an environment. Throws, naming every key that is wrong. */
export const readConfig = (environment: Record<string, string | undefined> = process.env): Config => {
  const env = readEnv(accountEnv, environment);
  return {
    ...toBaseConfig('account', env),
    limits: {
      registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
      failuresPerAccount: env.SIGN_IN_FAILURES_PER_ACCOUNT,
      failuresPerAddress: env.SIGN_IN_FAILURES_PER_ADDRESS,
      failureWindowMs: env.SIGN_IN_WINDOW_MINUTES * 60_000,
    },
    hashing: { atOnce: env.HASHES_AT_ONCE, waitMs: env.HASH_WAIT_MS },
    keys: { pollMs: env.KEY_POLL_MS, settleMs: env.KEY_SETTLE_MS },
  };
};
