import { randomBytes } from 'node:crypto';
import type { BaseConfig } from '../config.ts';
import { readTestbed } from './config.ts';

/** Resources of one test file: databases, bus prefix, and addresses of the shared test stores. */
export interface TestScope {
  mongoUrl: string;
  natsUrl: string;
  redisUrl: string;
  prefix: string;
  /** Configuration of a service in this scope, with its own database. */
  config(service: string): BaseConfig;
}

/** Creates a unique scope. Call it once per test file. */
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
      database: { url: mongoUrl, name: `${prefix}_${service}`, patienceMs: 20_000 },
      bus: { url: natsUrl, prefix },
      // Slowness is not a failure here: test files and services share a few CPUs.
      patience: { answerMs: 20_000, eventLoopDelayMs: 60_000 },
    }),
  };
};
