import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { IDLE_MS, MAX_SESSIONS, type SessionDocument, sessionsCollection } from './session.ts';

export interface SessionRepository {
  /** Used only by the relay. */
  collection: mongo.Collection<SessionDocument>;
  insert(session: SessionDocument): Promise<void>;
  /** Returns the user's session when it is open at `at`, otherwise null. */
  findOpen(userId: string, sessionId: string, at: Date): Promise<SessionDocument | null>;
  /** Returns the user's sessions that are open at `at`, newest first. */
  listOpen(userId: string, at: Date): Promise<SessionDocument[]>;
  /** Stores the last-use time of a session, unless a time later than `knownSince` is already stored. */
  markSeen(userId: string, sessionId: string, at: Date, knownSince: Date): Promise<void>;
  /** Stores the time at which the runner confirmed their identity. */
  markConfirmed(userId: string, sessionId: string, at: Date): Promise<void>;
  /**
   * Ends a session and adds its revocation to the outbox in one write. Returns false when the session had already
   * ended.
   */
  revoke(userId: string, sessionId: string, at: Date): Promise<boolean>;
  /** Revokes all sessions of the user, except `keptId` when it is not null, and returns the session ids. */
  revokeOthers(userId: string, keptId: string | null, at: Date): Promise<string[]>;
  /** Revokes the user's oldest sessions in excess of {@link MAX_SESSIONS} and returns the session ids. */
  revokeSurplus(userId: string, at: Date): Promise<string[]>;
  /** Returns open sessions of all users that were not used for {@link IDLE_MS}. */
  idle(at: Date, limit: number): Promise<Pick<SessionDocument, '_id' | 'userId'>[]>;
  /** Stores the id of a key that signed a token of the session. */
  noteKey(userId: string, sessionId: string, kid: string): Promise<void>;
  /** Revokes all sessions whose tokens were signed with a key and returns their number. */
  revokeOfKey(key: KeyPeriod, at: Date): Promise<number>;
  /**
   * True when the session of any user is open. Used only to check the bucket of revoked sessions, which contains no
   * user ids.
   */
  isOpen(sessionId: string, at: Date): Promise<boolean>;
  /** True when the session belongs to the user, whether it is open or ended. */
  owns(userId: string, sessionId: string): Promise<boolean>;
}

/** Number of sessions that are revoked in parallel. */
const AT_ONCE = 50;

/** A signing key and the period in which it signed tokens. Sessions without key ids are matched by creation time. */
export interface KeyPeriod {
  kid: string;
  from: Date;
  /** End of the period; null while the key is in use. */
  until: Date | null;
}

/**
 * Stores sessions in MongoDB. The outbox entries of sessions are not events: the relay writes them to the NATS bucket
 * of revoked sessions.
 */
export const createSessionRepository = (database: Connection): SessionRepository => {
  const collection = sessionsCollection.in(database);
  const lastUse = (at: Date): Date => new Date(at.getTime() - IDLE_MS);
  const notEnded = (userId: string, at: Date) => ({ userId, revokedAt: null, expiresAt: { $gt: at } });
  const open = (userId: string, at: Date) => ({
    ...notEnded(userId, at),
    // Also matches sessions that an earlier release stored without a last-use time.
    lastSeenAt: { $not: { $lte: lastUse(at) } },
  });
  const revoke: SessionRepository['revoke'] = async (userId, sessionId, at) => {
    const entry = { id: createId(), type: 'session.revoked', time: at.toISOString(), data: { sessionId } };
    const result = await collection.updateOne(
      { _id: sessionId, userId, revokedAt: null },
      { $set: { revokedAt: at }, $push: { outbox: entry }, $inc: { rev: 1 } },
    );
    return result.modifiedCount === 1;
  };
  return {
    collection,
    async insert(session) {
      await collection.insertOne({ ...session });
    },
    findOpen: (userId, sessionId, at) => collection.findOne({ _id: sessionId, ...open(userId, at) }),
    listOpen: (userId, at) => collection.find(open(userId, at)).sort({ createdAt: -1 }).toArray(),
    async markSeen(userId, sessionId, at, knownSince) {
      const notKnown = { $not: { $gt: knownSince } };
      await collection.updateOne({ _id: sessionId, userId, lastSeenAt: notKnown }, { $set: { lastSeenAt: at } });
    },
    async markConfirmed(userId, sessionId, at) {
      await collection.updateOne({ _id: sessionId, userId }, { $set: { confirmedAt: at } });
    },
    revoke,
    async revokeOthers(userId, keptId, at) {
      // Idle sessions are included, because other services accept them until they are revoked.
      const found = await collection.find(notEnded(userId, at), { projection: { _id: 1 } }).toArray();
      const ids = found.map(({ _id }) => _id).filter((id) => id !== keptId);
      await Promise.all(ids.map((id) => revoke(userId, id, at)));
      return ids;
    },
    async revokeSurplus(userId, at) {
      const surplus = await collection
        .find(open(userId, at), { projection: { _id: 1 } })
        // Sorted by id too, so that concurrent sign-ins choose the same sessions to revoke.
        .sort({ createdAt: -1, _id: -1 })
        .skip(MAX_SESSIONS)
        .toArray();
      const ids = surplus.map(({ _id }) => _id);
      await Promise.all(ids.map((id) => revoke(userId, id, at)));
      return ids;
    },
    idle: (at, limit) =>
      collection
        .find({ revokedAt: null, lastSeenAt: { $lte: lastUse(at) } }, { projection: { _id: 1, userId: 1 } })
        .limit(limit)
        .toArray(),
    async noteKey(userId, sessionId, kid) {
      await collection.updateOne({ _id: sessionId, userId }, { $addToSet: { kids: kid } });
    },
    async revokeOfKey({ kid, from, until }, at) {
      const createdAt = { $gte: from, ...(until && { $lte: until }) };
      const filter = { revokedAt: null, $or: [{ kids: kid }, { kids: { $exists: false }, createdAt }] };
      const found = await collection.find(filter, { projection: { userId: 1 } }).toArray();
      let ended = 0;
      for (let first = 0; first < found.length; first += AT_ONCE) {
        const batch = found.slice(first, first + AT_ONCE);
        const results = await Promise.all(batch.map(({ _id, userId }) => revoke(userId, _id, at)));
        ended += results.filter((isEnded) => isEnded).length;
      }
      return ended;
    },
    async isOpen(sessionId, at) {
      const filter = { _id: sessionId, revokedAt: null, expiresAt: { $gt: at } };
      return (await collection.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    async owns(userId, sessionId) {
      return (await collection.findOne({ _id: sessionId, userId }, { projection: { _id: 1 } })) !== null;
    },
  };
};
