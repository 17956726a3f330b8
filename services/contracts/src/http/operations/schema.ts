import type { z } from 'zod';
import { errorSchema } from '../common.ts';

/** Validation and documentation of one operation. */
export interface OperationSchema {
  /** One line for the OpenAPI documents. */
  summary: string;
  body?: z.ZodType;
  querystring?: z.ZodType;
  params?: z.ZodType;
  headers?: z.ZodType;
  /** Schemas by status; none for a file or a stream. */
  response?: Record<number, z.ZodType>;
}

/** Responses in the common error shape. */
export const refusals = <const S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<S, typeof errorSchema>;

/** A success response with its error responses. */
export const answers = <T extends z.ZodType, const S extends number>(schema: T, ...statuses: S[]) => ({
  200: schema,
  ...refusals(...statuses),
});
