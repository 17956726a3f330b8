import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** Secrets may be given as files: `X_FILE=/run/secrets/x` replaces `X`, for the keys of the schema only. */
const withFiles = (keys: string[], env: Environment, problems: string[]): Environment => {
  const read = (key: string): string | undefined => {
    const file = env[`${key}_FILE`];
    if (env[key] || !file) return env[key];
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${key}_FILE: the file cannot be read`);
      return undefined;
    }
  };
  return Object.fromEntries(keys.map((key) => [key, read(key)]).filter(([, value]) => value));
};

/**
 * Reads a flat environment by a schema. Throws one error that names every invalid key, before anything connects. An
 * empty value counts as not set.
 */
export const readEnv = <T extends z.ZodObject>(schema: T, env: Environment): z.infer<T> => {
  const problems: string[] = [];
  const result = schema.safeParse(withFiles(Object.keys(schema.shape), env, problems));
  if (result.success && problems.length === 0) return result.data;
  problems.push(...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  throw new Error(`The configuration is invalid.\n  ${problems.join('\n  ')}`);
};

export const port = (initial: number) => z.coerce.number().int().min(0).max(65_535).default(initial);

/** Address of Redis, for services with queues. */
export const redisUrl = z
  .string({ error: 'must be the address of Redis' })
  .regex(/^rediss?:\/\/./, 'must begin with redis:// or rediss://');

/** Environment variables of every service. */
export const baseEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URL: z.string().startsWith('mongodb'),
  MONGODB_DB: z.string().min(1).optional(),
  /** Share of the documents read that is compared with the schema of its collection, 0 to 1; see `toReadChecks`. */
  READ_CHECK_RATIO: z.coerce.number().min(0).max(1).optional(),
  NATS_URL: z.string().min(1),
  /** Prefix of every subject, stream, durable and bucket name; empty in production. */
  BUS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
  /** Addresses whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: z.string().default('loopback,uniquelocal'),
  /**
   * Drain time: how long a stopping service still answers, with `connection: close`. Must exceed callers' idle timeout.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  /**
   * `ready` opens the port only when the service can serve, for callers that choose a replica by its open port alone.
   */
  LISTEN_WHEN: z.enum(['started', 'ready']).default('started'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Origin of the account service, which is asked about sessions while the bus is disconnected. */
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Base address of a collector that accepts OTLP over HTTP; without it no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Fraction of traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
});

/** Where traces are sent, and which fraction of them. */
export interface Tracing {
  /** Base address of the collector. */
  endpoint: string;
  /** 0 to 1. */
  ratio: number;
}

/** Absent if no collector is configured. */
export const toTracing = (
  env: Pick<z.infer<typeof baseEnv>, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
): { tracing?: Tracing } => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  return endpoint ? { tracing: { endpoint, ratio } } : {};
};

/** How long a service waits for its dependencies, in milliseconds, before the request gets a 503. */
export interface Timeouts {
  /** From a request's arrival until its response begins, unless the route sets another deadline. */
  answerMs: number;
  /** Lag of the event loop above which requests are refused. */
  eventLoopDelayMs: number;
}

/** A hanging dependency (a stopped database, a network that drops packets) must not hang the request. */
export const DEFAULT_TIMEOUTS: Timeouts = { answerMs: 2_800, eventLoopDelayMs: 2_000 };

/** Where a service keeps its data. */
export interface DatabaseAddress {
  url: string;
  name: string;
  /** Timeout of server selection and of connecting, milliseconds; defaults to {@link DATABASE_TIMEOUT_MS}. */
  patienceMs?: number;
}

export const DATABASE_TIMEOUT_MS = 2_000;

/** How documents are compared with the schema of their collection when they are read. */
export interface ReadCheckConfig {
  /** Share of the documents that is checked, 0 to 1. */
  ratio: number;
  /** Whether a mismatch fails the read; otherwise it is counted and logged. */
  strict: boolean;
}

/** Sampled in production, where each check costs as much as the read of a small document. */
const PRODUCTION_CHECK_RATIO = 0.01;

const toReadChecks = ({
  NODE_ENV,
  READ_CHECK_RATIO,
}: Pick<z.infer<typeof baseEnv>, 'NODE_ENV' | 'READ_CHECK_RATIO'>): ReadCheckConfig => ({
  ratio: READ_CHECK_RATIO ?? (NODE_ENV === 'production' ? PRODUCTION_CHECK_RATIO : 1),
  strict: NODE_ENV === 'test',
});

export interface BaseConfig {
  name: string;
  production: boolean;
  readChecks: ReadCheckConfig;
  http: {
    host: string;
    port: number;
    trustedProxies: string[];
    requestsPerMinute: number;
    /** Drain time in milliseconds; defaults to 0. */
    drainMs?: number;
    /** Whether the service listens only once it is ready. */
    whenReady?: boolean;
  };
  logLevel: z.infer<typeof baseEnv>['LOG_LEVEL'];
  database: DatabaseAddress;
  /** Defaults to {@link DEFAULT_TIMEOUTS}; tests on a busy machine use longer times. */
  patience?: Timeouts;
  bus: { url: string; prefix: string };
  /** Origin of the account service. Without it, writes are refused once the bus has been disconnected for too long. */
  accountUrl?: string;
  /** If absent, traces are propagated but not recorded. */
  tracing?: Tracing;
}

/** The configuration that every service shares; the database name defaults to `stridewell_<service>`. */
export const toBaseConfig = (name: string, env: z.infer<typeof baseEnv> & { PORT: number }): BaseConfig => ({
  name,
  production: env.NODE_ENV === 'production',
  readChecks: toReadChecks(env),
  http: {
    host: env.HOST,
    port: env.PORT,
    trustedProxies: env.TRUSTED_PROXIES.split(','),
    requestsPerMinute: env.RATE_LIMIT_PER_MINUTE,
    drainMs: env.DRAIN_SECONDS * 1_000,
    whenReady: env.LISTEN_WHEN === 'ready',
  },
  logLevel: env.LOG_LEVEL,
  database: { url: env.MONGODB_URL, name: env.MONGODB_DB ?? `stridewell_${name}` },
  bus: { url: env.NATS_URL, prefix: env.BUS_PREFIX },
  ...(env.ACCOUNT_URL && { accountUrl: env.ACCOUNT_URL }),
  ...toTracing(env),
});
