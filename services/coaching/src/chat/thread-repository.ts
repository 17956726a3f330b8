import type { CoachType } from '@stridewell/contracts/web';
import { CHAT } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicate } from '@stridewell/kit/mongo/database';

/** How long a lease holds without being renewed, milliseconds. */
export const LEASE_MS = 30_000;

interface ThreadDocument {
  _id: string;
  userId: string;
  coachType: CoachType;
  title: string;
  /** Places given to messages so far: each has a number of its own in the thread, which is its order. */
  seq: number;
  /** Messages up to this number have been cleared. */
  clearedSeq: number;
  /** Who writes a reply (or clears) now, and until when nobody else may. */
  leaseHolder: string | null;
  leaseUntil: Date | null;
  lastActivityAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export type Thread = Pick<ThreadDocument, '_id' | 'seq' | 'clearedSeq'>;

export type ThreadRepository = ReturnType<typeof createThreadRepository>;

const SHAPE = { seq: 1, clearedSeq: 1 };

/** `chat_threads`: one per user and coach. A runner's message and its reply take two places in one atomic step, with the lease. */
export const createThreadRepository = (connection: Connection, coachType: CoachType) => {
  const threads = () => connection.collection<ThreadDocument>('chat_threads');

  /** Nobody holds it now. One that runs out later than any holder could have asked was taken on a clock that has been turned back. */
  const free = (now: Date) => ({
    $nor: [{ leaseUntil: { $gt: now, $lte: new Date(now.getTime() + 2 * LEASE_MS) } }],
  });
  const held = (now: Date, holder: string) => ({
    leaseHolder: holder,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  });

  return {
    find: (userId: string): Promise<Thread | null> =>
      threads().findOne<Thread>({ userId, coachType }, { projection: SHAPE }),

    /**
     * Takes the user's thread, making it where there is none, and `places` places at its end: the last is the thread's `seq`.
     * Null while somebody else holds it.
     */
    async take(userId: string, holder: string, places: number, now: Date): Promise<Thread | null> {
      try {
        return await threads().findOneAndUpdate(
          { userId, coachType, ...free(now) },
          {
            $set: { ...held(now, holder), lastActivityAt: now, updatedAt: now },
            $inc: { seq: places },
            $setOnInsert: { _id: createId(), title: CHAT.defaultTitle, clearedSeq: 0, createdAt: now },
          },
          { upsert: true, returnDocument: 'after', projection: SHAPE },
        );
      } catch (error) {
        // A held thread does not match, so that it is made anew, which its index refuses.
        if (isDuplicate(error)) return null;
        throw error;
      }
    },

    /** Holds on for another lease; false when the thread was lost to somebody else. */
    async renew(userId: string, holder: string, now: Date): Promise<boolean> {
      const { matchedCount } = await threads().updateOne(
        { userId, coachType, leaseHolder: holder },
        { $set: held(now, holder) },
      );
      return matchedCount === 1;
    },

    /** Gives the thread back; false when the holder did not have it. */
    async release(userId: string, holder: string, now: Date): Promise<boolean> {
      const { matchedCount } = await threads().updateOne(
        { userId, coachType, leaseHolder: holder },
        { $set: { leaseHolder: null, leaseUntil: null, lastActivityAt: now, updatedAt: now } },
      );
      return matchedCount === 1;
    },

    /** Messages up to `seq` no longer belong to the thread, even one that is still on its way into the store. */
    async markCleared(userId: string, seq: number, now: Date): Promise<void> {
      await threads().updateOne({ userId, coachType }, { $max: { clearedSeq: seq }, $set: { updatedAt: now } });
    },
  };
};
