import type { z } from 'zod';

/** True when the schema accepts the value. */
export const passes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/**
 * The problems that a schema finds in a value, as `path: message`, in order; empty when the schema accepts the value.
 */
export const problems = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
