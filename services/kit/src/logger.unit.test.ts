import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions, safeError } from './logger.ts';

const logged = (line: object): string => {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  pino(loggerOptions('toy', 'debug'), sink).info(line, 'said');
  return text;
};

describe('createLogger', () => {
  it.each([
    ['at the top', { email: 'canary', password: 'canary', token: 'canary', notes: 'canary', data: { pain: 'canary' } }],
    ['one level down', { user: { email: 'canary', notes: 'canary' }, event: { data: 'canary' } }],
    ['two levels down', { a: { user: { email: 'canary', body: { notes: 'canary' } } } }],
    ['in a request', { req: { id: '1', method: 'GET', headers: { authorization: 'canary' }, url: '/x?email=canary' } }],
    [
      'in a duplicate key',
      { err: Object.assign(new Error('dup key: { email: "canary" }'), { name: 'MongoServerError' }) },
    ],
    ['in a cast error', { err: Object.assign(new Error('Cast failed for value "canary"'), { name: 'CastError' }) }],
    ['in a JSON syntax error', { err: new SyntaxError('Unexpected token c, "canary"') }],
    [
      'in an error of the CSV reader (SECU-3302)',
      { err: Object.assign(new Error('Invalid Opening Quote: value is "canary"'), { code: 'INVALID_OPENING_QUOTE' }) },
    ],
    ['in the fields of an error', { err: Object.assign(new Error('no'), { keyValue: 'canary', response: 'canary' }) }],
    ['in the cause of an error', { err: new Error('no', { cause: new Error('canary') }) }],
  ])('does not write secrets or health data %s', (_where, line) => {
    expect(logged(line)).not.toContain('canary');
  });

  it('replaces ids with pseudonyms, and writes service and consumer names, error messages and error codes', () => {
    const line = JSON.parse(
      logged({ userId: 'u1', jobId: 'plan_u1', consumer: 'c', err: Object.assign(new Error('why'), { code: 'E1' }) }),
    );
    expect(line).toMatchObject({
      name: 'toy',
      msg: 'said',
      userId: expect.stringMatching(/^[\w-]{16}$/),
      jobId: expect.stringMatching(/^[\w-]{16}$/),
      consumer: 'c',
      err: { message: 'why', code: 'E1' },
    });
  });
});

describe('safeError', () => {
  it('keeps the stack frames but drops the message when the message quotes values', () => {
    const error = Object.assign(new Error('dup key\n{ email: "canary" }'), { name: 'MongoServerError', code: 11_000 });
    expect(safeError(error)).toMatchObject({ type: 'MongoServerError', message: 'MongoServerError', code: 11_000 });
    expect(JSON.stringify(safeError(error))).toContain('logger.unit.test.ts');
    expect(JSON.stringify(safeError(error))).not.toContain('canary');
  });

  it('keeps the message when a database is unreachable', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' });
    expect(safeError(error)).toMatchObject({ message: 'connect ECONNREFUSED' });
  });

  it('returns only the type of a value that is not an Error', () => {
    expect(safeError('canary')).toEqual({ type: 'string' });
  });
});
