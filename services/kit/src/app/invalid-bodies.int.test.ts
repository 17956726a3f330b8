import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
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

describe('API-55 API-57 request body that is not a JSON object', () => {
  const message = 'This request could not be understood.';
  const whole = { statusCode: 400, error: 'Bad Request', code: 'invalid', message, issues: [{ path: '', message }] };
  const json = { 'content-type': 'application/json' };

  it.each([
    ['a list', { headers: json, payload: '[]' }, whole],
    ['null', { headers: json, payload: 'null' }, whole],
    ['a string', { headers: json, payload: '"x"' }, whole],
    ['text/plain', { headers: { 'content-type': 'text/plain' }, payload: 'x' }, whole],
    ['no body', { headers: {} }, whole],
  ])('returns 400 with a clear message for %s', async (_what, { headers, ...rest }, expected) => {
    const user = await signer.user();
    const sent = { method: 'POST', url: '/api/things', headers: { ...user.headers, ...headers }, ...rest } as const;
    expect((await toy.app.inject(sent)).json()).toEqual(expected);
    expect(await toy.things.countDocuments({ userId: user.userId })).toBe(0);
  });
});

describe('SECU-701 request body with very many fields', () => {
  it('refuses the body with one issue within 50 ms of CPU time', async () => {
    const fields = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [String(at), 1]));
    const payload = JSON.stringify({ name: 'x', ...fields });
    const { headers } = await signer.user();
    const sent = { method: 'POST', url: '/api/things', headers: { ...headers, ...JSON_TYPE }, payload } as const;
    const taken: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const before = process.cpuUsage();
      const answer = await toy.app.inject(sent);
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1_000);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toHaveLength(1);
    }
    expect(Math.min(...taken)).toBeLessThan(50);
  });

  it('returns 413 for 115,000 fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 115_000 }, (_, at) => [String(at), 1]));
    const { headers } = await signer.user();
    const payload = JSON.stringify({ name: 'x', ...fields });
    const answer = await toy.app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { ...headers, ...JSON_TYPE },
      payload,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.body.length).toBeLessThan(500);
  });
});
