import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { schemas, versions } from '../testing/schemas.ts';
import { arbitraryValueOf } from '../testing/values.ts';
import { accepts, type Schema } from './schema.ts';
import { findSubsetProblems } from './subset.ts';

// The timeouts are long because property tests take time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const fields = (properties: object, more: object = {}): Schema => ({ type: 'object', properties, ...more });
const closed = { additionalProperties: false };
const text = { type: 'string' };

/** Test cases: a name, a narrow schema, and a wide schema that accepts all values of the narrow schema and more. */
const WIDER: [string, Schema, Schema][] = [
  ['wider bounds', { type: 'integer', minimum: 1, maximum: 3 }, { type: 'integer', minimum: 0, maximum: 10 }],
  ['integers and numbers', { type: 'integer', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }],
  ['a longer text', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 20 }],
  ['a new enum value', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['b', 'a', 'c'] }],
  ['enum values and any string', { enum: ['a', 'b'] }, text],
  ['a constant and its type', { const: 1 }, { type: 'integer' }],
  ['a nullable string', text, { anyOf: [text, { type: 'null' }] }],
  ['a nullable string, by types', { type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, text] }],
  ['both booleans', { type: 'boolean' }, { enum: [true, false, null] }],
  ['a required field made optional', fields({ a: text }, { required: ['a'] }), fields({ a: text })],
  ['a new optional field', fields({ a: text }, closed), fields({ a: text, b: text }, closed)],
  ['objects that allow further fields', fields({ a: text }, closed), fields({ a: text })],
  ['a record of numbers', { type: 'object', additionalProperties: { type: 'integer' } }, { type: 'object' }],
  [
    'listed property names',
    { type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: text },
    fields({ a: text }, closed),
  ],
  [
    'a new union branch',
    { oneOf: [fields({ k: { const: 'a' } }, { required: ['k'] })] },
    { oneOf: [fields({ k: { const: 'a' } }, { required: ['k'] }), fields({ k: { const: 'b' } }, { required: ['k'] })] },
  ],
  [
    'a tuple and a list',
    { type: 'array', prefixItems: [text, text], items: text, minItems: 2 },
    { type: 'array', items: text },
  ],
  [
    'a nested change',
    fields({ a: { type: 'array', items: fields({ b: { type: 'integer', maximum: 3 } }) } }),
    fields({ a: { type: 'array', items: fields({ b: { type: 'integer', maximum: 4 } }) } }),
  ],
  ['an empty schema', fields({ a: text }), {}],
  ['annotation keywords', { type: 'string', description: 'one' }, { type: 'string', title: 'other', 'x-note': 1 }],
];

describe('findSubsetProblems', () => {
  it.each(WIDER)('returns no problems for %s', (_name, narrow, wide) =>
    expect(findSubsetProblems(narrow, wide)).toEqual([]),
  );

  it.each(WIDER.filter(([name]) => !/words|both|by types|listed/.test(name)))(
    'reports problems for %s when the two schemas are swapped',
    (_name, narrow, wide) => {
      expect(findSubsetProblems(wide, narrow)).not.toEqual([]);
    },
  );

  it('reports the path of the value and the problem', () => {
    const narrow = fields({ days: { type: 'array', items: fields({ title: { type: 'string', maxLength: 9 } }) } });
    const wide = fields({ days: { type: 'array', items: fields({ title: { type: 'string', maxLength: 8 } }) } });
    expect(findSubsetProblems(narrow, wide)).toEqual([{ at: '.days[].title', what: 'maxLength is 9, not 8' }]);
  });

  it.each<[string, Schema, Schema]>([
    ['another pattern', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^(a|b)' }],
    ['a format', text, { type: 'string', format: 'date' }],
    ['an unknown keyword', { type: 'object' }, { type: 'object', unevaluatedProperties: false }],
    ['a condition', fields({ a: text }), { dependentSchemas: { a: { required: ['b'] } } }],
    ['oneOf branches that overlap', text, { oneOf: [text, { type: 'string', minLength: 3 }] }],
  ])('reports a problem for %s', (_name, narrow, wide) => expect(findSubsetProblems(narrow, wide)).not.toEqual([]));

  it('reports a problem whenever a value fits the narrow schema but not the wide one', () => {
    let checked = 0;
    fc.assert(
      fc.property(versions, fc.nat(), ([narrow, wide], seed) => {
        if (findSubsetProblems(narrow, wide).length > 0) return;
        const values = fc
          .sample(arbitraryValueOf(narrow), { numRuns: 20, seed })
          .filter((value) => value !== undefined && accepts(narrow, value));
        checked += values.length;
        for (const value of values)
          expect(accepts(wide, value), `${JSON.stringify(value)} fits ${JSON.stringify(narrow)}`).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(checked).toBeGreaterThan(50);
  });

  it('returns no problems for a schema that is compared with itself', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(findSubsetProblems(schema, structuredClone(schema))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
