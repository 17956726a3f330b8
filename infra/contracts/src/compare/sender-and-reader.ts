import { isObject, mapInner, type Schema } from './schema.ts';

/** Returns the schema of messages that a sender sends, with the named fields and no others. */
export const asSent = (schema: Schema): Schema => {
  if (!isObject(schema)) return schema;
  const inner = mapInner(schema, asSent);
  const { additionalProperties: others, properties } = inner;
  const isOpen = others === undefined || others === true || (isObject(others) && Object.keys(others).length === 0);
  return properties !== undefined && isOpen ? { ...inner, additionalProperties: false } : inner;
};

/** Returns the schema of messages that a tolerant reader accepts. Such a reader ignores unknown fields. */
export const asTolerantReader = (schema: Schema): Schema => {
  if (!isObject(schema)) return schema;
  const { additionalProperties: others, ...inner } = mapInner(schema, asTolerantReader);
  return others === undefined || (inner.properties !== undefined && others === false)
    ? inner
    : { ...inner, additionalProperties: others };
};

/** Returns the paths of all fields that a schema names. Each path begins with `at`. */
export const fieldsOf = (schema: Schema, at = ''): string[] => {
  if (!isObject(schema)) return [];
  const { properties = {}, items, prefixItems = [], additionalProperties } = schema as Record<string, never>;
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (schema[keyword] as Schema[] | undefined) ?? []);
  const found = [
    ...Object.entries<Schema>(properties).flatMap(([name, inner]) => [
      `${at}.${name}`,
      ...fieldsOf(inner, `${at}.${name}`),
    ]),
    ...[items, ...(prefixItems as Schema[])].flatMap((inner) =>
      inner === undefined ? [] : fieldsOf(inner, `${at}[]`),
    ),
    ...(additionalProperties === undefined ? [] : fieldsOf(additionalProperties, `${at}.*`)),
    ...choices.flatMap((inner) => fieldsOf(inner, at)),
  ];
  return [...new Set(found)];
};
