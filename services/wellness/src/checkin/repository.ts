import { type Connection, isDuplicate } from '@stridewell/kit/mongo/database';
import { type OutboxEntry, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, Schema } from 'mongoose';
import type { Assessment } from '../readiness/assess.ts';
import { type AnsweredRequest, type CheckinDocument, type CheckinState, REQUESTS_KEPT } from './document.ts';

const requestSchema = new Schema({ key: String, bodyHash: String, answer: Schema.Types.Mixed }, { _id: false });

const schema = new Schema({
  _id: String,
  userId: String,
  date: String,
  answersJson: String,
  score: Number,
  recommendation: String,
  message: String,
  explanation: Schema.Types.Mixed,
  plannedToday: Boolean,
  plannedType: String,
  preferredFocus: String,
  createdAt: Date,
  updatedAt: Date,
  reassessed: Number,
  requests: [requestSchema],
  ...outboxFields,
});

/** As much of a day as a save of it, or of a later one, looks at. */
export type WindowDay = Pick<CheckinDocument, '_id' | 'date' | 'score' | 'rev' | 'createdAt' | 'outbox'>;

/** One save of a day: its new state, the event it tells, and the request it answers where that had a key. */
export interface Save {
  state: CheckinState;
  entry: OutboxEntry;
  request: AnsweredRequest | null;
  at: Date;
}

export type CheckinRepository = ReturnType<typeof createCheckinRepository>;

/** `checkin_sessions`. Every method takes the user first; documents come back as plain objects, null where there is none. */
export const createCheckinRepository = (connection: Connection) => {
  const model: Model<CheckinDocument> = connection.model<CheckinDocument>(
    'checkin_sessions',
    schema,
    'checkin_sessions',
  );
  // A save goes straight to the driver: its values are typed and checked, and casting them again costs a tenth of the call.
  const collection = () => connection.collection<CheckinDocument>('checkin_sessions');
  return {
    /** For the relay, which is the only one that works across users. */
    model,

    findDay: (userId: string, date: string) => model.findOne({ userId, date }).lean<CheckinDocument>(),

    findByRequest: (userId: string, key: string) =>
      model.findOne({ userId, 'requests.key': key }, { requests: 1 }).lean<Pick<CheckinDocument, 'requests'>>(),

    /** A user's days from `from` to `to`, both included, oldest first: what a score is seen against, and what a save needs. */
    window: (userId: string, from: string, to: string): Promise<WindowDay[]> =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to } })
        .project<WindowDay>({ date: 1, score: 1, rev: 1, createdAt: 1, 'outbox.id': 1 })
        .sort({ date: 1 })
        .toArray(),

    /** Stores the first check-in of a day; false when another request was first. */
    async insert(userId: string, id: string, date: string, { state, entry, request, at }: Save): Promise<boolean> {
      const requests = request ? [request] : [];
      const document = {
        _id: id,
        userId,
        date,
        ...state,
        createdAt: at,
        updatedAt: at,
        rev: 1,
        outbox: [entry],
        requests,
      };
      try {
        await collection().insertOne(document);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Updates a day that still is at the revision it was read at; false when it is not. */
    async update(
      userId: string,
      { _id, rev }: Pick<WindowDay, '_id' | 'rev'>,
      { state, entry, request, at }: Save,
    ): Promise<boolean> {
      const kept = request ? { requests: { $each: [request], $slice: -REQUESTS_KEPT } } : {};
      try {
        const result = await collection().updateOne(
          { _id, userId, rev },
          { $set: { ...state, updatedAt: at }, $inc: { rev: 1 }, $push: { outbox: entry, ...kept } },
        );
        return result.matchedCount === 1;
      } catch (error) {
        // The request's key was stored with another day meanwhile.
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Writes what a day comes to by other news than its runner's, at the revision it was read at; false when it has moved on. */
    async reassess(
      userId: string,
      { _id, rev }: Pick<WindowDay, '_id' | 'rev'>,
      assessed: Assessment,
      entry: OutboxEntry,
    ): Promise<boolean> {
      const result = await collection().updateOne(
        { _id, userId, rev },
        { $set: { ...assessed }, $inc: { rev: 1, reassessed: 1 }, $push: { outbox: entry } },
      );
      return result.matchedCount === 1;
    },
  };
};
