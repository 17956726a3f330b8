import type { Connection } from '@stridewell/kit/mongo/database';
import { outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, Schema } from 'mongoose';
import type { CheckinDocument } from './document.ts';

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
  facts: Schema.Types.Mixed,
  plannedToday: Boolean,
  plannedType: String,
  preferredFocus: String,
  createdAt: Date,
  updatedAt: Date,
  reassessed: Number,
  requests: [requestSchema],
  ...outboxFields,
});

/** The fields of a day that a save of this or a later day reads. */
export type BaselineDay = Pick<CheckinDocument, '_id' | 'date' | 'score' | 'rev' | 'createdAt' | 'outbox'>;

export type CheckinRepository = ReturnType<typeof createCheckinRepository>;

/** `checkin_sessions`. Methods take the user id first and return plain objects, or null when there is no document. */
export const createCheckinRepository = (connection: Connection) => {
  const model: Model<CheckinDocument> = connection.model<CheckinDocument>(
    'checkin_sessions',
    schema,
    'checkin_sessions',
  );
  const collection = () => connection.collection<CheckinDocument>('checkin_sessions');
  return {
    /** For the outbox relay and the aggregate. Only the relay works across users. */
    model,

    findDay: (userId: string, date: string) => model.findOne({ userId, date }).lean<CheckinDocument>(),

    findByRequest: (userId: string, key: string) =>
      model.findOne({ userId, 'requests.key': key }, { requests: 1 }).lean<Pick<CheckinDocument, 'requests'>>(),

    /** A user's days from `from` to `to` inclusive, oldest first: the baseline's scores and the day to be saved. */
    window: (userId: string, from: string, to: string): Promise<BaselineDay[]> =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to } })
        .project<BaselineDay>({ date: 1, score: 1, rev: 1, createdAt: 1, 'outbox.id': 1 })
        .sort({ date: 1 })
        .toArray(),
  };
};
