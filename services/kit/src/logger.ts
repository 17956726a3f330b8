import { createHmac, randomBytes } from 'node:crypto';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { traceFields } from './telemetry/current.ts';

export type { Logger } from 'pino';

/** Where a secret or a word about someone's health could hide in a logged object. */
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
  'body',
  'data',
];

/** Of this process, and nowhere stored: lines of one runner belong together, and no line leads back to them. */
const PSEUDONYMS = randomBytes(32);

/** A runner's id as logs show it: what is written there outlives an erasure by days. */
const pseudonymOf = (userId: unknown): string =>
  createHmac('sha256', PSEUDONYMS).update(String(userId)).digest('base64url').slice(0, 16);

/** JSON logs with ids only, those of the trace among them: bodies, notes, scores and addresses never reach them. */
export const loggerOptions = (name: string, level: string): LoggerOptions => ({
  name,
  level,
  mixin: traceFields,
  redact: { paths: SENSITIVE.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  serializers: {
    userId: pseudonymOf,
    // Ids of jobs follow from what they are about, which may be a runner.
    jobId: pseudonymOf,
    req: (request) => ({ id: request.id, method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: (error: unknown) => safeError(error),
  },
});

/** Logs to standard output, or to where a test looks. */
export const createLogger = (name: string, level: string, destination?: DestinationStream): Logger =>
  pino(loggerOptions(name, level), destination);

/**
 * Errors that quote what was stored or sent: a duplicate key, a value that could not be cast, JSON that could not be read.
 * Those that only say that a database is out of reach are told in full.
 */
const QUOTING =
  /^(Zod|BSON)|^Mongo(?!.*(Network|ServerSelection|Topology|NotConnected|Pool))|^(CastError|ValidationError|StrictModeError|SyntaxError)$/;

/** An error without what it carries; of one that quotes values, its name and where it was thrown stand for its message. */
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
