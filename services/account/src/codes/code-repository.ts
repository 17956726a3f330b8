import { createHash } from 'node:crypto';
import { createId } from '@stridewell/kit/ids';
import { type Connection, trusted } from '@stridewell/kit/mongo/database';
import { Schema } from 'mongoose';

/** Codes of one address that work at the same time. */
export const LIVE_CODES = 3;

/** A code of an address, as it is stored. */
export interface StoredCode {
  _id: string;
  email: string;
  /** Seal of the code: the digits themselves are in the mail alone. */
  code: string;
  expiresAt: Date;
  used: boolean;
  createdAt: Date;
  /** Tries with the id of the request. */
  attempts: number;
  /** Hash of the id that the request was answered with; absent in codes of a release without such ids. */
  request?: string;
  /** Seal of who asked. */
  asker?: string;
  /** Whether a device asked that the account knows. */
  known?: boolean;
  /** Tries without the id, by the seal of their network, and all together. */
  tries?: Record<string, number>;
  unbound?: number;
}

export type FreshCode = Pick<StoredCode, 'code' | 'createdAt' | 'expiresAt'> &
  Required<Pick<StoredCode, 'request' | 'asker' | 'known'>>;

export interface CodeRepository {
  /** Stores a code beside the address's others. Above {@link LIVE_CODES} one goes: the asker's own oldest, else the oldest that no known device asked for. */
  add(email: string, fresh: FreshCode): Promise<void>;
  /** Counts a try on the code of a request and answers it; null where there is none that works, or it had its tries. */
  attemptOf(email: string, request: string, limit: number, at: Date): Promise<StoredCode | null>;
  /** Counts a try on each code of the address that works and has tries left, for this network and in all; answers those. */
  attemptFrom(
    email: string,
    network: string,
    limits: { network: number; all: number },
    at: Date,
  ): Promise<StoredCode[]>;
  /** Uses a code up; false when somebody else has, or it is gone. */
  use(code: StoredCode): Promise<boolean>;
  /** Removes what is kept of an address; answers how many codes there were. */
  forget(email: string): Promise<number>;
}

/** What stands for the id of a request in the store. */
export const requestHash = (requestId: string): string => createHash('sha256').update(requestId).digest('base64url');

const schema = new Schema(
  {
    _id: String,
    email: { type: String, required: true },
    code: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    used: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    request: String,
    asker: String,
    known: Boolean,
    tries: { type: Schema.Types.Mixed, default: undefined },
    unbound: { type: Number, default: 0 },
  },
  { versionKey: false },
);

/** The code that makes room for a new one; the codes are the other ones that work, the newest first. */
const dispensable = (codes: readonly StoredCode[], asker: string): StoredCode | undefined =>
  codes.findLast((code) => code.asker === asker) ?? codes.findLast((code) => code.known !== true) ?? codes.at(-1);

/** One-time codes. Each change of one is one atomic write. */
export const createCodeRepository = (database: Connection): CodeRepository => {
  const model = database.model<StoredCode>('otp_codes', schema, 'otp_codes');
  const live = (email: string, at: Date) => ({ email, used: false, expiresAt: trusted({ $gt: at }) });
  const below = (limit: number) => trusted({ $not: trusted({ $gte: limit }) });
  return {
    async add(email, fresh) {
      const { _id } = await model.create({ ...fresh, _id: createId(), email });
      const newestFirst = model.find(live(email, fresh.createdAt)).sort({ createdAt: -1, _id: -1 });
      const others = (await newestFirst.lean<StoredCode[]>().exec()).filter((code) => code._id !== _id);
      while (others.length >= LIVE_CODES) {
        const gone = dispensable(others, fresh.asker);
        if (!gone) return;
        others.splice(others.indexOf(gone), 1);
        await model.deleteOne({ _id: gone._id });
      }
    },
    attemptOf: (email, request, limit, at) =>
      model
        .findOneAndUpdate(
          { ...live(email, at), request, attempts: trusted({ $lt: limit }) },
          { $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean<StoredCode>()
        .exec(),
    async attemptFrom(email, network, limits, at) {
      const found = await model.find(live(email, at), { _id: 1 }).lean<{ _id: string }[]>().exec();
      const own = `tries.${network}`;
      const counted = await Promise.all(
        found.map(({ _id }) =>
          model
            .findOneAndUpdate(
              { _id, ...live(email, at), [own]: below(limits.network), unbound: below(limits.all) },
              { $inc: { [own]: 1, unbound: 1 } },
              { returnDocument: 'after' },
            )
            .lean<StoredCode>()
            .exec(),
        ),
      );
      return counted.filter((code) => code !== null);
    },
    async use({ _id, code, createdAt }) {
      const result = await model.updateOne({ _id, code, createdAt, used: false }, { $set: { used: true } });
      return result.modifiedCount === 1;
    },
    async forget(email) {
      return (await model.deleteMany({ email })).deletedCount;
    },
  };
};
