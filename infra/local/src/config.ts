import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { inRepo } from './paths.ts';

/** What the runner takes from its environment; the only place in this package that reads it. */
export interface LocalConfig {
  /** Base of the port plan (PORT), 8080 by default. */
  basePort: number;
  /** Absolute folder of everything that must survive a restart (STRIDEWELL_DATA), `.data` by default. */
  dataDir: string;
  /** Servers that somebody else runs; null means that the runner brings its own. */
  given: GivenUrls;
  /** A browser for the tests (CHROMIUM_PATH), when it is not on PATH. */
  chromium: string | null;
  /** The environment that every child process starts from. */
  childEnv: Record<string, string>;
}

/** Addresses of servers that are not the runner's own. */
export interface GivenUrls {
  nats: string | null;
  redis: string | null;
  database: string | null;
}

type Env = Record<string, string | undefined>;

/**
 * Reads the environment once.
 * @throws Error with one sentence when PORT is no usable port.
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

/** The plan spans 14 ports, so the base may not be higher than this. */
export const HIGHEST_BASE_PORT = 65_535 - 13;

/**
 * Parses the base of the port plan.
 * @throws Error with one sentence naming `source` when the text is no usable port.
 */
export function parsePort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= HIGHEST_BASE_PORT) return port;
  throw new Error(`${source} must be a whole number from 1 to ${HIGHEST_BASE_PORT}, not "${text}".`);
}

/** Noise of the programs that called us: npm's settings, a test runner's switches, coverage. */
const NOISE = /^(npm_|VITEST|VITE_|NODE_V8_COVERAGE$|NODE_OPTIONS$|NODE_CHANNEL|INIT_CWD$|TEST$|PROD$|DEV$|MODE$)/;
/** Set per part by the runner; a caller's value would give two parts the same one. */
const OWN = new Set(['PORT', 'NODE_ENV', 'HOST', 'MONGODB_DB', 'STRIDEWELL_DATA']);

/** The caller's environment without what must not reach a service. HOST stays only where it is an address. */
export function childEnv(env: Env): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(env)) {
    if (value !== undefined && !NOISE.test(key) && !OWN.has(key)) kept[key] = value;
  }
  return kept;
}

/** The address the edge shall listen on when the caller names one; some shells export HOST as a machine type. */
export function edgeHost(env: Env = process.env): string | null {
  return env.HOST && (isIP(env.HOST) || env.HOST === 'localhost') ? env.HOST : null;
}
