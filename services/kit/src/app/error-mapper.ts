import { STATUS_CODES } from 'node:http';
import type { ApiErrorBody } from '@stridewell/contracts/web';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError, type ErrorKind, type Issue } from '../errors.ts';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_large: 413,
  misdirected: 421,
  limited: 429,
  unavailable: 503,
};

const BAD_REQUEST = 'This request could not be understood.';
const SENTENCES: Record<number, string> = {
  400: BAD_REQUEST,
  401: 'Please sign in to go on.',
  403: 'This is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'This is too large to be taken.',
  415: 'Please send JSON.',
  429: 'That was too often. Please wait a moment and try again.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'Stridewell is briefly unavailable. Please try again in a moment.',
};

export const errorBody = (statusCode: number, details: Partial<ApiErrorBody> = {}): ApiErrorBody => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message: SENTENCES[statusCode] ?? SENTENCES[statusCode >= 500 ? 500 : 400] ?? '',
  ...details,
});

/** Zod's words that tell nothing without a field's name. */
const REQUIRED = 'Required';
const INVALID = 'Invalid input';
const UNTELLING = new Set([REQUIRED, INVALID]);

/** The one sentence of a 400: its first problem, named where the wording alone would not say what is meant. */
const sentence = ([first]: Issue[], total: number): string => {
  if (!first) return BAD_REQUEST;
  const named = first.message === REQUIRED ? `'${first.path}' is required` : first.message;
  const full = named === INVALID ? `'${first.path}' is not valid` : named;
  const others = total - 1;
  const more = others === 0 ? '' : others === 1 ? ' (and 1 more problem)' : ` (and ${others} more problems)`;
  return `${full}${more}${/[.!?]$/.test(full) && !more ? '' : '.'}`;
};

type ValidationEntry = { params?: unknown; message?: string; instancePath?: string };

/** Most problems that one answer lists. */
export const ISSUES_LIMIT = 20;
/** Most characters that an answer repeats of the name of an unknown field. */
const NAME_LIMIT = 100;

const shorten = (name: string): string => (name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT)}…` : name);

const zodIssueOf = ({ params }: ValidationEntry): { keys?: string[] } =>
  (Reflect.get(Object(params), 'issue') ?? params ?? {}) as { keys?: string[] };

/** Zod's problems as ours. An unknown field is reported on the field itself. */
const toIssues = (entry: ValidationEntry): Issue[] => {
  const path = (entry.instancePath ?? '').split('/').filter(Boolean).join('.');
  const { keys } = zodIssueOf(entry);
  if (keys)
    return keys
      .slice(0, ISSUES_LIMIT)
      .map(shorten)
      .map((key) => ({ path: [path, key].filter(Boolean).join('.'), message: `Unknown field '${key}'` }));
  const message = entry.message ?? INVALID;
  // Of the body as a whole these words would say nothing: it is none that this address takes.
  return [{ path, message: path === '' && UNTELLING.has(message) ? BAD_REQUEST : message }];
};

/** The first problems of a request, and how many there are in all. */
const listIssues = (validation: ValidationEntry[]): { issues: Issue[]; total: number } => {
  const total = validation.reduce((sum, entry) => sum + (zodIssueOf(entry).keys?.length ?? 1), 0);
  const issues: Issue[] = [];
  for (const entry of validation) {
    issues.push(...toIssues(entry).slice(0, ISSUES_LIMIT - issues.length));
    if (issues.length === ISSUES_LIMIT) break;
  }
  return { issues, total };
};

/** The system's own words for a peer that is gone; the driver hands some of them on as they are. */
const LOST_PEER =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** MongoDB's: no primary, stepping down, shutting down (codes of the server's error table). */
const NO_PRIMARY = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Whether what failed is a dependency that cannot be reached right now, and not the request. */
const isDependencyDown = (error: Error): boolean =>
  LOST_PEER.test(String(Reflect.get(error, 'code'))) ||
  (error.name.startsWith('Mongo') && NO_PRIMARY.has(Number(Reflect.get(error, 'code')))) ||
  /^(MongoServerSelection|MongooseServerSelection|MongoNetwork|MongoTopologyClosed|MongoNotConnected|(Mongo)?PoolClear|MongoPoolClosed|MongoServerClosed|MongoExpiredSession|MongoClientClosed|MongoWaitQueueTimeout|MongoStalePrimary)/.test(
    error.name,
  ) ||
  (error.name === 'MongooseError' && error.message.includes('initial connection'));

/** The answer to an error: what a runner may know, and never the inside of a 5xx. `retryAfter` in seconds. */
export const toAnswer = (error: Error): { body: ApiErrorBody; retryAfter?: number } => {
  if (error instanceof DomainError) {
    const { message, code, issues, retryAfter } = error;
    const body = errorBody(STATUS[error.kind], { message, ...(code && { code }), ...(issues && { issues }) });
    return { body, ...(retryAfter !== undefined && { retryAfter }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { issues, total } = listIssues(error.validation);
    return { body: errorBody(400, { message: sentence(issues, total), issues, code: 'invalid' }) };
  }
  if (isDependencyDown(error)) return { body: errorBody(503, { code: 'unavailable' }), retryAfter: 1 };
  const { code, statusCode = 500 } = error as FastifyError;
  if (
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    (error instanceof SyntaxError && statusCode === 400)
  ) {
    const message = 'This is not valid JSON.';
    return { body: errorBody(400, { message, code: 'invalid', issues: [{ path: '', message }] }) };
  }
  if (statusCode === 503) return { body: errorBody(503, { code: 'unavailable' }), retryAfter: 1 };
  return { body: errorBody(statusCode >= 400 && statusCode < 500 ? statusCode : 500) };
};

/** The one error handler of every service. */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { body, retryAfter } = toAnswer(error);
  if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(body.statusCode).send(body);
};
