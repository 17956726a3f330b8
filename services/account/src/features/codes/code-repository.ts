import { createHash } from 'node:crypto';
import { createId } from '@stridewell/kit/ids';
import { type Connection, trusted } from '@stridewell/kit/mongo/database';
import { Schema } from 'mongoose';

/** How many codes of one address are valid at the same time. */
export const MAX_VALID_CODES = 3;

/** A stored one-time code. */
export interface StoredCode {
  _id: string;
  email: string;
  /** Seal of the code; the digits themselves are only in the mail. */
  code: string;
  expiresAt: Date;
  used: boolean;
  createdAt: Date;
  /** Tries with the request id. */
  attempts: number;
  /** Hash of the request id that was returned; absent in codes of a release without request ids. */
  request?: string;
  /** Seal of the requester (known device or network). */
  asker?: string;
  /** Whether a known device of the account requested the code. */
  known?: boolean;
  /** Tries without the request id: `tries` by the seal of the requester, `unbound` in total. */
  tries?: Record<string, number>;
  unbound?: number;
}

export type FreshCode = Pick<StoredCode, 'code' | 'createdAt' | 'expiresAt'> &
  Required<Pick<StoredCode, 'request' | 'asker' | 'known'>>;

export interface CodeRepository {
  /** Stores a code. Above {@link MAX_VALID_CODES} it evicts the requester's oldest, else the oldest of unknown devices. */
  add(email: string, fresh: FreshCode): Promise<void>;
  /** Counts a try on the code of a request and returns the code; null when it is not valid or has no tries left. */
  attemptOf(email: string, request: string, limit: number, at: Date): Promise<StoredCode | null>;
  /** Counts a try on each valid code of the address that has tries left, by network and in total; returns them. */
  attemptFrom(
    email: string,
    network: string,
    limits: { network: number; all: number },
    at: Date,
  ): Promise<StoredCode[]>;
  /** Marks a code as used; false when it is used already or deleted. */
  use(code: StoredCode): Promise<boolean>;
  /** Deletes all codes of an address; returns how many there were. */
  forget(email: string): Promise<number>;
}

/** The stored form of a request id. */
export const hashRequestId = (requestId: string): string => createHash('sha256').update(requestId).digest('base64url');

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

/** The code to evict for a new one. `codes` are the other valid ones, newest first. */
const codeToEvict = (codes: readonly StoredCode[], asker: string): StoredCode | undefined =>
  codes.findLast((code) => code.asker === asker) ?? codes.findLast((code) => code.known !== true) ?? codes.at(-1);

/** Stores one-time codes. Each change of a code is one atomic write. */
export const createCodeRepository = (database: Connection): CodeRepository => {
  const model = database.model<StoredCode>('otp_codes', schema, 'otp_codes');
  const live = (email: string, at: Date) => ({ email, used: false, expiresAt: trusted({ $gt: at }) });
  const below = (limit: number) => trusted({ $not: trusted({ $gte: limit }) });
  return {
    async add(email, fresh) {
      const { _id } = await model.create({ ...fresh, _id: createId(), email });
      const newestFirst = model.find(live(email, fresh.createdAt)).sort({ createdAt: -1, _id: -1 });
      const others = (await newestFirst.lean<StoredCode[]>().exec()).filter((code) => code._id !== _id);
      while (others.length >= MAX_VALID_CODES) {
        const evicted = codeToEvict(others, fresh.asker);
        if (!evicted) return;
        others.splice(others.indexOf(evicted), 1);
        await model.deleteOne({ _id: evicted._id });
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
