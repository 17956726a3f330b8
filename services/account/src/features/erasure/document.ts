import { ERASING_SERVICES, ERASURE_SCOPES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

export type ErasingService = (typeof ERASING_SERVICES)[number];

const counts = z.record(z.string(), z.number().int());

/** Answer of one service. */
const answer = z.object({
  /** Time of the erasure in the service. Its earlier events are purged from the streams. */
  at: z.date(),
  counts,
});
export type Answer = z.infer<typeof answer>;

/**
 * `erasures`. `_id` is the SHA-256 of the secret id that only the runner has. `userId` is removed when the erasure is
 * settled, so that no personal data remains.
 */
export const erasuresCollection = defineCollection({
  name: 'erasures',
  schema: z.object({
    ...emittingFields,
    userId: z.string().exactOptional(),
    scope: z.enum(ERASURE_SCOPES),
    requestedAt: z.date(),
    /** Time of the last service's answer; null before. */
    completedAt: z.date().nullable(),
    /** The second round erases data that requests in progress stored during the first. The receipt shows the first. */
    round: z.union([z.literal(1), z.literal(2)]),
    /** Time of the last request to the services in this round. `asks`: the number of requests. */
    askedAt: z.date(),
    asks: z.number().int(),
    /** Counts of the account service, stored before it deletes; null before. */
    ownCounts: counts.nullable(),
    /** Answers of the first round. */
    answers: z.partialRecord(z.enum(ERASING_SERVICES), answer),
    /** Answers of the second round, by service. */
    again: z.partialRecord(z.enum(ERASING_SERVICES), z.date()),
    /** Last round after which events were purged from the streams. */
    purgedRound: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** Time of the last step, which removed `userId`; null before. */
    settledAt: z.date().nullable(),
    /** Expiry of the receipt; null until the erasure is settled. */
    expiresAt: z.date().nullable(),
  }),
  indexes: [
    // Serves the sweep of the erasure runner: erasures that are not settled, oldest first.
    { key: { settledAt: 1, requestedAt: 1 }, options: { name: 'open' } },
    // Serves the runner's data export.
    { key: { userId: 1 }, options: { name: 'user' } },
    OUTBOX_INDEX,
    // TTL of receipts only.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
  ],
});

export type ErasureDocument = z.infer<typeof erasuresCollection.schema>;
