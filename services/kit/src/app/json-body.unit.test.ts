import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cpuMs } from '../testing/hostile-text.ts';
import { handleError, ISSUES_LIMIT } from './error-mapper.ts';
import { bodyLimitOf, countSeparators, SEPARATORS_LIMIT, useLimitedJsonParser } from './json-body.ts';

const unknownFields = (count: number): string =>
  JSON.stringify({ name: 'x', ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1])) });

const build = () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  useLimitedJsonParser(app);
  const body = z.strictObject({ name: z.string(), list: z.array(z.number()).optional() });
  for (const url of ['/api/things', '/api/auth/things'])
    app.post(url, { schema: { body } }, async () => ({ ok: true }));
  return app;
};

const post = async (payload: string, url = '/api/things') => {
  const app = build();
  const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  await app.close();
  return answer;
};

describe('countSeparators', () => {
  it.each([
    ['no member', '{}', 0],
    ['members', '{"a":1,"b":{"c":2}}', 4],
    ['separators inside strings', '{"a":"1,2:3,4:5","b":"\\",:,:"}', 3],
    ['a key that ends in a backslash', '{"a\\\\":1,"b":2}', 3],
    ['spaces around a colon', '{ "a" : 1 , "b" : 2 }', 3],
    ['a list', '[1,2,3]', 2],
  ])('counts the separators in %s', (_what, json, separators) => {
    expect(() => JSON.parse(json)).not.toThrow();
    expect(countSeparators(json, 1_000)).toBe(separators);
    expect(countSeparators(json, 2)).toBe(Math.min(separators, 2));
  });

  it('SECU-701 scans a megabyte within 50 ms of CPU time', () => {
    const text = JSON.stringify({ text: ',:'.repeat(500_000) });
    expect(cpuMs(() => void countSeparators(text, SEPARATORS_LIMIT), 50)).toBeLessThan(50);
  });
});

describe('SECU-701 response to a body with many invalid fields', () => {
  it('lists at most 20 issues and states the total number of issues', async () => {
    const answer = await post(unknownFields(500));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toHaveLength(ISSUES_LIMIT);
    expect(answer.json().message).toBe("Unknown field 'f0' (and 499 more problems).");
  });

  it('lists at most 20 issues when every list item is invalid', async () => {
    const answer = await post(JSON.stringify({ name: 'x', list: Array.from({ length: 300 }, () => 'x') }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toHaveLength(ISSUES_LIMIT);
  });

  it('contains a single issue when the body has 3,000 fields', async () => {
    const answer = await post(unknownFields(3_000));
    const message = 'This request has too many fields.';
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, issues: [{ path: '', message }] });
  });

  it('contains at most 100 characters of an unknown field name', async () => {
    const answer = await post(JSON.stringify({ name: 'x', ['k'.repeat(5_000)]: 1 }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(700);
  });
});

describe('SECU-702 bodyLimitOf', () => {
  it.each([
    ['/api/auth/things', 16_384],
    ['/api/things', 65_536],
  ])('limits request bodies for %s to %i bytes and returns 413 for larger bodies', async (url, limit) => {
    const sized = (bytes: number): string => `{"name":"${'x'.repeat(bytes - 11)}"}`;
    expect(bodyLimitOf(url)).toBe(limit);
    expect((await post(sized(limit), url)).statusCode).toBe(200);
    const refused = await post(sized(limit + 1), url);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().message).toMatch(/^This is too large/);
  });
});
