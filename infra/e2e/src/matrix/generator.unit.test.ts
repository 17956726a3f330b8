import { physioProfileBody } from '@stridewell/contracts/http/physio';
import { checkinBody } from '@stridewell/contracts/http/wellness';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changedKeys, documentsContaining, hasEmptyOutboxes } from './dump.ts';
import type { JsonSchema } from './operations.ts';
import { bodyFor, sampleOf } from './samples.ts';
import { accepts, wrongBodies } from './wrong-bodies.ts';

const documented = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

const nested = documented(
  z.strictObject({
    name: z.string(),
    kind: z.enum(['a', 'b']).nullish(),
    flags: z.array(z.enum(['x', 'y'])),
    inner: z.strictObject({ count: z.number().int().min(1).max(5), on: z.boolean() }),
  }),
);

describe('sampleOf and bodyFor', () => {
  it.each([
    ['a check-in', checkinBody],
    ['a physio profile', physioProfileBody],
  ])('sampleOf returns %s that the service accepts', (_name, schema) => {
    expect(schema.safeParse(sampleOf(documented(schema))).success).toBe(true);
  });

  it('sampleOf fills every optional field', () => {
    expect(sampleOf(nested)).toEqual({ name: 'Kari Nordmann', kind: 'a', flags: ['x'], inner: { count: 3, on: true } });
  });

  it('sampleOf omits optional ids that refer to stored documents', () => {
    expect(sampleOf(documented(z.strictObject({ threadId: z.uuid().nullish(), message: z.string() })))).toEqual({
      message: 'x',
    });
  });

  it('bodyFor returns null for an operation without a body', () =>
    expect(bodyFor({ name: 'GET /nothing', body: null })).toBeNull());
});

describe('wrongBodies', () => {
  const wrong = wrongBodies(nested, sampleOf(nested));

  it('returns distinct bodies that the schema rejects', () => {
    for (const { what, text } of wrong)
      if (what !== 'a __proto__') expect(accepts(nested, JSON.parse(text)), what).toBe(false);
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(wrong.length);
  });

  it('invalidates every field at every depth and omits each required field', () => {
    const labels = wrong.map(({ what }) => what);
    for (const place of ['name', 'kind', 'flags', 'flags.0', 'inner', 'inner.count', 'inner.on', 'the body'])
      expect(labels).toContain(`an operator as ${place}`);
    expect(labels).toEqual(
      expect.arrayContaining(['no name', 'no flags', 'no inner', 'an unknown field', 'null as name']),
    );
  });

  it('returns no body for a value that the field accepts', () =>
    expect(wrong.map(({ what }) => what)).not.toContain('null as kind'));

  it('writes the __proto__ key as a raw JSON string', () => {
    const body = wrong.find(({ what }) => what === 'a __proto__');
    expect(body?.text).toMatch(/^\{"__proto__":\{"admin":true\},"name":/);
  });
});

describe('database dump', () => {
  const dump = new Map([
    ['a/1', '{"userId":"kari","outbox":[]}'],
    ['a/2', '{"userId":"ola"}'],
  ]);

  it('changedKeys lists added, removed and changed documents', () => {
    const after = new Map([
      ['a/2', '{"userId":"Ola"}'],
      ['a/3', '{}'],
    ]);
    expect(changedKeys(dump, after)).toEqual(['a/1', 'a/2', 'a/3']);
    expect(changedKeys(dump, new Map(dump))).toEqual([]);
  });

  it('documentsContaining finds documents that contain a string', () =>
    expect([...documentsContaining(dump, 'kari').keys()]).toEqual(['a/1']));

  it('hasEmptyOutboxes reports whether every outbox is empty', () => {
    expect(hasEmptyOutboxes(dump)).toBe(true);
    expect(hasEmptyOutboxes(new Map([['a/1', '{"outbox":[{"id":"e"}]}']]))).toBe(false);
  });
});
