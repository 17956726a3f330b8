import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';
import type { GateDocument } from './document.ts';

const COLLECTION = 'physio_gates';

const schema = new Schema({
  _id: String,
  userId: String,
  area: String,
  phase: Number,
  level: String,
  stage: Number,
  intervals: String,
  minutes: Number,
  handedOver: Boolean,
  ladderFinished: Boolean,
  reason: String,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
});

export type GateRepository = ReturnType<typeof createGates>;

/** `physio_gates`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createGates = (database: Connection) => {
  const model: Model<GateDocument> = database.model<GateDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<GateDocument>(COLLECTION);
  return {
    /** For the relay, the only code that works across users. */
    model,

    find: (userId: string): Promise<GateDocument | null> => collection().findOne({ userId }),
  };
};

export const physioGatesIndexes = async (db: mongo.Db): Promise<void> => {
  const gates = db.collection(COLLECTION);
  // One gate per runner. Also serves reading it.
  await gates.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // Serves the relay's sweep.
  await gates.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
