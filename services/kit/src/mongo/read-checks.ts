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

/** Top-level fields that a projection returns only in part, such as `outbox` for `outbox.id`. */
const partial = (projection: object): Set<string> =>
  new Set(
    Object.keys(projection)
      .filter((path) => path.includes('.'))
      .map((path) => path.slice(0, path.indexOf('.'))),
  );

/**
 * The declared paths at which a stored document does not match its schema. Fields that the schema does not declare are
 * no mismatch: a newer replica may have written them. With a projection only the fields that were read in full count.
 */
export const mismatchesOf = (schema: z.ZodObject, document: object, projection?: object): string[] => {
  const result = schema.safeParse(document);
  if (result.success) return [];
  const inPart = projection && partial(projection);
  const counts = ({ code, path: [field] }: z.core.$ZodIssue): boolean => {
    if (code === 'unrecognized_keys') return false;
    return !inPart || (Object.hasOwn(document, String(field)) && !inPart.has(String(field)));
  };
  const paths = result.error.issues.filter(counts).map(({ path }) => declaredPath(schema, path).join('.'));
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
