import { physioProfileBody } from '@stridewell/contracts/http/physio';
import { checkinBody } from '@stridewell/contracts/http/wellness';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changes, holding, isTold } from './dump.ts';
import { takes, wrongBodies } from './mutations.ts';
import type { JsonSchema } from './operations.ts';
import { bodyFor, sampleOf } from './samples.ts';

const documented = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

const nested = documented(
  z.strictObject({
    name: z.string(),
    kind: z.enum(['a', 'b']).nullish(),
    flags: z.array(z.enum(['x', 'y'])),
    inner: z.strictObject({ count: z.number().int().min(1).max(5), on: z.boolean() }),
  }),
);

describe('a sample', () => {
  it.each([
    ['a check-in', checkinBody],
    ['a physio profile', physioProfileBody],
  ])('of %s is what the service itself takes', (_name, schema) => {
    expect(schema.safeParse(sampleOf(documented(schema))).success).toBe(true);
  });

  it('gives every optional field, so that each can be wrong', () => {
    expect(sampleOf(nested)).toEqual({ name: 'Kari Nordmann', kind: 'a', flags: ['x'], inner: { count: 3, on: true } });
  });

  it('leaves out the ids of things that may not be there', () => {
    expect(sampleOf(documented(z.strictObject({ threadId: z.uuid().nullish(), message: z.string() })))).toEqual({
      message: 'x',
    });
  });

  it('is none where nothing is taken', () => expect(bodyFor({ name: 'GET /nothing', body: null })).toBeNull());
});

describe('wrong bodies', () => {
  const wrong = wrongBodies(nested, sampleOf(nested));

  it('are all refused by the schema, and each by its own fault', () => {
    for (const { what, text } of wrong)
      if (what !== 'a __proto__') expect(takes(nested, JSON.parse(text)), what).toBe(false);
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(wrong.length);
  });

  it('try every field at every depth, and what is missing', () => {
    const told = wrong.map(({ what }) => what);
    for (const place of ['name', 'kind', 'flags', 'flags.0', 'inner', 'inner.count', 'inner.on', 'the body'])
      expect(told).toContain(`an operator as ${place}`);
    expect(told).toEqual(
      expect.arrayContaining(['no name', 'no flags', 'no inner', 'an unknown field', 'null as name']),
    );
  });

  it('spare what a field takes', () => expect(wrong.map(({ what }) => what)).not.toContain('null as kind'));

  it('send a __proto__ as it would come from outside', () => {
    const body = wrong.find(({ what }) => what === 'a __proto__');
    expect(body?.text).toMatch(/^\{"__proto__":\{"admin":true\},"name":/);
  });
});

describe('a dump', () => {
  const dump = new Map([
    ['a/1', '{"userId":"kari","outbox":[]}'],
    ['a/2', '{"userId":"ola"}'],
  ]);

  it('tells what came, went and changed', () => {
    const after = new Map([
      ['a/2', '{"userId":"Ola"}'],
      ['a/3', '{}'],
    ]);
    expect(changes(dump, after)).toEqual(['a/1', 'a/2', 'a/3']);
    expect(changes(dump, new Map(dump))).toEqual([]);
  });

  it('finds what holds a text', () => expect([...holding(dump, 'kari').keys()]).toEqual(['a/1']));

  it('knows whether all events are told', () => {
    expect(isTold(dump)).toBe(true);
    expect(isTold(new Map([['a/1', '{"outbox":[{"id":"e"}]}']]))).toBe(false);
  });
});
