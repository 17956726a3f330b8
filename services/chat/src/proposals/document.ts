import { CHAT_PROPOSALS } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/**
 * `confirming` and `undoing` are stored before the data is changed. A proposal that stays in one of them was interrupted,
 * and repeating the request completes it.
 */
const STATES = ['open', 'confirming', 'confirmed', 'undoing', 'undone', 'declined'] as const;
export type StoredState = (typeof STATES)[number];

/** Collection `chat_proposals`: one document per change that a coach proposed. It is the record of what was changed. */
export const proposalsCollection = defineCollection({
  name: 'chat_proposals',
  schema: z.object({
    /** Id of the proposal, a UUIDv7. It is the idempotency key of the change. */
    _id: z.string(),
    userId: z.string(),
    threadId: z.string(),
    /** Sequence number of the reply that proposed the change. */
    seq: z.number().int(),
    kind: z.enum(CHAT_PROPOSALS),
    args: z.record(z.string(), z.unknown()),
    language: z.enum(['en', 'nb']),
    title: z.string(),
    before: z.string().nullable(),
    after: z.string(),
    done: z.string(),
    undone: z.string(),
    /** The state of the data before and after the change. */
    from: z.unknown(),
    to: z.unknown(),
    state: z.enum(STATES),
    expiresAt: z.date(),
    /** Time until which the change can be undone; null until it is confirmed. */
    undoUntil: z.date().nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Index for finding the proposal of a reply and the last change of a thread, and for clearing a thread. Unique,
    // because a reply proposes at most one change.
    { key: { userId: 1, threadId: 1, seq: 1 }, options: { unique: true, name: 'user_thread_seq' } },
  ],
});
export type StoredProposal = z.infer<typeof proposalsCollection.schema>;

export type ProposalRepository = ReturnType<typeof createProposalRepository>;

/** Repository of `chat_proposals`. Every method is limited to the proposals of one user. */
export const createProposalRepository = (connection: Connection) => {
  const proposals = proposalsCollection.in(connection);
  return {
    async insert(proposal: StoredProposal): Promise<void> {
      await proposals.insertOne(proposal);
    },

    find: (userId: string, id: string): Promise<StoredProposal | null> => proposals.findOne({ _id: id, userId }),

    /** Returns the proposal of a reply; null when it proposed none. */
    ofReply: (userId: string, threadId: string, seq: number): Promise<StoredProposal | null> =>
      proposals.findOne({ userId, threadId, seq }),

    /** Returns the newest change of a thread that can still be undone. */
    lastChange: async (userId: string, threadId: string, now: Date): Promise<StoredProposal | null> =>
      (
        await proposals
          .find({ userId, threadId, state: { $in: ['confirmed', 'undoing'] }, undoUntil: { $gte: now } })
          .sort({ userId: -1, threadId: -1, seq: -1 })
          .limit(1)
          .toArray()
      )[0] ?? null,

    /** Returns the proposals with the given ids. */
    list: (userId: string, ids: readonly string[]): Promise<StoredProposal[]> =>
      proposals.find({ _id: { $in: [...ids] }, userId }).toArray(),

    /** Changes a proposal that is in one of the given states. Returns null when it is in another state. */
    advance: (
      { userId, _id }: Pick<StoredProposal, 'userId' | '_id'>,
      states: readonly StoredState[],
      values: Partial<Pick<StoredProposal, 'state' | 'to' | 'expiresAt' | 'undoUntil'>> & { updatedAt: Date },
    ): Promise<StoredProposal | null> =>
      proposals.findOneAndUpdate(
        { _id, userId, state: { $in: [...states] } },
        { $set: values },
        { returnDocument: 'after' },
      ),

    /** Deletes the proposals of replies with sequence numbers up to `seq`. */
    async removeUpTo(userId: string, threadId: string, seq: number): Promise<void> {
      await proposals.deleteMany({ userId, threadId, seq: { $lte: seq } });
    },
  };
};
