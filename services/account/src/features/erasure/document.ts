import { ERASING_SERVICES, ERASURE_SCOPES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

export type ErasingService = (typeof ERASING_SERVICES)[number];

const counts = z.record(z.string(), z.number().int());

/** Response of one service to an erasure request. */
const answer = z.object({
  /** Time at which the service erased its data. The service's earlier events are purged from the streams. */
  at: z.date(),
  counts,
});
export type Answer = z.infer<typeof answer>;

/**
 * The collection `erasures`. `_id` is the SHA-256 hash of the secret id that only the runner has. `userId` is removed
 * when the erasure is settled, so that no personal data remains.
 */
export const erasuresCollection = defineCollection({
  name: 'erasures',
  schema: z.object({
    ...emittingFields,
    userId: z.string().exactOptional(),
    scope: z.enum(ERASURE_SCOPES),
    requestedAt: z.date(),
    /** Time at which the last service responded; null until then. */
    completedAt: z.date().nullable(),
    /**
     * Round of the erasure. The second round erases data that requests in progress stored during the first round. The
     * receipt shows the results of the first round.
     */
    round: z.union([z.literal(1), z.literal(2)]),
    /** Time of the last request to the services in this round. `asks` is the number of requests. */
    askedAt: z.date(),
    asks: z.number().int(),
    /** Number of deleted documents in the account service, stored before the deletion; null until then. */
    ownCounts: counts.nullable(),
    /** Responses of the services in the first round. */
    answers: z.partialRecord(z.enum(ERASING_SERVICES), answer),
    /** Times of the services' responses in the second round. */
    again: z.partialRecord(z.enum(ERASING_SERVICES), z.date()),
    /** Last round after which events were purged from the streams; 0 before the first purge. */
    purgedRound: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** Time of the last step, which removes `userId`; null until then. */
    settledAt: z.date().nullable(),
    /** Expiry of the receipt; null until the erasure is settled. */
    expiresAt: z.date().nullable(),
  }),
  indexes: [
    // Index for the periodic search for unsettled erasures, oldest first.
    { key: { settledAt: 1, requestedAt: 1 }, options: { name: 'open' } },
    // Index for the runner's data export.
    { key: { userId: 1 }, options: { name: 'user' } },
    OUTBOX_INDEX,
    // TTL index that deletes expired receipts.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
  ],
});

export type ErasureDocument = z.infer<typeof erasuresCollection.schema>;
