import { ERASING_SERVICES, ERASURE_SCOPES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

export type ErasingService = (typeof ERASING_SERVICES)[number];

const counts = z.record(z.string(), z.number().int());

/** One service's answer. */
const answer = z.object({
  /** When it erased: its events from before then are purged from the streams. */
  at: z.date(),
  counts,
});
export type Answer = z.infer<typeof answer>;

/**
 * `erasures`. `_id` is the SHA-256 of the secret that the runner holds. `userId` is kept while a service still has to be
 * asked and then removed, so that nothing personal is left.
 */
export const erasuresCollection = defineCollection({
  name: 'erasures',
  schema: z.object({
    ...emittingFields,
    userId: z.string().exactOptional(),
    scope: z.enum(ERASURE_SCOPES),
    requestedAt: z.date(),
    /** When the last service answered; null before. */
    completedAt: z.date().nullable(),
    /** The receipt shows the first round. The second erases what requests in flight stored in the meantime. */
    round: z.union([z.literal(1), z.literal(2)]),
    /** When the services were last asked in this round; `asks` is how often. */
    askedAt: z.date(),
    asks: z.number().int(),
    /** Account's own counts, stored before it deletes; null before. */
    ownCounts: counts.nullable(),
    /** Answers of the first round. */
    answers: z.partialRecord(z.enum(ERASING_SERVICES), answer),
    /** Answers of the second round, by service. */
    again: z.partialRecord(z.enum(ERASING_SERVICES), z.date()),
    /** The last round whose events have been purged from the streams. */
    purgedRound: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** When everything was done and `userId` was removed; null before. */
    settledAt: z.date().nullable(),
    /** When the receipt expires; null until the erasure is settled. */
    expiresAt: z.date().nullable(),
  }),
  indexes: [
    // Serves the keeper's sweep: erasures that are not settled, oldest first.
    { key: { settledAt: 1, requestedAt: 1 }, options: { name: 'open' } },
    // Serves the runner's data export.
    { key: { userId: 1 }, options: { name: 'user' } },
    OUTBOX_INDEX,
    // TTL of receipts only.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
  ],
});

export type ErasureDocument = z.infer<typeof erasuresCollection.schema>;
