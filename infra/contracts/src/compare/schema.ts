import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** A JSON Schema (2020-12, or the subset of draft 7 with the same meaning). */
export type Schema = boolean | { readonly [keyword: string]: unknown };
export type SchemaObject = Exclude<Schema, boolean>;

/** A path at which one schema accepts a value that the other schema rejects. */
export interface Problem {
  /** Path of the value, for example `data.days[].title`. Empty for the whole value. */
  at: string;
  what: string;
}

/** Annotation keywords, which are for human readers and do not restrict values. */
const NOTES = new Set(
  '$schema $id $comment title description default examples example deprecated readOnly writeOnly'.split(' '),
);
/**
 * Keywords whose value is a single schema. The lists below contain keywords whose value is an array of schemas or a map
 * from names to schemas.
 */
const SINGLE_SCHEMA_KEYWORDS = [
  'items',
  'additionalProperties',
  'propertyNames',
  'not',
  'contains',
  'if',
  'then',
  'else',
];
const SCHEMA_LIST_KEYWORDS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const NAMED_SCHEMA_KEYWORDS = ['properties', 'patternProperties', '$defs', 'definitions'];

export const isObject = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the schema with each directly nested schema replaced by the result of `change`. */
export const mapInner = (schema: SchemaObject, change: (inner: Schema) => Schema): SchemaObject =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (SINGLE_SCHEMA_KEYWORDS.includes(keyword)) return [keyword, change(value as Schema)];
      if (SCHEMA_LIST_KEYWORDS.includes(keyword)) return [keyword, (value as Schema[]).map(change)];
      if (!NAMED_SCHEMA_KEYWORDS.includes(keyword)) return [keyword, value];
      const named = Object.entries(value as Record<string, Schema>);
      return [keyword, Object.fromEntries(named.map(([name, inner]) => [name, change(inner)]))];
    }),
  );

/** Returns the schema without annotations at any depth. */
export const withoutAnnotations = (schema: Schema): Schema => {
  if (typeof schema === 'boolean') return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !NOTES.has(keyword) && !keyword.startsWith('x-'));
  return kept.length === 0 ? true : mapInner(Object.fromEntries(kept), withoutAnnotations);
};

/** Returns the schema with each `#/…` reference replaced by the target in the document. */
export const withoutRefs = (schema: Schema, document: unknown): Schema => {
  if (typeof schema === 'boolean') return schema;
  if (typeof schema.$ref !== 'string') return mapInner(schema, (inner) => withoutRefs(inner, document));
  let found: unknown = document;
  for (const key of schema.$ref.split('/').slice(1)) found = isObject(found) ? found[key] : undefined;
  if (!isObject(found)) throw new Error(`unresolved reference ${schema.$ref}`);
  return withoutRefs(found, document);
};

const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);

const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Returns the types that a schema allows. Other keywords may restrict the values further. */
export const typesOf = ({ type }: SchemaObject): readonly string[] =>
  type === undefined ? TYPES : Array.isArray(type) ? (type as string[]) : [type as string];

const isOfType = (type: string, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

/** True when a schema accepts a value. */
export const accepts = (schema: Schema, value: unknown): boolean => {
  // Handles the most frequent case without compiling a validator.
  if (isObject(schema) && Object.keys(schema).every((keyword) => /^(type|enum|const)$/.test(keyword))) {
    const lists = [schema.enum, schema.const === undefined ? undefined : [schema.const]].filter(Array.isArray);
    const isListed = lists.every((list) => list.some((one) => isDeepStrictEqual(one, value)));
    return isListed && typesOf(schema).some((type) => isOfType(type, value));
  }
  return ajv.validate(schema, value);
};

/** Returns all values that a schema accepts; null when they cannot be listed. */
export const valuesOf = (schema: SchemaObject): unknown[] | null => {
  const { const: constant, enum: list } = schema;
  if (constant !== undefined) return accepts(schema, constant) ? [constant] : [];
  if (Array.isArray(list)) return list.filter((value) => accepts(schema, value));
  const types = typesOf(schema);
  if (types.every((type) => type === 'null' || type === 'boolean'))
    return [null, true, false].filter((value) => accepts(schema, value));
  return null;
};
