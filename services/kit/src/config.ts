import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** Secrets may come as files: `X_FILE=/run/secrets/x` stands for `X`, for the keys that are read at all. */
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
 * Reads a flat environment by a schema. Throws one error that names every key that is wrong,
 * before anything connects; an empty value counts as not set.
 */
export const readEnv = <T extends z.ZodObject>(schema: T, env: Environment): z.infer<T> => {
  const problems: string[] = [];
  const result = schema.safeParse(withFiles(Object.keys(schema.shape), env, problems));
  if (result.success && problems.length === 0) return result.data;
  problems.push(...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  throw new Error(`The configuration is not usable.\n  ${problems.join('\n  ')}`);
};

export const port = (initial: number) => z.coerce.number().int().min(0).max(65_535).default(initial);

/** Address of Redis, for what has queues. */
export const redisUrl = z
  .string({ error: 'must be the address of Redis' })
  .regex(/^rediss?:\/\/./, 'must begin with redis:// or rediss://');

/** What every service reads. */
export const baseEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URL: z.string().startsWith('mongodb'),
  MONGODB_DB: z.string().min(1).optional(),
  NATS_URL: z.string().min(1),
  /** Goes before every subject, stream, durable and bucket name; empty in production. */
  BUS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
  /** Addresses whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: z.string().default('loopback,uniquelocal'),
  /** How long a stopping service still answers, each answer telling that its connection ends: longer than a caller keeps one idle. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  /** `ready`: nobody can connect before the service can serve. For where only an open port tells callers which replica to ask. */
  LISTEN_WHEN: z.enum(['started', 'ready']).default('started'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Origin of the account service, which is asked about sessions while the bus is away. */
  ACCOUNT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Base address of a collector that takes traces by OTLP over HTTP; without one none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Which part of all traces is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
});

/** Where traces are sent, and which part of them. */
export interface Tracing {
  /** Base address of the collector. */
  endpoint: string;
  /** 0 to 1. */
  ratio: number;
}

/** Absent where no collector is named. */
export const toTracing = (
  env: Pick<z.infer<typeof baseEnv>, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
): { tracing?: Tracing } => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  return endpoint ? { tracing: { endpoint, ratio } } : {};
};

/** How long a service waits for what it depends on, in milliseconds, before a runner is told to try again. */
export interface Patience {
  /** From a request's arrival until its answer begins, unless the route says otherwise. */
  answerMs: number;
  /** Lag of the event loop above which requests are refused. */
  eventLoopDelayMs: number;
}

/** A hanging dependency (a database that was stopped, a network that swallows) must not hang the runner. */
export const PATIENCE: Patience = { answerMs: 2_800, eventLoopDelayMs: 2_000 };

/** Where a service keeps its data. */
export interface DatabaseAddress {
  url: string;
  name: string;
  /** For the database to be found, and for a connection to it; {@link DATABASE_PATIENCE_MS} where it is not given. */
  patienceMs?: number;
}

export const DATABASE_PATIENCE_MS = 2_000;

export interface BaseConfig {
  name: string;
  production: boolean;
  http: {
    host: string;
    port: number;
    trustedProxies: string[];
    requestsPerMinute: number;
    /** Milliseconds of answering on while it stops; none where it is not given. */
    drainMs?: number;
    /** Whether it listens only once it is ready. */
    whenReady?: boolean;
  };
  logLevel: z.infer<typeof baseEnv>['LOG_LEVEL'];
  database: DatabaseAddress;
  /** {@link PATIENCE} where it is not given; tests on a busy machine have more. */
  patience?: Patience;
  bus: { url: string; prefix: string };
  /** Origin of the account service. Absent: while the bus is away for long nobody can be asked about sessions, and writes are refused. */
  accountUrl?: string;
  /** Absent: traces are handed on, and none is recorded. */
  tracing?: Tracing;
}

/** The nested configuration every service shares; the database is `stridewell_<service>` unless named. */
export const toBaseConfig = (name: string, env: z.infer<typeof baseEnv> & { PORT: number }): BaseConfig => ({
  name,
  production: env.NODE_ENV === 'production',
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
