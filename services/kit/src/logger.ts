import { createHmac, randomBytes } from 'node:crypto';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { traceFields } from './telemetry/current.ts';

export type { Logger } from 'pino';

/** Keys of logged objects that may contain secrets or health data. */
const SENSITIVE = [
  'password',
  'confirmPassword',
  'currentPassword',
  'token',
  'authorization',
  'cookie',
  'email',
  'notes',
  'metrics',
  'content',
  'answersJson',
  'answers',
  'planJson',
  'plan',
  'figures',
  'details',
  'body',
  'data',
];

/** Random key of this process, never stored: pseudonyms link log lines without identifying a user. */
const PSEUDONYM_KEY = randomBytes(32);

/** Pseudonym of a user id, because logs outlive an erasure by days. */
const pseudonymOf = (userId: unknown): string =>
  createHmac('sha256', PSEUDONYM_KEY).update(String(userId)).digest('base64url').slice(0, 16);

/** JSON logs with ids only, including those of the trace. Bodies, notes, scores and addresses are never logged. */
export const loggerOptions = (name: string, level: string): LoggerOptions => ({
  name,
  level,
  mixin: traceFields,
  redact: { paths: SENSITIVE.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  serializers: {
    userId: pseudonymOf,
    // Job ids may contain a user id.
    jobId: pseudonymOf,
    req: (request) => ({ id: request.id, method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: (error: unknown) => safeError(error),
  },
});

/** Logs to standard output, or to a destination given by a test. */
export const createLogger = (name: string, level: string, destination?: DestinationStream): Logger =>
  pino(loggerOptions(name, level), destination);

/**
 * Errors whose messages quote stored or sent values, such as a duplicate key. Errors about an unreachable database are
 * logged in full.
 */
const QUOTING =
  /^(Zod|BSON)|^Mongo(?!.*(Network|ServerSelection|Topology|NotConnected|Pool))|^(CastError|ValidationError|StrictModeError|SyntaxError)$/;

/** An error for the log. When its message quotes values, its name replaces the message. */
export const safeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const quotesValues = QUOTING.test(error.name);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: quotesValues ? error.name : error.message,
    code: Reflect.get(error, 'code'),
    stack: frames?.join('\n'),
  };
};
