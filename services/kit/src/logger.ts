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

/**
 * Random key of this process, which is never stored. Pseudonyms made with it link log lines without identifying a user.
 */
const PSEUDONYM_KEY = randomBytes(32);

/** Returns the pseudonym of a user id, because logs are kept for days after an erasure. */
const pseudonymOf = (userId: unknown): string =>
  createHmac('sha256', PSEUDONYM_KEY).update(String(userId)).digest('base64url').slice(0, 16);

/**
 * Options for a logger that writes JSON lines with ids only, including trace ids. Bodies, notes, scores and addresses
 * are never logged.
 */
export const loggerOptions = (name: string, level: string): LoggerOptions => ({
  name,
  level,
  mixin: traceFields,
  redact: { paths: SENSITIVE.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  serializers: {
    userId: pseudonymOf,
    // A job id may contain a user id.
    jobId: pseudonymOf,
    req: (request) => ({ id: request.id, method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: (error: unknown) => safeError(error),
  },
});

/** Creates a logger that writes to standard output, or to a destination that a test provides. */
export const createLogger = (name: string, level: string, destination?: DestinationStream): Logger =>
  pino(loggerOptions(name, level), destination);

/**
 * Matches errors whose messages quote stored or sent values, such as duplicate-key errors. Errors about an unreachable
 * database are logged in full.
 */
const QUOTING =
  /^(Zod|BSON)|^Mongo(?!.*(Network|ServerSelection|Topology|NotConnected|Pool))|^(CastError|ValidationError|StrictModeError|SyntaxError)$/;

/** Matches the codes of the CSV reader, whose errors have no specific name and quote the text that they stopped at. */
const QUOTING_CODE = /^(CSV_|INVALID_OPENING_QUOTE$|INVALID_BUFFER_STATE$)/;

/** Converts an error for the log. If its message quotes values, the message is replaced by the error's name. */
export const safeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const quotesValues = QUOTING.test(error.name) || (typeof code === 'string' && QUOTING_CODE.test(code));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: quotesValues ? error.name : error.message,
    code,
    stack: frames?.join('\n'),
  };
};
