import fc, { type Arbitrary } from 'fast-check';
import { isObject, type Schema, type SchemaObject, typesOf, valuesOf } from '../compare/schema.ts';

const number = (value: unknown, absent: number): number => (typeof value === 'number' ? value : absent);

/** Generators of strings for each `format`. */
const BY_FORMAT: Record<string, Arbitrary<string>> = {
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString()),
  uuid: fc.uuid(),
};

const texts = ({ format, pattern, examples, minLength, maxLength }: SchemaObject): Arbitrary<unknown> => {
  const known = typeof format === 'string' ? BY_FORMAT[format] : undefined;
  if (Array.isArray(examples)) return fc.constantFrom(...examples);
  if (known) return known;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const least = number(minLength, 0);
  return fc.string({
    unit: 'grapheme-ascii',
    minLength: least,
    maxLength: Math.min(number(maxLength, least + 6), 300),
  });
};

const numbers = (schema: SchemaObject, whole: boolean): Arbitrary<unknown> => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const low = number(exclusiveMinimum, number(minimum, number(exclusiveMaximum, number(maximum, 5)) - 10));
  const high = number(exclusiveMaximum, number(maximum, low + 10));
  const [from, to] = [Math.ceil(Math.min(low, high)), Math.max(Math.ceil(Math.min(low, high)), Math.floor(high))];
  const step = number(multipleOf, 1);
  const wholes = fc.integer({ min: from, max: to }).map((value) => Math.round(value / step) * step);
  return whole
    ? wholes
    : fc.oneof(
        wholes,
        fc.constantFrom(low, high),
        wholes.map((value) => value + 0.5),
      );
};

const arrays = (schema: SchemaObject): Arbitrary<unknown> => {
  const placed = ((schema.prefixItems ?? []) as Schema[]).map(arbitraryValueOf);
  const least = number(schema.minItems, 0);
  const minLength = Math.max(0, least - placed.length);
  const most = Math.min(number(schema.maxItems, least + 3), 20) - placed.length;
  const items = arbitraryValueOf((schema.items as Schema | undefined) ?? true);
  const rest = fc.array(items, { minLength, maxLength: Math.max(minLength, most) });
  return fc.tuple(fc.tuple(...placed), rest).map(([first, others]) => [...first, ...others]);
};

/** Names for additional properties. The list is short so that two schemas often share names. */
const NAMES = ['a', 'b', 'c', 'd'];

const objects = (schema: SchemaObject): Arbitrary<unknown> => {
  const named = Object.entries((schema.properties ?? {}) as Record<string, Schema>).filter(
    ([, inner]) => inner !== false,
  );
  const required = (schema.required ?? []) as string[];
  const listed = (schema.propertyNames as SchemaObject | undefined)?.enum as string[] | undefined;
  const others = (schema.additionalProperties as Schema | undefined) ?? true;
  const free = (listed ?? NAMES).filter((name) => !named.some(([other]) => other === name));
  const all = {
    ...Object.fromEntries(named),
    ...(others !== false && Object.fromEntries(free.map((name) => [name, others]))),
  };
  const arbitraries = Object.fromEntries(Object.entries(all).map(([name, inner]) => [name, arbitraryValueOf(inner)]));
  return fc.record(arbitraries, {
    requiredKeys: required.filter((name) => name in arbitraries),
    noNullPrototype: true,
  });
};

const ofType = (schema: SchemaObject, type: string): Arbitrary<unknown> => {
  if (type === 'string') return texts(schema);
  if (type === 'number' || type === 'integer') return numbers(schema, type === 'integer');
  if (type === 'array') return arrays(schema);
  return objects(schema);
};

/**
 * Generates values that the schema accepts in nearly all cases. Callers must validate the values. Supports the keywords
 * that zod generates: types, bounds, enums, objects, unions. `examples` provide strings that JSON Schema cannot
 * describe.
 */
export const arbitraryValueOf = (schema: Schema): Arbitrary<unknown> => {
  if (!isObject(schema)) return fc.oneof(fc.constantFrom(null, true, 0, 'x'), fc.constant({ a: 1 }), fc.constant([1]));
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map(arbitraryValueOf));
  const listed = valuesOf(schema);
  if (listed) return listed.length > 0 ? fc.constantFrom(...listed) : fc.constant(undefined);
  return fc.oneof(
    ...typesOf(schema).map((type) =>
      type === 'null' || type === 'boolean'
        ? fc.constantFrom(...(type === 'null' ? [null] : [true, false]))
        : ofType(schema, type),
    ),
  );
};
