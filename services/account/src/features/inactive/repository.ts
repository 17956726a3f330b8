import type { Language } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { sessionsCollection } from '../sessions/session.ts';
import { type UserDocument, usersCollection } from '../users/user.ts';

interface SessionUse {
  _id: string;
  seen: Date | null;
  made: Date;
}

/** An unused account. `language` is undefined when the runner has not chosen one. */
export interface UnusedAccount {
  userId: string;
  email: string;
  language: Language | undefined;
}

/** Reads and updates the time at which accounts were last used. */
export interface InactiveRepository {
  /** Stores the last use of each account: the last use of its sessions, or `now` when it has no sessions. */
  noteUse(now: Date): Promise<void>;
  /** Removes the notification time from accounts that were used after `unusedSince`. */
  clearNotified(unusedSince: Date): Promise<void>;
  /** Returns unused accounts whose owners have not been notified, starting with the longest unused. */
  unnotified(unusedSince: Date, now: Date, limit: number): Promise<UnusedAccount[]>;
  /**
   * Claims the right to send the email to an owner. Returns false when another replica has the claim or the account was
   * used in the meantime.
   */
  claim(userId: string, unusedSince: Date, now: Date, until: Date): Promise<boolean>;
  markNotified(userId: string, now: Date): Promise<void>;
  /** Returns true when no session of the account was used after `since`. */
  isUnused(userId: string, since: Date): Promise<boolean>;
  /** Returns the ids of unused accounts whose owners were notified at or before `notifiedBefore`. */
  due(unusedSince: Date, notifiedBefore: Date, limit: number): Promise<string[]>;
}

const BATCH = 500;

/** Stores the last use in fields of `users` that no other code reads. */
export const createInactiveRepository = (database: Connection): InactiveRepository => {
  const users = usersCollection.in(database);
  const sessions = sessionsCollection.in(database);
  const unused = (since: Date) => ({ lastUsedAt: { $lte: since } });
  const unclaimed = (now: Date) => ({
    inactiveToldAt: { $exists: false },
    $or: [{ inactiveClaimedUntil: { $exists: false } }, { inactiveClaimedUntil: { $lte: now } }],
  });

  return {
    async noteUse(now) {
      const uses = sessions.aggregate<SessionUse>([
        { $group: { _id: '$userId', seen: { $max: '$lastSeenAt' }, made: { $max: '$createdAt' } } },
      ]);
      let batch: mongo.AnyBulkWriteOperation<UserDocument>[] = [];
      const flush = async (): Promise<void> => {
        if (batch.length > 0) await users.bulkWrite(batch, { ordered: false });
        batch = [];
      };
      for await (const { _id, seen, made } of uses) {
        const at = seen && seen > made ? seen : made;
        batch.push({ updateOne: { filter: { _id }, update: { $max: { lastUsedAt: at } } } });
        if (batch.length === BATCH) await flush();
      }
      await flush();
      await users.updateMany({ lastUsedAt: { $exists: false } }, { $set: { lastUsedAt: now } });
    },

    async clearNotified(since) {
      await users.updateMany(
        { inactiveToldAt: { $exists: true }, lastUsedAt: { $gt: since } },
        { $unset: { inactiveToldAt: 1, inactiveClaimedUntil: 1 } },
      );
    },

    async unnotified(since, now, limit) {
      const found = users
        .find({ ...unused(since), ...unclaimed(now) }, { projection: { email: 1, language: 1 } })
        .sort({ lastUsedAt: 1 })
        .limit(limit);
      return (await found.toArray()).map(({ _id, email, language }) => ({ userId: _id, email, language }));
    },

    async claim(userId, since, now, until) {
      const filter = { _id: userId, ...unused(since), ...unclaimed(now) };
      return (await users.updateOne(filter, { $set: { inactiveClaimedUntil: until } })).modifiedCount === 1;
    },

    async markNotified(userId, now) {
      await users.updateOne({ _id: userId }, { $set: { inactiveToldAt: now }, $unset: { inactiveClaimedUntil: 1 } });
    },

    async isUnused(userId, since) {
      const seen = { userId, $or: [{ lastSeenAt: { $gt: since } }, { createdAt: { $gt: since } }] };
      return (await sessions.findOne(seen, { projection: { _id: 1 } })) === null;
    },

    async due(since, before, limit) {
      const found = users
        .find({ ...unused(since), inactiveToldAt: { $lte: before } }, { projection: { _id: 1 } })
        .sort({ lastUsedAt: 1 })
        .limit(limit);
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
};
