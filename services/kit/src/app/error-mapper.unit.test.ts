import { describe, expect, it } from 'vitest';
import {
  DomainError,
  type ErrorKind,
  invalid,
  missing,
  PermanentError,
  unauthenticated,
  unavailable,
} from '../errors.ts';
import { errorBody, toErrorResponse } from './error-mapper.ts';

const named = (name: string, details: object = {}): Error =>
  Object.assign(new Error('secret inside'), { name }, details);

describe('API-55 response to a domain error', () => {
  it.each([
    ['invalid', 400, 'Bad Request'],
    ['unauthenticated', 401, 'Unauthorized'],
    ['forbidden', 403, 'Forbidden'],
    ['missing', 404, 'Not Found'],
    ['conflict', 409, 'Conflict'],
    ['too_large', 413, 'Payload Too Large'],
    ['misdirected', 421, 'Misdirected Request'],
    ['limited', 429, 'Too Many Requests'],
    ['unavailable', 503, 'Service Unavailable'],
  ] satisfies [ErrorKind, number, string][])('maps the error kind %s to the status %i', (kind, statusCode, error) => {
    const answer = toErrorResponse(new DomainError(kind, 'A sentence.', { code: 'a_code', retryAfter: 7 }));
    expect(answer).toEqual({ body: { statusCode, error, message: 'A sentence.', code: 'a_code' }, retryAfter: 7 });
  });

  it('contains an issue with the invalid field’s path', () => {
    expect(toErrorResponse(invalid('date', 'Not that day.')).body).toMatchObject({
      statusCode: 400,
      message: 'Not that day.',
      issues: [{ path: 'date', message: 'Not that day.' }],
    });
  });

  it('has the status and code that the error helper defines', () => {
    expect(toErrorResponse(missing('No check-in yet.')).body).toMatchObject({ statusCode: 404, code: 'not_found' });
    expect(toErrorResponse(unauthenticated()).body).toMatchObject({ statusCode: 401, code: 'unauthenticated' });
    expect(toErrorResponse(unavailable())).toMatchObject({
      body: { statusCode: 503, code: 'unavailable' },
      retryAfter: 1,
    });
  });
});

describe('response to an error that means a dependency is unreachable', () => {
  it.each([
    ['MongoServerSelectionError'],
    ['MongoNetworkError'],
    ['MongoNetworkTimeoutError'],
    ['MongoTopologyClosedError'],
    ['MongoNotConnectedError'],
    ['MongoPoolClearedError'],
    ['PoolClearedOnNetworkError'],
    ['MongoClientClosedError'],
    ['MongoPoolClosedError'],
    ['MongoServerClosedError'],
    ['MongoWaitQueueTimeoutError'],
    ['MongooseServerSelectionError'],
  ])('returns 503 with retry-after for %s', (name) => {
    expect(toErrorResponse(named(name))).toMatchObject({
      body: { statusCode: 503, code: 'unavailable' },
      retryAfter: 1,
    });
  });

  it.each([
    [
      'a connection reset that the driver passes on unchanged',
      named('Error', { code: 'ECONNRESET', syscall: 'write' }),
    ],
    ['a refused connection', named('Error', { code: 'ECONNREFUSED' })],
    ['a primary that stepped down', named('MongoServerError', { code: 10_107 })],
    [
      'a call before the first connection',
      Object.assign(new Error('Cannot call `x.find()` before initial connection'), { name: 'MongooseError' }),
    ],
    ['an exceeded under-pressure limit', named('FastifyError', { statusCode: 503, code: 'FST_UNDER_PRESSURE' })],
  ])('returns 503 with retry-after for %s', (_what, error) => {
    expect(toErrorResponse(error)).toMatchObject({ body: { statusCode: 503 }, retryAfter: 1 });
    expect(JSON.stringify(toErrorResponse(error))).not.toMatch(/secret|find\(\)/);
  });
});

describe('API-56 response to any other error', () => {
  it.each([
    ['a plain error', new Error('secret inside')],
    ['a duplicate key', named('MongoServerError', { code: 11_000, keyValue: { email: 'secret@x.no' } })],
    ['a permanent error', new PermanentError('secret inside')],
    ['malformed JSON from our own code', new SyntaxError('Unexpected token s, "secret inside"')],
    ['an error with an unexpected status code', named('Error', { statusCode: 302 })],
  ])('returns 500 without internal details for %s', (_what, error) => {
    const { body } = toErrorResponse(error);
    expect(body.statusCode).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.message).toMatch(/^[A-Z][^\n]+\.$/);
  });

  it.each([
    [400, new SyntaxError('x')],
    [400, named('FastifyError', { code: 'FST_ERR_CTP_EMPTY_JSON_BODY' })],
    [413, named('FastifyError', { code: 'FST_ERR_CTP_BODY_TOO_LARGE' })],
    [415, named('FastifyError', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' })],
    [418, named('Error')],
  ])('keeps the framework’s status %i and replaces the framework’s message', (statusCode, error) => {
    const { body } = toErrorResponse(Object.assign(error, { statusCode }));
    expect(body.statusCode).toBe(statusCode);
    expect(body.message).toMatch(/^[A-Z][^\n]+\.$/);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('errorBody', () => {
  it('returns a message for every status', () => {
    for (const status of [400, 401, 402, 403, 404, 405, 413, 415, 418, 429, 500, 502, 503, 504])
      expect(errorBody(status), String(status)).toMatchObject({
        statusCode: status,
        message: expect.stringMatching(/\.$/),
      });
  });
});
