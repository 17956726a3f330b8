import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { trusted } from '@stridewell/kit/mongo/database';
import { outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, Schema } from 'mongoose';
import { IDLE_MS, MAX_SESSIONS, type SessionDocument } from './session.ts';

export interface SessionRepository {
  /** For the relay only. */
  model: Model<SessionDocument>;
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

const schema = new Schema(
  {
    _id: String,
    userId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    rememberMe: { type: Boolean, required: true },
    revokedAt: { type: Date, default: null },
    byCode: Boolean,
    device: { type: String, default: null },
    embedded: Boolean,
    kids: { type: [String], default: undefined },
    lastSeenAt: Date,
    confirmedAt: Date,
    ...outboxFields,
  },
  { versionKey: false },
);

/** Stores sessions. Their outbox entries are not events: the relay writes them to the bucket of ended sessions. */
export const createSessionRepository = (database: Connection): SessionRepository => {
  const model = database.model<SessionDocument>('sessions', schema, 'sessions');
  const lastUse = (at: Date): Date => new Date(at.getTime() - IDLE_MS);
  const notEnded = (userId: string, at: Date) => ({ userId, revokedAt: null, expiresAt: trusted({ $gt: at }) });
  const open = (userId: string, at: Date) => ({
    ...notEnded(userId, at),
    // Also matches sessions of earlier releases, which have no last use.
    lastSeenAt: trusted({ $not: trusted({ $lte: lastUse(at) }) }),
  });
  const revoke: SessionRepository['revoke'] = async (userId, sessionId, at) => {
    const entry = { id: createId(), type: 'session.revoked', time: at.toISOString(), data: { sessionId } };
    const result = await model.updateOne(
      { _id: sessionId, userId, revokedAt: null },
      { $set: { revokedAt: at }, $push: { outbox: entry }, $inc: { rev: 1 } },
    );
    return result.modifiedCount === 1;
  };
  return {
    model,
    async insert(session) {
      await model.create(session);
    },
    findOpen: (userId, sessionId, at) =>
      model
        .findOne({ _id: sessionId, ...open(userId, at) })
        .lean<SessionDocument>()
        .exec(),
    listOpen: (userId, at) => model.find(open(userId, at)).sort({ createdAt: -1 }).lean<SessionDocument[]>().exec(),
    async markSeen(userId, sessionId, at, knownSince) {
      const notKnown = trusted({ $not: { $gt: knownSince } });
      await model.updateOne({ _id: sessionId, userId, lastSeenAt: notKnown }, { $set: { lastSeenAt: at } });
    },
    async markConfirmed(userId, sessionId, at) {
      await model.updateOne({ _id: sessionId, userId }, { $set: { confirmedAt: at } });
    },
    revoke,
    async revokeOthers(userId, keptId, at) {
      // Includes idle sessions, which the other services accept until they are revoked.
      const found = await model.find(notEnded(userId, at), { _id: 1 }).lean<{ _id: string }[]>().exec();
      const ids = found.map(({ _id }) => _id).filter((id) => id !== keptId);
      await Promise.all(ids.map((id) => revoke(userId, id, at)));
      return ids;
    },
    async revokeSurplus(userId, at) {
      const surplus = await model
        .find(open(userId, at), { _id: 1 })
        // The time-ordered ids break ties, so that concurrent sign-ins end the same sessions.
        .sort({ createdAt: -1, _id: -1 })
        .skip(MAX_SESSIONS)
        .lean<{ _id: string }[]>()
        .exec();
      const ids = surplus.map(({ _id }) => _id);
      await Promise.all(ids.map((id) => revoke(userId, id, at)));
      return ids;
    },
    idle: (at, limit) =>
      model
        .find({ revokedAt: null, lastSeenAt: trusted({ $lte: lastUse(at) }) }, { _id: 1, userId: 1 })
        .limit(limit)
        .lean<{ _id: string; userId: string }[]>()
        .exec(),
    async noteKey(userId, sessionId, kid) {
      await model.updateOne({ _id: sessionId, userId }, { $addToSet: { kids: kid } });
    },
    async revokeOfKey({ kid, from, until }, at) {
      const createdAt = trusted({ $gte: from, ...(until && { $lte: until }) });
      const filter = { revokedAt: null, $or: trusted([{ kids: kid }, { kids: null, createdAt }]) };
      const found = await model.find(filter, { userId: 1 }).lean<{ _id: string; userId: string }[]>().exec();
      let ended = 0;
      for (let first = 0; first < found.length; first += AT_ONCE) {
        const batch = found.slice(first, first + AT_ONCE);
        const results = await Promise.all(batch.map(({ _id, userId }) => revoke(userId, _id, at)));
        ended += results.filter((isEnded) => isEnded).length;
      }
      return ended;
    },
    async owns(userId, sessionId) {
      return (await model.findOne({ _id: sessionId, userId }, { _id: 1 }).lean()) !== null;
    },
  };
};
