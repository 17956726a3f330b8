import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { IDLE_MS, MAX_SESSIONS, type SessionDocument, sessionsCollection } from './session.ts';

export interface SessionRepository {
  /** For the relay only. */
  collection: mongo.Collection<SessionDocument>;
  insert(session: SessionDocument): Promise<void>;
  /** The user's session if it is open at this instant; null when it is not or belongs to another user. */
  findOpen(userId: string, sessionId: string, at: Date): Promise<SessionDocument | null>;
  /** The user's sessions that are open at this instant, newest first. */
  listOpen(userId: string, at: Date): Promise<SessionDocument[]>;
  /** Stores that a session was used, unless the stored last use is after `knownSince`. */
  markSeen(userId: string, sessionId: string, at: Date, knownSince: Date): Promise<void>;
  /** Stores that the runner has confirmed their identity. */
  markConfirmed(userId: string, sessionId: string, at: Date): Promise<void>;
  /** Ends a session and adds its revocation to the outbox in the same write; false when it had already ended. */
  revoke(userId: string, sessionId: string, at: Date): Promise<boolean>;
  /** Ends all the user's sessions except one (null: all of them), each like {@link revoke}; returns their ids. */
  revokeOthers(userId: string, keptId: string | null, at: Date): Promise<string[]>;
  /** Ends the user's oldest sessions above {@link MAX_SESSIONS}, each like {@link revoke}; returns their ids. */
  revokeSurplus(userId: string, at: Date): Promise<string[]>;
  /** Sessions of any user that have not ended and have not been used for {@link IDLE_MS} at this instant. */
  idle(at: Date, limit: number): Promise<Pick<SessionDocument, '_id' | 'userId'>[]>;
  /** Stores that a key signed a token of the user's session. */
  noteKey(userId: string, sessionId: string, kid: string): Promise<void>;
  /** Ends every session with a token of a key, each like {@link revoke}; returns how many. */
  revokeOfKey(key: KeyPeriod, at: Date): Promise<number>;
  /** Whether the session belongs to the user, open or ended. */
  owns(userId: string, sessionId: string): Promise<boolean>;
}

/** Sessions ended in parallel when a key is revoked. */
const AT_ONCE = 50;

/** A signing key and the period in which it signed. Sessions that do not name their keys are found by their start. */
export interface KeyPeriod {
  kid: string;
  from: Date;
  /** Null while it signs. */
  until: Date | null;
}

/** Stores sessions. Their outbox entries are not events: the relay writes them to the bucket of ended sessions. */
export const createSessionRepository = (database: Connection): SessionRepository => {
  const collection = sessionsCollection.in(database);
  const lastUse = (at: Date): Date => new Date(at.getTime() - IDLE_MS);
  const notEnded = (userId: string, at: Date) => ({ userId, revokedAt: null, expiresAt: { $gt: at } });
  const open = (userId: string, at: Date) => ({
    ...notEnded(userId, at),
    // Also matches sessions of earlier releases, which have no last use.
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
      // Includes idle sessions, which the other services accept until they are revoked.
      const found = await collection.find(notEnded(userId, at), { projection: { _id: 1 } }).toArray();
      const ids = found.map(({ _id }) => _id).filter((id) => id !== keptId);
      await Promise.all(ids.map((id) => revoke(userId, id, at)));
      return ids;
    },
    async revokeSurplus(userId, at) {
      const surplus = await collection
        .find(open(userId, at), { projection: { _id: 1 } })
        // The time-ordered ids break ties, so that concurrent sign-ins end the same sessions.
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
    async owns(userId, sessionId) {
      return (await collection.findOne({ _id: sessionId, userId }, { projection: { _id: 1 } })) !== null;
    },
  };
};
