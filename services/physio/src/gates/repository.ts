import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, type OutboxEntry, outboxFields } from '@stridewell/kit/outbox/entries';
import { insertFirst, updateAtRevision } from '@stridewell/kit/outbox/revisions';
import { type Model, type mongo, Schema } from 'mongoose';
import type { GateDocument, GateState } from './document.ts';

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

export interface GateWrite {
  state: GateState;
  entry: OutboxEntry;
  at: Date;
}

export type GateRepository = ReturnType<typeof createGates>;

/** `physio_gates`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createGates = (database: Connection) => {
  const model: Model<GateDocument> = database.model<GateDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<GateDocument>(COLLECTION);
  return {
    /** For the relay, the only code that works across users. */
    model,

    find: (userId: string): Promise<GateDocument | null> => collection().findOne({ userId }),

    /** Inserts a runner's first gate; false when another request inserted it first. */
    async insert(userId: string, id: string, { state, entry, at }: GateWrite): Promise<boolean> {
      return insertFirst(collection(), { _id: id, userId, ...state }, { entries: [entry], at });
    },

    /** Updates a gate at the revision it was read at; false when the revision has changed. */
    async update(
      userId: string,
      { _id, rev }: Pick<GateDocument, '_id' | 'rev'>,
      { state, entry, at }: GateWrite,
    ): Promise<boolean> {
      return updateAtRevision(collection(), { userId, _id, rev }, { state, entries: [entry], at });
    },
  };
};

export const physioGatesIndexes = async (db: mongo.Db): Promise<void> => {
  const gates = db.collection(COLLECTION);
  // One gate per runner. Also serves reading it.
  await gates.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // Serves the relay's sweep.
  await gates.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
