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

describe('what reaches the logs', () => {
  it.each([
    ['at the top', { email: 'canary', password: 'canary', token: 'canary', notes: 'canary', data: { pain: 'canary' } }],
    ['one level down', { user: { email: 'canary', notes: 'canary' }, event: { data: 'canary' } }],
    ['two levels down', { a: { user: { email: 'canary', body: { notes: 'canary' } } } }],
    ['in a request', { req: { id: '1', method: 'GET', headers: { authorization: 'canary' }, url: '/x?email=canary' } }],
    [
      'in a duplicate key',
      { err: Object.assign(new Error('dup key: { email: "canary" }'), { name: 'MongoServerError' }) },
    ],
    ['in a cast', { err: Object.assign(new Error('Cast failed for value "canary"'), { name: 'CastError' }) }],
    ['in JSON', { err: new SyntaxError('Unexpected token c, "canary"') }],
    ['in fields of an error', { err: Object.assign(new Error('no'), { keyValue: 'canary', response: 'canary' }) }],
    ['in a cause', { err: new Error('no', { cause: new Error('canary') }) }],
  ])('nothing that is secret or about health %s', (_where, line) => {
    expect(logged(line)).not.toContain('canary');
  });

  it('ids and names of what happened do', () => {
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
  it('keeps where an error was thrown, not what its message quotes', () => {
    const error = Object.assign(new Error('dup key\n{ email: "canary" }'), { name: 'MongoServerError', code: 11_000 });
    expect(safeError(error)).toMatchObject({ type: 'MongoServerError', message: 'MongoServerError', code: 11_000 });
    expect(JSON.stringify(safeError(error))).toContain('logger.unit.test.ts');
    expect(JSON.stringify(safeError(error))).not.toContain('canary');
  });

  it('tells in full why a database is out of reach', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' });
    expect(safeError(error)).toMatchObject({ message: 'connect ECONNREFUSED' });
  });

  it('makes something of what is no error', () => {
    expect(safeError('canary')).toEqual({ type: 'string' });
  });
});
