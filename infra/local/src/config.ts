import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { inRepo } from './paths.ts';

/** Settings of the local runner, read from its environment. No other module of this package reads the environment. */
export interface LocalConfig {
  /** Base of the port plan (PORT), 8080 by default. */
  basePort: number;
  /** Absolute folder for all data that survives a restart (STRIDEWELL_DATA), `.data` by default. */
  dataDir: string;
  /** URLs of servers that run elsewhere. Null for a server that the local runner starts itself. */
  given: GivenUrls;
  /** Path of a browser for the tests (CHROMIUM_PATH). Null to search PATH. */
  chromium: string | null;
  /** Base environment of every child process. */
  childEnv: Record<string, string>;
}

/** Addresses of servers that the local runner does not start itself. */
export interface GivenUrls {
  nats: string | null;
  redis: string | null;
  database: string | null;
}

type Env = Record<string, string | undefined>;

/**
 * Reads the environment once.
 * @throws Error with one sentence when PORT is not a usable port.
 */
export function readConfig(env: Env = process.env): LocalConfig {
  return {
    basePort: env.PORT ? parsePort(env.PORT, 'PORT') : 8080,
    dataDir: env.STRIDEWELL_DATA ? resolve(env.STRIDEWELL_DATA) : inRepo('.data'),
    given: { nats: env.NATS_URL || null, redis: env.REDIS_URL || null, database: env.MONGODB_URL || null },
    chromium: env.CHROMIUM_PATH || null,
    childEnv: childEnv(env),
  };
}

/** The highest base port: the port plan spans 14 ports. */
const HIGHEST_BASE_PORT = 65_535 - 13;

/**
 * Parses the base of the port plan.
 * @throws Error with one sentence that names `source` when the value is not a usable port.
 */
export function parsePort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= HIGHEST_BASE_PORT) return port;
  throw new Error(`${source} must be a whole number from 1 to ${HIGHEST_BASE_PORT}, not "${text}".`);
}

/** Variables that npm, test runners and coverage tools set, and that must not reach a service. */
const CALLER_VARIABLES =
  /^(npm_|VITEST|VITE_|NODE_V8_COVERAGE$|NODE_OPTIONS$|NODE_CHANNEL|INIT_CWD$|TEST$|PROD$|DEV$|MODE$)/;
/**
 * Variables that the local runner sets for each process. A value from the caller's environment would be the same for
 * all processes.
 */
const SET_PER_PART = new Set(['PORT', 'NODE_ENV', 'HOST', 'MONGODB_DB', 'STRIDEWELL_DATA']);

/** The caller's environment without the variables that must not reach a service. */
export function childEnv(env: Env): Record<string, string> {
  const allowed: Record<string, string> = {};
  for (const [key, value] of Object.entries(env)) {
    if (value !== undefined && !CALLER_VARIABLES.test(key) && !SET_PER_PART.has(key)) allowed[key] = value;
  }
  return allowed;
}

/**
 * The address that the gateway listens on. It is HOST, but only if HOST is an IP address, because some shells export
 * the machine type as HOST.
 */
export function edgeHost(env: Env = process.env): string | null {
  return env.HOST && (isIP(env.HOST) || env.HOST === 'localhost') ? env.HOST : null;
}
