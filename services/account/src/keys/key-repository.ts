import { type Connection, isDuplicate, trusted } from '@stridewell/kit/mongo/database';
import { Schema } from 'mongoose';
import type { SigningKey } from './signing-key.ts';

export interface KeyRepository {
  /** Every key that may still verify a token, oldest first. */
  list(): Promise<SigningKey[]>;
  /** Stores a key; false when its generation exists already. */
  insert(key: SigningKey): Promise<boolean>;
  /** Notes that keys are public now, where that was not known before. */
  markPublished(kids: readonly string[], at: Date): Promise<void>;
  /** Notes that a generation has taken the place of those before it. */
  retireBefore(generation: number, at: Date): Promise<void>;
}

const schema = new Schema(
  {
    _id: String,
    generation: { type: Number, required: true },
    privateJwk: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    publishedAt: { type: Date, default: null },
    retiredAt: { type: Date, default: null },
  },
  { versionKey: false },
);

/** Signing keys. The unique generation lets two replicas that start together agree on one. */
export const createKeyRepository = (database: Connection): KeyRepository => {
  const model = database.model<SigningKey>('signing_keys', schema, 'signing_keys');
  return {
    list: () => model.find().sort({ generation: 1 }).lean<SigningKey[]>().exec(),
    async insert(key) {
      try {
        await model.create(key);
        return true;
      } catch (error) {
        if (isDuplicate(error, 'generation')) return false;
        throw error;
      }
    },
    async markPublished(kids, at) {
      await model.updateMany({ _id: trusted({ $in: [...kids] }), publishedAt: null }, { $set: { publishedAt: at } });
    },
    async retireBefore(generation, at) {
      await model.updateMany(
        { generation: trusted({ $lt: generation }), retiredAt: null },
        { $set: { retiredAt: at } },
      );
    },
  };
};
