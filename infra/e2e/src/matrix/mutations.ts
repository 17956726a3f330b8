import { z } from 'zod';
import type { JsonSchema } from './operations.ts';
import { type Json, mainSchema, propertiesOf } from './samples.ts';

/** A body that is wrong in one place. */
export interface WrongBody {
  what: string;
  /** The field that the answer has to name; empty for the body as a whole. */
  field: string;
  /** What is sent, as text: a `__proto__` would not survive as an object. */
  text: string;
}

/** One of each kind, and what an injection looks like. */
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

/** Whether a schema takes a value; what it takes is no mistake. */
export const takes = (schema: JsonSchema, value: Json): boolean =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).success;

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value that does not belong there, in every place of a good value: its path, what it is, and the whole with it. */
const wrongIn = (schema: JsonSchema, good: Json): { path: string[]; what: string; value: Json }[] => {
  const here = VALUES.filter(([, value]) => !takes(schema, value)).map(([what, value]) => ({ path: [], what, value }));
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

/** Bodies that an operation must refuse, each wrong in one way: wrong kinds everywhere, something too much, something left out. */
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
