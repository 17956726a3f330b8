import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { trusted } from '@stridewell/kit/mongo/database';
import { outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, Schema } from 'mongoose';
import type { SessionDocument } from './session.ts';

export interface SessionRepository {
  /** For the relay only. */
  model: Model<SessionDocument>;
  insert(session: SessionDocument): Promise<void>;
  /** Whether the user's session goes on at this instant. */
  isOpen(userId: string, sessionId: string, at: Date): Promise<boolean>;
  /** Ends a session and notes, in the same write, that every service has to hear of it; false when it had ended already. */
  revoke(userId: string, sessionId: string, at: Date): Promise<boolean>;
}

const schema = new Schema(
  {
    _id: String,
    userId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    rememberMe: { type: Boolean, required: true },
    revokedAt: { type: Date, default: null },
    ...outboxFields,
  },
  { versionKey: false },
);

/** Sessions. What leaves through their outbox is no event: it becomes an entry in the bucket of ended sessions. */
export const createSessionRepository = (database: Connection): SessionRepository => {
  const model = database.model<SessionDocument>('sessions', schema, 'sessions');
  return {
    model,
    async insert(session) {
      await model.create(session);
    },
    async isOpen(userId, sessionId, at) {
      const open = { _id: sessionId, userId, revokedAt: null, expiresAt: trusted({ $gt: at }) };
      return (await model.findOne(open, { _id: 1 }).lean()) !== null;
    },
    async revoke(userId, sessionId, at) {
      const entry = { id: createId(), type: 'session.revoked', time: at.toISOString(), data: { sessionId } };
      const result = await model.updateOne(
        { _id: sessionId, userId, revokedAt: null },
        { $set: { revokedAt: at }, $push: { outbox: entry }, $inc: { rev: 1 } },
      );
      return result.modifiedCount === 1;
    },
  };
};
