import { createHash } from 'node:crypto';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** Maximum number of valid codes per email and purpose. */
const MAX_VALID_CODES = 3;

/** The collection `otp_codes`, which stores one-time codes. */
export const codesCollection = defineCollection({
  name: 'otp_codes',
  schema: z.object({
    _id: z.string(),
    email: z.string(),
    /** HMAC of the code. The code itself appears only in the email. */
    code: z.string(),
    expiresAt: z.date(),
    used: z.boolean(),
    createdAt: z.date(),
    /** Number of wrong attempts with the request id. */
    attempts: z.number().int(),
    /** Hash of the request id. Absent in codes that were stored by releases without request ids. */
    request: z.string().exactOptional(),
    /** HMAC of the known device or the network that requested the code. */
    asker: z.string().exactOptional(),
    /** True when the code was requested from a known device of the account. */
    known: z.boolean().exactOptional(),
    /**
     * Set when the code confirms a new email for an account. Absent in sign-in codes, and in codes of email changes
     * that were stored by earlier releases.
     */
    purpose: z.literal('email-change').exactOptional(),
    /** Set in the code of an email change when the runner no longer has the earlier mailbox. */
    withoutOldMailbox: z.literal(true).exactOptional(),
    /** Number of wrong attempts without the request id: `tries` per requester (HMAC), `unbound` in total. */
    tries: z.record(z.string(), z.number().int()).exactOptional(),
    unbound: z.number().int().exactOptional(),
  }),
  indexes: [
    // Index for code requests and sign-in attempts.
    { key: { email: 1, createdAt: -1 }, options: { name: 'newest' } },
    // TTL index that deletes expired codes.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
  ],
});

/** A stored one-time code. */
export type StoredCode = z.infer<typeof codesCollection.schema>;

export type FreshCode = Pick<StoredCode, 'code' | 'createdAt' | 'expiresAt' | 'purpose' | 'withoutOldMailbox'> &
  Required<Pick<StoredCode, 'request' | 'asker' | 'known'>>;

export interface CodeRepository {
  /**
   * Stores a code. When an email has more than {@link MAX_VALID_CODES} codes of the same purpose, deletes the
   * requester's oldest code, or, if there is none, the oldest code from an unknown device.
   */
  add(email: string, fresh: FreshCode): Promise<void>;
  /**
   * Counts an attempt for the code with this request id and returns the code. Returns null when the code is invalid or
   * has no attempts left.
   */
  attemptOf(email: string, request: string, limit: number, at: Date): Promise<StoredCode | null>;
  /**
   * Counts an attempt, per network and in total, for every valid sign-in code of the email that has attempts left, and
   * returns these codes.
   */
  attemptFrom(
    email: string,
    network: string,
    limits: { network: number; all: number },
    at: Date,
  ): Promise<StoredCode[]>;
  /** Marks a code as used. Returns false when the code was already used or deleted. */
  use(code: StoredCode): Promise<boolean>;
  /** Deletes all codes for an email and returns the number of deleted codes. */
  forget(email: string): Promise<number>;
}

/** Returns the hash under which a request id is stored. */
export const hashRequestId = (requestId: string): string => createHash('sha256').update(requestId).digest('base64url');

/** Returns the code to delete when a new code is stored. `codes` are all other valid codes, newest first. */
const codeToEvict = (codes: readonly StoredCode[], asker: string): StoredCode | undefined =>
  codes.findLast((code) => code.asker === asker) ?? codes.findLast((code) => code.known !== true) ?? codes.at(-1);

/** Stores one-time codes in MongoDB. Each change is one atomic write. */
export const createCodeRepository = (database: Connection): CodeRepository => {
  const collection = codesCollection.in(database);
  const live = (email: string, at: Date) => ({ email, used: false, expiresAt: { $gt: at } });
  /** Codes with the given purpose; undefined for sign-in codes. */
  const withPurpose = (purpose: StoredCode['purpose']) => ({ purpose: purpose ?? { $exists: false } });
  const below = (limit: number) => ({ $not: { $gte: limit } });
  return {
    async add(email, fresh) {
      const _id = createId();
      await collection.insertOne({ ...fresh, _id, email, used: false, attempts: 0, unbound: 0 });
      const newestFirst = collection
        .find({ ...live(email, fresh.createdAt), ...withPurpose(fresh.purpose) })
        .sort({ createdAt: -1, _id: -1 });
      const others = (await newestFirst.toArray()).filter((code) => code._id !== _id);
      while (others.length >= MAX_VALID_CODES) {
        const evicted = codeToEvict(others, fresh.asker);
        if (!evicted) return;
        others.splice(others.indexOf(evicted), 1);
        await collection.deleteOne({ _id: evicted._id });
      }
    },
    attemptOf: (email, request, limit, at) =>
      collection.findOneAndUpdate(
        { ...live(email, at), request, attempts: { $lt: limit } },
        { $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      ),
    async attemptFrom(email, network, limits, at) {
      const valid = { ...live(email, at), ...withPurpose(undefined) };
      const found = await collection.find(valid, { projection: { _id: 1 } }).toArray();
      const own = `tries.${network}`;
      const counted = await Promise.all(
        found.map(({ _id }) =>
          collection.findOneAndUpdate(
            { _id, ...live(email, at), [own]: below(limits.network), unbound: below(limits.all) },
            { $inc: { [own]: 1, unbound: 1 } },
            { returnDocument: 'after' },
          ),
        ),
      );
      return counted.filter((code) => code !== null);
    },
    async use({ _id, code, createdAt }) {
      const result = await collection.updateOne({ _id, code, createdAt, used: false }, { $set: { used: true } });
      return result.modifiedCount === 1;
    },
    async forget(email) {
      return (await collection.deleteMany({ email })).deletedCount;
    },
  };
};
