import { z } from 'zod';
import { ERASURE_SCOPES } from '../web/erasure.ts';

/** Number of erased records per collection or other data store. */
export const countsSchema = z.record(z.string().max(100), z.number().int().min(0));

/** Number of records that each service erased. The counts contain no data about the runner. */
export const receiptSchema = z.object({
  services: z.array(
    z.object({
      service: z.string(),
      status: z.enum(['waiting', 'erased']),
      /** Time at which the service completed the erasure; null until then. */
      at: z.string().nullable(),
      counts: countsSchema,
    }),
  ),
  /** Messages to the runner about data that cannot be deleted individually but expires. */
  agesOut: z.array(z.string()),
});

const status = z.enum(['requested', 'complete']);

/** Response to DELETE /api/delete-me and DELETE /api/user-data/delete-all. */
export const erasureAnswerSchema = z.object({
  ok: z.literal(true),
  erasureId: z.string(),
  status,
  receipt: receiptSchema,
});

/** Response to GET /api/erasure/{erasureId}. */
export const erasureSchema = erasureAnswerSchema.extend({
  scope: z.enum(ERASURE_SCOPES),
  requestedAt: z.string(),
  completedAt: z.string().nullable(),
});

/** Path parameters with the id of an erasure: 32 random bytes, base64url-encoded. */
export const erasureParams = z.object({ erasureId: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
