import { CHAT, COACH_TYPES, type CoachType } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** Time until a lease expires if it is not renewed, in milliseconds. */
export const LEASE_MS = 30_000;

/** Collection `chat_threads`: one thread per user and coach. */
export const threadsCollection = defineCollection({
  name: 'chat_threads',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    coachType: z.enum(COACH_TYPES),
    title: z.string(),
    /** The last sequence number assigned to a message; sequence numbers order the thread. */
    seq: z.number().int(),
    /** All messages up to and including this sequence number have been cleared. */
    clearedSeq: z.number().int(),
    /** The lease of the request that writes a reply (or clears the thread): its holder and expiry. */
    leaseHolder: z.string().nullable(),
    leaseUntil: z.date().nullable(),
    lastActivityAt: z.date(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index that allows one thread per user and coach. Also used to find a thread and to take or renew its
    // lease.
    { key: { userId: 1, coachType: 1 }, options: { unique: true, name: 'user_coach' } },
  ],
});
type ThreadDocument = z.infer<typeof threadsCollection.schema>;

export type Thread = Pick<ThreadDocument, '_id' | 'seq' | 'clearedSeq'>;

export type ThreadRepository = ReturnType<typeof createThreadRepository>;

const SHAPE = { seq: 1, clearedSeq: 1 };

/**
 * Repository of `chat_threads`. One atomic update takes a thread's lease and reserves two sequence numbers, one for the
 * message and one for the reply.
 */
export const createThreadRepository = (connection: Connection, coachType: CoachType) => {
  const threads = threadsCollection.in(connection);

  /**
   * Filter for threads without a valid lease at the given time. A lease that expires later than any holder could have
   * set it is ignored: it was taken before the clock was turned back.
   */
  const free = (now: Date) => ({
    $nor: [{ leaseUntil: { $gt: now, $lte: new Date(now.getTime() + 2 * LEASE_MS) } }],
  });
  const held = (now: Date, holder: string) => ({
    leaseHolder: holder,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  });

  return {
    find: (userId: string): Promise<Thread | null> =>
      threads.findOne<Thread>({ userId, coachType }, { projection: SHAPE }),

    /**
     * Leases the user's thread, creating it if it is missing, and assigns the next `places` sequence numbers. The
     * returned `seq` is the last of them. Returns null while another holder has the lease.
     */
    async take(userId: string, holder: string, places: number, now: Date): Promise<Thread | null> {
      try {
        return await threads.findOneAndUpdate(
          { userId, coachType, ...free(now) },
          {
            $set: { ...held(now, holder), lastActivityAt: now, updatedAt: now },
            $inc: { seq: places },
            $setOnInsert: { _id: createId(), title: CHAT.defaultTitle, clearedSeq: 0, createdAt: now },
          },
          { upsert: true, returnDocument: 'after', projection: SHAPE },
        );
      } catch (error) {
        // A leased thread does not match the filter. The upsert then tries to insert a second thread, which the unique
        // index rejects.
        if (isDuplicateKeyError(error)) return null;
        throw error;
      }
    },

    /** Renews the lease. Returns false when another holder has taken the thread. */
    async renew(userId: string, holder: string, now: Date): Promise<boolean> {
      const { matchedCount } = await threads.updateOne(
        { userId, coachType, leaseHolder: holder },
        { $set: held(now, holder) },
      );
      return matchedCount === 1;
    },

    /** Releases the lease. Returns false when the holder did not have it. */
    async release(userId: string, holder: string, now: Date): Promise<boolean> {
      const { matchedCount } = await threads.updateOne(
        { userId, coachType, leaseHolder: holder },
        { $set: { leaseHolder: null, leaseUntil: null, lastActivityAt: now, updatedAt: now } },
      );
      return matchedCount === 1;
    },

    /** Hides messages up to `seq`, including one whose insert is still in progress. */
    async markCleared(userId: string, seq: number, now: Date): Promise<void> {
      await threads.updateOne({ userId, coachType }, { $max: { clearedSeq: seq }, $set: { updatedAt: now } });
    },
  };
};
