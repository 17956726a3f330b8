import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicate, trusted } from '@stridewell/kit/mongo/database';
import { Schema } from 'mongoose';

/** The one code of an address, as it is stored. */
export interface StoredCode {
  _id: string;
  email: string;
  /** Seal of the code: the digits themselves are in the mail alone. */
  code: string;
  expiresAt: Date;
  used: boolean;
  createdAt: Date;
  /** Tries so far, the one under way included. */
  attempts: number;
}

export interface CodeRepository {
  /** Puts a new code in the place of the address's last one, which is dead from then on. */
  replace(email: string, fresh: Pick<StoredCode, 'code' | 'createdAt' | 'expiresAt'>): Promise<void>;
  /** Counts a try on the address's live code and answers the code; null where there is none, or it had its tries. */
  attempt(email: string, limit: number, at: Date): Promise<StoredCode | null>;
  /** Uses a code up; false when somebody else has, or it was replaced. */
  use(code: StoredCode): Promise<boolean>;
  /** Removes what is kept of an address; answers how many codes there were. */
  forget(email: string): Promise<number>;
}

const RACES = 5;
const schema = new Schema(
  {
    _id: String,
    email: { type: String, required: true },
    code: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    used: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
  },
  { versionKey: false },
);

/** One-time codes. An address has one at most by a unique index, and each change of it is one atomic write. */
export const createCodeRepository = (database: Connection): CodeRepository => {
  const model = database.model<StoredCode>('otp_codes', schema, 'otp_codes');
  return {
    async replace(email, fresh) {
      const update = { $set: { ...fresh, used: false, attempts: 0 }, $setOnInsert: { _id: createId() } };
      for (let race = 0; ; race += 1) {
        try {
          await model.updateOne({ email }, update, { upsert: true });
          return;
        } catch (error) {
          // Of two requests that find no code yet one stores it first; the other then replaces it.
          if (!isDuplicate(error) || race === RACES) throw error;
        }
      }
    },
    attempt: (email, limit, at) =>
      model
        .findOneAndUpdate(
          { email, used: false, expiresAt: trusted({ $gt: at }), attempts: trusted({ $lt: limit }) },
          { $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean<StoredCode>()
        .exec(),
    async use({ _id, code, createdAt }) {
      const result = await model.updateOne({ _id, code, createdAt, used: false }, { $set: { used: true } });
      return result.modifiedCount === 1;
    },
    async forget(email) {
      return (await model.deleteMany({ email })).deletedCount;
    },
  };
};
