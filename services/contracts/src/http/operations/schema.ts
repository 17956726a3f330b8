import type { z } from 'zod';
import { errorSchema } from '../common.ts';

/** Schemas and documentation of one operation. */
export interface OperationSchema {
  /** One-line summary of the operation in the OpenAPI documents. */
  summary: string;
  body?: z.ZodType;
  querystring?: z.ZodType;
  params?: z.ZodType;
  headers?: z.ZodType;
  /** Response schemas by status code; missing for an operation that sends a file or a stream. */
  response?: Record<number, z.ZodType>;
}

/** Returns response schemas in the common error format for the given status codes. */
export const refusals = <const S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<S, typeof errorSchema>;

/**
 * Returns the response schemas of an operation: the success response, and error responses for the given status codes.
 */
export const answers = <T extends z.ZodType, const S extends number>(schema: T, ...statuses: S[]) => ({
  200: schema,
  ...refusals(...statuses),
});
