import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** Reads secrets from files: `X_FILE=/run/secrets/x` sets `X`. This applies only to keys in the schema. */
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
 * Reads the environment variables that a schema declares. An empty value is treated as unset.
 * @throws Error that names every invalid key, but not the values.
 */
export const readEnv = <T extends z.ZodObject>(schema: T, env: Environment): z.infer<T> => {
  const problems: string[] = [];
  const result = schema.safeParse(withFiles(Object.keys(schema.shape), env, problems));
  if (result.success && problems.length === 0) return result.data;
  problems.push(...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  throw new Error(`The configuration is invalid.\n  ${problems.join('\n  ')}`);
};

/** Schema of a TCP port with a default value. Port 0 means any free port. */
export const port = (initial: number) => z.coerce.number().int().min(0).max(65_535).default(initial);

/** Schema of the Redis address, for services that use queues. */
export const redisUrl = z
  .string({ error: 'must be the address of Redis' })
  .regex(/^rediss?:\/\/./, 'must begin with redis:// or rediss://');

/** Schema of the environment variables that every service reads. */
export const baseEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URL: z.string().startsWith('mongodb'),
  MONGODB_DB: z.string().min(1).optional(),
  /** Fraction of the documents to compare with their schema when they are read, 0 to 1; see `toReadChecks`. */
  READ_CHECK_RATIO: z.coerce.number().min(0).max(1).optional(),
  NATS_URL: z.string().min(1),
  /** Prefix of the names of all subjects, streams, durable consumers and buckets; empty in production. */
  BUS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
  /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: z.string().default('loopback,uniquelocal'),
  /** Number of seconds for which a stopping service still handles requests. Must exceed the idle timeout of callers. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  /**
   * With `ready`, the port opens only once the service can handle requests, for callers that select replicas by their
   * open port.
   */
  LISTEN_WHEN: z.enum(['started', 'ready']).default('started'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Origin of the account service, which confirms sessions during a bus outage. */
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Base URL of a collector that accepts OTLP over HTTP. Without it, no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Fraction of traces to record, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
});

/** Where traces are sent, and what fraction of them to record. */
export interface Tracing {
  /** Base URL of the collector. */
  endpoint: string;
  /** Fraction of traces to record, 0 to 1. */
  ratio: number;
}

/** Returns the tracing configuration. `tracing` is missing if no collector is configured. */
export const toTracing = (
  env: Pick<z.infer<typeof baseEnv>, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
): { tracing?: Tracing } => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  return endpoint ? { tracing: { endpoint, ratio } } : {};
};

/** Limits above which a request gets a 503, in milliseconds. */
export interface Timeouts {
  /** Maximum time from the arrival of a request until its response begins, unless the route sets its own deadline. */
  answerMs: number;
  /** Event-loop delay above which requests are rejected. */
  eventLoopDelayMs: number;
}

/** Default limits, which ensure that a request does not hang when a dependency does. */
export const DEFAULT_TIMEOUTS: Timeouts = { answerMs: 2_800, eventLoopDelayMs: 2_000 };

/** Address and name of a service's database. */
export interface DatabaseAddress {
  url: string;
  name: string;
  /** Timeout for selecting a server and for connecting, in milliseconds; defaults to {@link DATABASE_TIMEOUT_MS}. */
  timeoutMs?: number;
}

/** Default of {@link DatabaseAddress.timeoutMs}. */
export const DATABASE_TIMEOUT_MS = 2_000;

/** Configuration of how documents are compared with their collection's schema when they are read. */
export interface ReadCheckConfig {
  /** Fraction of documents to check, 0 to 1. */
  ratio: number;
  /** True when a mismatch makes the read fail. Otherwise, the mismatch is counted and logged. */
  strict: boolean;
}

/**
 * Fraction of documents to check in production. Only a sample is checked, because a check takes as long as reading a
 * small document.
 */
const PRODUCTION_CHECK_RATIO = 0.01;

const toReadChecks = ({
  NODE_ENV,
  READ_CHECK_RATIO,
}: Pick<z.infer<typeof baseEnv>, 'NODE_ENV' | 'READ_CHECK_RATIO'>): ReadCheckConfig => ({
  ratio: READ_CHECK_RATIO ?? (NODE_ENV === 'production' ? PRODUCTION_CHECK_RATIO : 1),
  strict: NODE_ENV === 'test',
});

/** Limits on what the language models of a service read for one runner. */
export interface TextLimitsConfig {
  /** Address of Redis, in which replicas share the counts; null to count in this process only. */
  redisUrl: string | null;
  charactersPerMinute: number;
  formWritesPerMinute: number;
}

export interface BaseConfig {
  name: string;
  production: boolean;
  readChecks: ReadCheckConfig;
  http: {
    host: string;
    port: number;
    trustedProxies: string[];
    requestsPerMinute: number;
    /** Time for which a stopping service still handles requests, in milliseconds; defaults to 0. */
    drainMs?: number;
    /** True when the service starts to listen only once it is ready. */
    whenReady?: boolean;
  };
  logLevel: z.infer<typeof baseEnv>['LOG_LEVEL'];
  database: DatabaseAddress;
  /** Limits for requests. Defaults to {@link DEFAULT_TIMEOUTS}; tests use longer times. */
  patience?: Timeouts;
  bus: { url: string; prefix: string };
  /** Origin of the account service. Without it, writes are rejected during a long bus outage. */
  accountUrl?: string;
  /** Tracing configuration. If it is missing, traces are passed on but not recorded. */
  tracing?: Tracing;
  /** Limits on free text. If they are missing, the defaults apply and each process keeps its own count. */
  texts?: TextLimitsConfig;
}

/**
 * Converts environment variables to the configuration that all services share. The database name defaults to
 * `stridewell_<service>`.
 */
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
