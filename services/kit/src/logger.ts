import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Where a secret or a word about someone's health could hide in a logged object. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.confirmPassword',
  '*.token',
  '*.email',
  '*.notes',
  '*.message_text',
  '*.answersJson',
  '*.data',
  'err.errInfo',
  'err.keyValue',
  'err.writeErrors',
];

/** JSON logs with ids only: bodies, notes, scores and addresses never reach them. */
export const createLogger = (name: string, level: string): Logger =>
  pino({
    name,
    level,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: safeError,
    },
  });

/** An error without what it carries: a duplicate key error, say, quotes the value of the key in its message. */
export const safeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const quotesValues = error.name.startsWith('Mongo') || error.name === 'ZodError';
  return {
    type: error.name,
    message: quotesValues ? error.name : error.message,
    code: Reflect.get(error, 'code'),
    stack: quotesValues ? undefined : error.stack,
  };
};
