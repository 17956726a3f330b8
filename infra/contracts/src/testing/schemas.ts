import fc, { type Arbitrary } from 'fast-check';
import type { Schema, SchemaObject } from '../compare/schema.ts';

const maybe = <T>(keyword: string, arbitrary: Arbitrary<T>): Arbitrary<SchemaObject> =>
  fc.option(arbitrary, { nil: undefined }).map((value) => (value === undefined ? {} : { [keyword]: value }));
const joined = (...parts: Arbitrary<SchemaObject>[]): Arbitrary<SchemaObject> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));
const small = fc.integer({ min: 0, max: 4 });

const plain: Arbitrary<SchemaObject>[] = [
  joined(
    fc.constantFrom('number', 'integer').map((type) => ({ type })),
    maybe('minimum', small),
    maybe('maximum', fc.integer({ min: 3, max: 8 })),
    maybe('exclusiveMinimum', small),
    maybe('multipleOf', fc.constantFrom(1, 2, 4)),
  ),
  joined(
    fc.constant({ type: 'string' }),
    maybe('minLength', small),
    maybe('maxLength', fc.integer({ min: 3, max: 6 })),
    maybe('format', fc.constantFrom('date', 'uuid')),
    maybe('pattern', fc.constantFrom('^[ab]+$', '^a')),
  ),
  fc.constantFrom<SchemaObject>({ type: 'boolean' }, { type: 'null' }, { type: ['string', 'null'] }, {}),
  fc
    .uniqueArray(fc.constantFrom<unknown>('x', 'y', 'z', 1, null, true), { minLength: 1, maxLength: 4 })
    .map((list) => ({ enum: list })),
  fc.constantFrom<unknown>('x', 1, null).map((value) => ({ const: value })),
];

const NAMES = ['a', 'b', 'c'];

/**
 * Generates schemas of all kinds that the check supports, a few levels deep. The schemas are small, so that two random
 * schemas often overlap.
 */
export const schemas: Arbitrary<Schema> = fc.letrec<{ schema: Schema }>((tie) => {
  const list = joined(
    fc.constant({ type: 'array' }),
    maybe('items', tie('schema')),
    maybe('prefixItems', fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
    maybe('minItems', small),
    maybe('maxItems', small),
    maybe('uniqueItems', fc.constant(true)),
  );
  const object = joined(
    fc.constant({ type: 'object' }),
    maybe('properties', fc.dictionary(fc.constantFrom(...NAMES), tie('schema'), { maxKeys: 3, noNullPrototype: true })),
    maybe('required', fc.subarray(NAMES)),
    maybe('additionalProperties', fc.oneof(fc.boolean(), tie('schema'))),
    maybe(
      'propertyNames',
      fc.subarray([...NAMES, 'd'], { minLength: 1 }).map((names) => ({ enum: names })),
    ),
    maybe('minProperties', small),
    maybe('maxProperties', small),
  );
  const choices = joined(
    fc
      .constantFrom('anyOf', 'oneOf')
      .chain((keyword) =>
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((branches) => ({ [keyword]: branches })),
      ),
    maybe('minimum', small),
  );
  const all = fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((parts) => ({ allOf: parts }));
  return {
    schema: fc.oneof({ maxDepth: 2, depthSize: 'small' }, ...plain, fc.boolean(), list, object, choices, all),
  };
}).schema;

/**
 * Generates pairs of schemas. Often the second schema is the first with a small change, like two versions of an API.
 */
export const versions: Arbitrary<[Schema, Schema]> = fc.oneof(
  fc.tuple(schemas, schemas),
  fc.tuple(schemas, schemas, fc.nat(), fc.boolean()).map(([first, other, seed, swapped]) => {
    const second = mutate(first, other, seed);
    return (swapped ? [second, first] : [first, second]) as [Schema, Schema];
  }),
);

/**
 * Returns the schema with one keyword removed or changed, or with one nested schema replaced by `other`. `seed` selects
 * the position.
 */
const mutate = (schema: Schema, other: Schema, seed: number): Schema => {
  if (typeof schema === 'boolean') return other;
  const keywords = Object.keys(schema);
  const keyword = keywords[seed % (keywords.length + 1)];
  if (keyword === undefined) return typeof other === 'boolean' ? schema : { ...other, ...schema };
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
  const value = schema[keyword];
  const next = Math.floor(seed / (keywords.length + 1));
  if (next % 3 === 0) return rest;
  if (Array.isArray(value) && /Of$|^prefix/.test(keyword)) {
    const at = next % value.length;
    return { ...schema, [keyword]: value.map((inner, index) => (index === at ? mutate(inner, other, next) : inner)) };
  }
  if (keyword === 'items' || keyword === 'additionalProperties')
    return { ...schema, [keyword]: mutate(value as Schema, other, next) };
  if (keyword === 'properties') {
    const named = Object.entries(value as Record<string, Schema>);
    const at = next % (named.length + 1);
    return {
      ...schema,
      properties: Object.fromEntries([
        ...named.map(([name, inner], index) => [name, index === at ? mutate(inner, other, next) : inner]),
        ...(at === named.length ? [['d', other]] : []),
      ]),
    };
  }
  return typeof value === 'number'
    ? { ...schema, [keyword]: Math.max(keyword === 'multipleOf' ? 1 : 0, value + (next % 2 === 0 ? 1 : -1)) }
    : rest;
};
