import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';

const scope = createScope();
let signer: Signer;
let toy: Toy;

beforeAll(async () => {
  signer = await createSigner(scope);
  toy = await buildToy(scope.config('toy'));
  await untilReady(toy.app);
});

afterAll(async () => {
  await toy.app.close();
  await signer.close();
});

describe('API-55 API-57 a body that is no object is answered with a sentence that says so much', () => {
  const message = 'This request could not be understood.';
  const whole = { statusCode: 400, error: 'Bad Request', code: 'invalid', message, issues: [{ path: '', message }] };
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a list', { headers: json, payload: '[]' }, whole],
    ['null', { headers: json, payload: 'null' }, whole],
    ['a string', { headers: json, payload: '"x"' }, whole],
    ['text/plain', { headers: { 'content-type': 'text/plain' }, payload: 'x' }, whole],
    ['no body', { headers: {} }, whole],
  ])('%s', async (_what, { headers, ...rest }, expected) => {
    const user = await signer.user();
    const sent = { method: 'POST', url: '/api/things', headers: { ...user.headers, ...headers }, ...rest } as const;
    expect((await toy.app.inject(sent)).json()).toEqual(expected);
    expect(await toy.things.countDocuments({ userId: user.userId })).toBe(0);
  });
});
