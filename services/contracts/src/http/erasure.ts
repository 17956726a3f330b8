import { z } from 'zod';
import { ERASURE_SCOPES } from '../web/erasure.ts';

/** Number of erased records by collection or store. */
export const countsSchema = z.record(z.string().max(100), z.number().int().min(0));

/** What each service erased, as counts without data of the runner. */
export const receiptSchema = z.object({
  services: z.array(
    z.object({
      service: z.string(),
      status: z.enum(['waiting', 'erased']),
      /** Time of completion; null before. */
      at: z.string().nullable(),
      counts: countsSchema,
    }),
  ),
  /** Data that cannot be deleted individually but expires, as sentences for the runner. */
  agesOut: z.array(z.string()),
});

const status = z.enum(['requested', 'complete']);

/** DELETE /api/delete-me, DELETE /api/user-data/delete-all */
export const erasureAnswerSchema = z.object({
  ok: z.literal(true),
  erasureId: z.string(),
  status,
  receipt: receiptSchema,
});

/** GET /api/erasure/{erasureId} */
export const erasureSchema = erasureAnswerSchema.extend({
  scope: z.enum(ERASURE_SCOPES),
  requestedAt: z.string(),
  completedAt: z.string().nullable(),
});

/** The id of an erasure: 32 random bytes, base64url. */
export const erasureParams = z.object({ erasureId: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
