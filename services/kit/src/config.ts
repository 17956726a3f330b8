import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** Reads secrets from files: `X_FILE=/run/secrets/x` sets `X`, for keys of the schema only. */
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
 * Reads the environment by a schema; an empty value counts as unset. @throws Error that names every invalid key,
 * without values.
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
  /** Share of read documents that is compared with the schema, 0 to 1; see `toReadChecks`. */
  READ_CHECK_RATIO: z.coerce.number().min(0).max(1).optional(),
  NATS_URL: z.string().min(1),
  /** Prefix of every subject, stream, durable and bucket name; empty in production. */
  BUS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
  /** Addresses whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: z.string().default('loopback,uniquelocal'),
  /** Drain time: a stopping service still answers for so long. Must exceed the idle timeout of callers. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  /** `ready` opens the port only once the service can serve, for callers that choose replicas by open port. */
  LISTEN_WHEN: z.enum(['started', 'ready']).default('started'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Origin of the account service, which is asked about sessions during a bus outage. */
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Base address of a collector that accepts OTLP over HTTP; without it no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Fraction of traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
});

/** Destination of traces and the fraction to record. */
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

/** Timeouts of a request, in milliseconds; a request that exceeds them gets a 503. */
export interface Timeouts {
  /** From the arrival of a request until its response begins, unless the route sets a deadline. */
  answerMs: number;
  /** Lag of the event loop above which requests are refused. */
  eventLoopDelayMs: number;
}

/** A dependency that hangs must not hang the request. */
export const DEFAULT_TIMEOUTS: Timeouts = { answerMs: 2_800, eventLoopDelayMs: 2_000 };

/** Address of a service's database. */
export interface DatabaseAddress {
  url: string;
  name: string;
  /** Timeout of server selection and of connecting, milliseconds; defaults to {@link DATABASE_TIMEOUT_MS}. */
  patienceMs?: number;
}

export const DATABASE_TIMEOUT_MS = 2_000;

/** How read documents are compared with the schema of their collection. */
export interface ReadCheckConfig {
  /** Share of the documents that is checked, 0 to 1. */
  ratio: number;
  /** True when a mismatch fails the read; otherwise it is counted and logged. */
  strict: boolean;
}

/** A sample, because a check costs as much as reading a small document. */
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
    /** True when the service listens only once it is ready. */
    whenReady?: boolean;
  };
  logLevel: z.infer<typeof baseEnv>['LOG_LEVEL'];
  database: DatabaseAddress;
  /** Defaults to {@link DEFAULT_TIMEOUTS}; tests use longer times. */
  patience?: Timeouts;
  bus: { url: string; prefix: string };
  /** Origin of the account service. Without it, writes are refused during a long bus outage. */
  accountUrl?: string;
  /** If absent, traces are propagated but not recorded. */
  tracing?: Tracing;
}

/** The configuration shared by all services. The database name defaults to `stridewell_<service>`. */
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
