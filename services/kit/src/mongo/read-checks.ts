import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

/** Configures which documents are compared with their schema when they are read, and what happens on a mismatch. */
export interface ReadChecks {
  /** Fraction of documents to check when they are read, 0 to 1. */
  ratio: number;
  /**
   * Called with the name of the collection and the paths of the mismatching fields. May throw to make the read fail.
   */
  onMismatch(collection: string, fields: readonly string[]): void;
}

/** Returns a schema without its optional and nullable wrappers. */
const unwrap = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;

/**
 * The path of a field, made of declared names only. List positions become `[]`; keys of records and everything below a
 * union become `*`, because they may be stored values, which must not appear in a log or a metric.
 */
const declaredPath = (schema: z.core.$ZodType | undefined, [key, ...rest]: readonly PropertyKey[]): string[] => {
  if (key === undefined) return [];
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const field: z.core.$ZodType | undefined = inner.shape[String(key)];
    return field ? [String(key), ...declaredPath(field, rest)] : ['*'];
  }
  if (inner instanceof z.ZodArray) return ['[]', ...declaredPath(inner.element, rest)];
  return ['*'];
};

/** Cached results of {@link selected}, by schema and projection. */
const selections = new WeakMap<z.ZodObject, Map<string, z.ZodObject>>();

/**
 * The part of a schema that a projection returns in full. Fields that the projection excludes, or returns only in part
 * (such as `outbox` with `outbox.id`), are omitted. Cached.
 */
const selected = (schema: z.ZodObject, projection: object): z.ZodObject => {
  const known = selections.get(schema) ?? new Map<string, z.ZodObject>();
  selections.set(schema, known);
  const entries = Object.entries(projection);
  const key = entries.map(([path, value]) => `${path}:${value === 0 || value === false ? 0 : 1}`).join(' ');
  const found = known.get(key);
  if (found) return found;
  const isExcluded = (field: string) => entries.some(([path, value]) => path === field && !value);
  const isInPart = (field: string) => entries.some(([path]) => path.startsWith(`${field}.`));
  const includes = entries.some(([, value]) => Boolean(value));
  const isReturned = (field: string) => !includes || field === '_id' || Object.hasOwn(projection, field);
  const fields = Object.entries(schema.shape).filter(
    ([field]) => isReturned(field) && !isExcluded(field) && !isInPart(field),
  );
  const part = z.object(Object.fromEntries(fields)).partial();
  known.set(key, part);
  return part;
};

/**
 * The declared paths at which a document does not match its schema. Undeclared fields are allowed, because a newer
 * replica may have written them. With a projection, only fields that are read in full are compared.
 */
export const mismatchesOf = (schema: z.ZodObject, document: object, projection?: object): string[] => {
  const expected = projection ? selected(schema, projection) : schema;
  const result = expected.safeParse(document);
  if (result.success) return [];
  const paths = result.error.issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path }) => declaredPath(expected, path).join('.'));
  return [...new Set(paths)];
};

/** Makes the read of a document fail when the document does not match its schema. Used in tests. */
export const STRICT_CHECKS: ReadChecks = {
  ratio: 1,
  onMismatch: (collection, fields) => {
    throw new Error(`a document of ${collection} does not match its schema at ${fields.join(', ')}`);
  },
};

/** Counts and logs mismatches by collection and field. */
export const reportingChecks = (
  ratio: number,
  { logger, metrics }: { logger: Logger; metrics: Pick<Metrics, 'storedMismatches'> },
): ReadChecks => ({
  ratio,
  onMismatch(collection, fields) {
    for (const field of fields) metrics.storedMismatches.inc({ collection, field });
    logger.error({ collection, fields }, 'stored document does not match its schema');
  },
});
