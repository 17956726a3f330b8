import { z } from 'zod';
import type { JsonSchema } from './operations.ts';
import { type Json, mainSchema, propertiesOf } from './samples.ts';

/** A request body with one fault. */
export interface WrongBody {
  what: string;
  /** The field that the error must name. Empty when the fault is not in a single field. */
  field: string;
  /** The body as a JSON string, because an object literal loses a `__proto__` key. */
  text: string;
}

/** Invalid values to try: one of each type, and a typical query injection. */
const VALUES: readonly [string, Json][] = [
  ['an operator', { $gt: '' }],
  ['null', null],
  ['a list', []],
  ['a list of texts', ['x']],
  ['a number', 1.5],
  ['a huge number', 1e15],
  ['a boolean', true],
  ['a text', 'no such thing'],
  ['a long text', 'x'.repeat(5_000)],
];

/** True when a schema accepts a value. Accepted values cannot be used in wrong bodies. */
export const accepts = (schema: JsonSchema, value: Json): boolean =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).success;

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replaces each field of a valid value, at any depth, with each invalid value. Returns the field's path, a label and
 * the complete resulting value.
 */
const wrongIn = (schema: JsonSchema, good: Json): { path: string[]; what: string; value: Json }[] => {
  const here = VALUES.filter(([, value]) => !accepts(schema, value)).map(([what, value]) => ({
    path: [],
    what,
    value,
  }));
  const main = mainSchema(schema);
  if (Array.isArray(good) && good.length > 0)
    return [
      ...here,
      ...wrongIn(main.items as JsonSchema, good[0] ?? null).map(({ path, what, value }) => ({
        path: ['0', ...path],
        what,
        value: [value],
      })),
    ];
  if (!isRecord(good)) return here;
  const fields = propertiesOf(main).flatMap(([key, property]) =>
    wrongIn(property, good[key] ?? null).map(({ path, what, value }) => ({
      path: [key, ...path],
      what,
      value: { ...good, [key]: value },
    })),
  );
  return [...here, ...fields];
};

/**
 * Bodies that an operation must reject, each with one fault: a field of a wrong type, an unknown field, or a missing
 * field.
 */
export const wrongBodies = (schema: JsonSchema, good: Json): WrongBody[] => {
  const wrong = wrongIn(schema, good).map(({ path, what, value }) => ({
    what: `${what} ${path.length > 0 ? `as ${path.join('.')}` : 'as the body'}`,
    field: path[0] ?? '',
    text: JSON.stringify(value),
  }));
  if (!isRecord(good)) return wrong;
  const { required = [] } = mainSchema(schema) as { required?: string[] };
  const text = JSON.stringify(good).slice(1);
  const more = text === '}' ? '' : ',';
  return [
    { what: 'an unknown field', field: 'admin', text: JSON.stringify({ ...good, admin: true }) },
    { what: 'another user', field: 'userId', text: JSON.stringify({ ...good, userId: 'somebody' }) },
    { what: 'an operator as a field', field: '$where', text: JSON.stringify({ ...good, $where: 'sleep(1000)' }) },
    { what: 'a __proto__', field: '', text: `{"__proto__":{"admin":true}${more}${text}` },
    ...required.map((key) => ({
      what: `no ${key}`,
      field: key,
      text: JSON.stringify({ ...good, [key]: undefined }),
    })),
    ...wrong,
  ];
};
