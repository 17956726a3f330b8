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
  401: 'Please sign in to continue.',
  403: 'This is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This address does not accept that kind of request.',
  413: 'This is too large to send.',
  415: 'Please send JSON.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'Stridewell is briefly unavailable. Please try again in a moment.',
};

/** Creates the body of an error response with the default message of its status code. `details` override it. */
export const errorBody = (statusCode: number, details: Partial<ApiErrorBody> = {}): ApiErrorBody => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message: SENTENCES[statusCode] ?? SENTENCES[statusCode >= 500 ? 500 : 400] ?? '',
  ...details,
});

/** Zod messages that are unclear unless the message also names the field. */
const REQUIRED = 'Required';
const INVALID = 'Invalid input';
const NEEDS_FIELD_NAME = new Set([REQUIRED, INVALID]);

/** The message of a 400 response: the message of the first issue, with the name of the field where needed. */
const sentence = ([first]: Issue[], total: number): string => {
  if (!first) return BAD_REQUEST;
  const named = first.message === REQUIRED ? `'${first.path}' is required` : first.message;
  const full = named === INVALID ? `'${first.path}' is not valid` : named;
  const others = total - 1;
  const more = others === 0 ? '' : others === 1 ? ' (and 1 more problem)' : ` (and ${others} more problems)`;
  return `${full}${more}${/[.!?]$/.test(full) && !more ? '' : '.'}`;
};

type ValidationEntry = { params?: unknown; message?: string; instancePath?: string };

/** Maximum number of issues that one response lists. */
export const ISSUES_LIMIT = 20;
/** Maximum number of characters that a response quotes from an unknown field's name. */
const NAME_LIMIT = 100;

const shorten = (name: string): string => (name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT)}…` : name);

const zodIssueOf = ({ params }: ValidationEntry): { keys?: string[] } =>
  (Reflect.get(Object(params), 'issue') ?? params ?? {}) as { keys?: string[] };

/** Converts a Zod issue into issues for the response. Each unknown field gets an issue with its own path. */
const toIssues = (entry: ValidationEntry): Issue[] => {
  const path = (entry.instancePath ?? '').split('/').filter(Boolean).join('.');
  const { keys } = zodIssueOf(entry);
  if (keys)
    return keys
      .slice(0, ISSUES_LIMIT)
      .map(shorten)
      .map((key) => ({ path: [path, key].filter(Boolean).join('.'), message: `Unknown field '${key}'` }));
  const message = entry.message ?? INVALID;
  // An issue about the whole body has no field name, so its message is the general one.
  return [{ path, message: path === '' && NEEDS_FIELD_NAME.has(message) ? BAD_REQUEST : message }];
};

/** The issues to list in the response, and the total number of issues in the request. */
const listIssues = (validation: ValidationEntry[]): { issues: Issue[]; total: number } => {
  const total = validation.reduce((sum, entry) => sum + (zodIssueOf(entry).keys?.length ?? 1), 0);
  const issues: Issue[] = [];
  for (const entry of validation) {
    issues.push(...toIssues(entry).slice(0, ISSUES_LIMIT - issues.length));
    if (issues.length === ISSUES_LIMIT) break;
  }
  return { issues, total };
};

/** System error codes that mean that a peer is unreachable. The MongoDB driver passes some of them on. */
const LOST_PEER =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Error codes of the MongoDB server while it has no primary, steps down or shuts down. */
const NO_PRIMARY = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** True when an error means that a dependency is unreachable. */
const isDependencyDown = (error: Error): boolean =>
  LOST_PEER.test(String(Reflect.get(error, 'code'))) ||
  (error.name.startsWith('Mongo') && NO_PRIMARY.has(Number(Reflect.get(error, 'code')))) ||
  /^(MongoServerSelection|MongooseServerSelection|MongoNetwork|MongoTopologyClosed|MongoNotConnected|(Mongo)?PoolClear|MongoPoolClosed|MongoServerClosed|MongoExpiredSession|MongoClientClosed|MongoWaitQueueTimeout|MongoStalePrimary)/.test(
    error.name,
  ) ||
  (error.name === 'MongooseError' && error.message.includes('initial connection'));

/** Converts an error to a response. A 5xx response contains no internal text. `retryAfter` is in seconds. */
export const toErrorResponse = (error: Error): { body: ApiErrorBody; retryAfter?: number } => {
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

/** The Fastify error handler used by every service. */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { body, retryAfter } = toErrorResponse(error);
  if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(body.statusCode).send(body);
};
