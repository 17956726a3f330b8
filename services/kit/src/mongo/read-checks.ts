import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

/** Decides which documents are compared with the schema of their collection when they are read, and what follows. */
export interface ReadChecks {
  /** Share of the documents read that is checked, 0 to 1. */
  ratio: number;
  /** Called with the name of the collection and the paths of the fields that do not match; may throw to refuse the read. */
  onMismatch(collection: string, fields: readonly string[]): void;
}

/** The schema below wrappers that change only whether a value may be missing. */
const unwrap = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;

/**
 * The path of a field by the names that the schema declares. Positions in lists become `[]`, and keys of records and
 * everything below a union become `*`: they may be made of stored values, which must not reach a log or a metric.
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

/** The fields of a schema that a projection returns in full, by schema and by the projection's paths. */
const selections = new WeakMap<z.ZodObject, Map<string, z.ZodObject>>();

/**
 * The part of a schema that a document read with a projection must match where it has the field: without the fields that
 * the projection leaves out, or returns only in part, such as `outbox` for `outbox.id`. Made once for each projection.
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
 * The declared paths at which a stored document does not match its schema. Fields that the schema does not declare are
 * no mismatch: a newer replica may have written them. With a projection only the fields that were read in full count.
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

/** Refuses a read of a document that does not match its schema; for tests. */
export const STRICT_CHECKS: ReadChecks = {
  ratio: 1,
  onMismatch: (collection, fields) => {
    throw new Error(`a document of ${collection} does not match its schema at ${fields.join(', ')}`);
  },
};

/** Counts and logs mismatches by collection and field, and lets every read through. */
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
