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

/** `physio_gates`. Every method takes the user first; plain objects come back, null where there is none. */
export const createGates = (database: Connection) => {
  const model: Model<GateDocument> = database.model<GateDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<GateDocument>(COLLECTION);
  return {
    /** For the relay, which is the only one that works across users. */
    model,

    find: (userId: string): Promise<GateDocument | null> => collection().findOne({ userId }),

    /** Stores a runner's first gate; false when another request was first. */
    async insert(userId: string, id: string, { state, entry, at }: GateWrite): Promise<boolean> {
      return insertFirst(collection(), { _id: id, userId, ...state }, { entries: [entry], at });
    },

    /** Changes a gate that still is at the revision it was read at; false when it is not. */
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
  // One gate per runner, and the read of it.
  await gates.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // The relay's sweep.
  await gates.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
