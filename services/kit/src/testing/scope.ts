import { randomBytes } from 'node:crypto';
import type { BaseConfig } from '../config.ts';
import { readTestbed } from './config.ts';

/** What one test file has to itself: a database, a bus prefix, and the addresses of the shared testbed. */
export interface TestScope {
  mongoUrl: string;
  natsUrl: string;
  redisUrl: string;
  prefix: string;
  /** A service's configuration inside this scope; its database is the file's own. */
  config(service: string): BaseConfig;
}

/** A scope nobody else uses. Made once per file, at its top. */
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
      http: { host: '127.0.0.1', port: 0, trustedProxies: ['loopback'], requestsPerMinute: 1_000_000 },
      logLevel: 'silent',
      database: { url: mongoUrl, name: `${prefix}_${service}`, patienceMs: 20_000 },
      bus: { url: natsUrl, prefix },
      // Several files and services share a few processors here: what is slow is no failure.
      patience: { answerMs: 20_000, eventLoopDelayMs: 60_000 },
    }),
  };
};
