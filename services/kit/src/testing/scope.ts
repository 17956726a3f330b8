import { randomBytes } from 'node:crypto';
import type { BaseConfig } from '../config.ts';
import { readTestbed } from './config.ts';

/**
 * Resources of one test file: database names, bus prefix, and the addresses of the shared test databases, bus and
 * Redis.
 */
export interface TestScope {
  mongoUrl: string;
  natsUrl: string;
  redisUrl: string;
  prefix: string;
  /** Returns the configuration of a service in this scope, with a separate database. */
  config(service: string): BaseConfig;
}

/** Creates a unique scope. Each test file calls this once. */
export const createScope = (): TestScope => {
  const { mongoUrl, natsUrl, redisUrl } = readTestbed();
  const prefix = `t${randomBytes(6).toString('hex')}`;
  return {
    mongoUrl,
    natsUrl,
    redisUrl,
    prefix,
    config: (service) => ({
      name: service,
      production: false,
      readChecks: { ratio: 1, strict: true },
      http: { host: '127.0.0.1', port: 0, trustedProxies: ['loopback'], requestsPerMinute: 1_000_000 },
      logLevel: 'silent',
      database: { url: mongoUrl, name: `${prefix}_${service}`, timeoutMs: 20_000 },
      bus: { url: natsUrl, prefix },
      // Slow responses must not fail these tests, because test files and services share a few CPUs. The limits are
      // therefore long.
      patience: { answerMs: 20_000, eventLoopDelayMs: 60_000 },
      texts: { redisUrl, charactersPerMinute: 1_000_000_000, formWritesPerMinute: 1_000_000 },
    }),
  };
};
