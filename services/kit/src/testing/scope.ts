import { randomBytes } from 'node:crypto';
import type { BaseConfig } from '../config.ts';
import { readTestbed } from './config.ts';

/**
 * The isolated resources of one test file: its databases, its bus prefix, and the addresses of the shared test stores.
 */
export interface TestScope {
  mongoUrl: string;
  natsUrl: string;
  redisUrl: string;
  prefix: string;
  /** A service's configuration in this scope, with a database of its own. */
  config(service: string): BaseConfig;
}

/** Creates a unique scope. Call it once per file, at the top. */
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
      // Test files and services share a few CPUs: slowness is not a failure here.
      patience: { answerMs: 20_000, eventLoopDelayMs: 60_000 },
    }),
  };
};
