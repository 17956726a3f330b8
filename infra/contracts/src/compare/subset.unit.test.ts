import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { schemas, versions } from '../testing/schemas.ts';
import { arbitraryOf } from '../testing/values.ts';
import { accepts, type Schema } from './schema.ts';
import { subset } from './subset.ts';

// The machine may be doing much else.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const fields = (properties: object, more: object = {}): Schema => ({ type: 'object', properties, ...more });
const closed = { additionalProperties: false };
const text = { type: 'string' };

/** Each is a narrow schema, then a wide one that takes all of it and more. */
const WIDER: [string, Schema, Schema][] = [
  ['a bound that moves out', { type: 'integer', minimum: 1, maximum: 3 }, { type: 'integer', minimum: 0, maximum: 10 }],
  ['whole numbers among numbers', { type: 'integer', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }],
  ['a longer text', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 20 }],
  ['one more of a list', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['b', 'a', 'c'] }],
  ['one of a list as text', { enum: ['a', 'b'] }, text],
  ['a value among all', { const: 1 }, { type: 'integer' }],
  ['null beside a text', text, { anyOf: [text, { type: 'null' }] }],
  ['null beside a text, by types', { type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, text] }],
  ['both truths', { type: 'boolean' }, { enum: [true, false, null] }],
  ['a field no more required', fields({ a: text }, { required: ['a'] }), fields({ a: text })],
  ['a field that is added', fields({ a: text }, closed), fields({ a: text, b: text }, closed)],
  ['objects that are opened', fields({ a: text }, closed), fields({ a: text })],
  ['a record of numbers', { type: 'object', additionalProperties: { type: 'integer' } }, { type: 'object' }],
  [
    'names that are listed',
    { type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: text },
    fields({ a: text }, closed),
  ],
  [
    'a choice that is added',
    { oneOf: [fields({ k: { const: 'a' } }, { required: ['k'] })] },
    { oneOf: [fields({ k: { const: 'a' } }, { required: ['k'] }), fields({ k: { const: 'b' } }, { required: ['k'] })] },
  ],
  [
    'a tuple as a list',
    { type: 'array', prefixItems: [text, text], items: text, minItems: 2 },
    { type: 'array', items: text },
  ],
  [
    'deep inside',
    fields({ a: { type: 'array', items: fields({ b: { type: 'integer', maximum: 3 } }) } }),
    fields({ a: { type: 'array', items: fields({ b: { type: 'integer', maximum: 4 } }) } }),
  ],
  ['anything', fields({ a: text }), {}],
  ['words for readers', { type: 'string', description: 'one' }, { type: 'string', title: 'other', 'x-note': 1 }],
];

describe('a schema within another', () => {
  it.each(WIDER)('is found so for %s', (_name, narrow, wide) => expect(subset(narrow, wide)).toEqual([]));

  it.each(WIDER.filter(([name]) => !/words|both|by types|listed/.test(name)))(
    'is not found so the other way round for %s',
    (_name, narrow, wide) => {
      expect(subset(wide, narrow)).not.toEqual([]);
    },
  );

  it('tells the place and the trouble', () => {
    const narrow = fields({ days: { type: 'array', items: fields({ title: { type: 'string', maxLength: 9 } }) } });
    const wide = fields({ days: { type: 'array', items: fields({ title: { type: 'string', maxLength: 8 } }) } });
    expect(subset(narrow, wide)).toEqual([{ at: '.days[].title', what: 'maxLength is 9, not 8' }]);
  });

  it.each<[string, Schema, Schema]>([
    ['another pattern', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^(a|b)' }],
    ['a format', text, { type: 'string', format: 'date' }],
    ['a keyword that is not known', { type: 'object' }, { type: 'object', unevaluatedProperties: false }],
    ['a condition', fields({ a: text }), { dependentSchemas: { a: { required: ['b'] } } }],
    ['branches that may both fit', text, { oneOf: [text, { type: 'string', minLength: 3 }] }],
  ])('is not believed for %s', (_name, narrow, wide) => expect(subset(narrow, wide)).not.toEqual([]));

  it('is never found so where a value fits the first and not the second', () => {
    let held = 0;
    fc.assert(
      fc.property(versions, fc.nat(), ([narrow, wide], seed) => {
        if (subset(narrow, wide).length > 0) return;
        const values = fc
          .sample(arbitraryOf(narrow), { numRuns: 20, seed })
          .filter((value) => value !== undefined && accepts(narrow, value));
        held += values.length;
        for (const value of values)
          expect(accepts(wide, value), `${JSON.stringify(value)} fits ${JSON.stringify(narrow)}`).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(held).toBeGreaterThan(50);
  });

  it('is found so for every schema within itself', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(subset(schema, structuredClone(schema))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
