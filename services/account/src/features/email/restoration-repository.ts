import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { z } from 'zod';
import { hashRequestId } from '../codes/code-repository.ts';

/** Time for which a previous address can be restored, in days. */
export const RESTORATION_DAYS = 7;
export const RESTORATION_MS = RESTORATION_DAYS * 86_400_000;

/** The collection `email_restorations`: previous addresses of accounts, each with the hash of the token that restores it. */
export const restorationsCollection = defineCollection({
  name: 'email_restorations',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** Previous address. */
    email: z.string(),
    /** Hash of the token. The token itself appears only in the email to the previous address. */
    token: z.string(),
    createdAt: z.date(),
    expiresAt: z.date(),
  }),
  indexes: [
    // Index for redeeming a token.
    { key: { token: 1 }, options: { unique: true, name: 'token' } },
    // Index for deleting, exporting and erasing all restorations of an account.
    { key: { userId: 1 }, options: { name: 'runner' } },
    // TTL index that deletes expired restorations.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
  ],
});

export type Restoration = z.infer<typeof restorationsCollection.schema>;

export interface RestorationRepository {
  /** Stores that a token restores an address until {@link RESTORATION_DAYS} days from `at`. */
  add(userId: string, restoration: { email: string; token: string; at: Date }): Promise<void>;
  /** Returns the restoration of a token; null when there is none or it has expired. */
  find(token: string, at: Date): Promise<Restoration | null>;
  /** Deletes the restorations of one address of an account, because it is the account's current address again. */
  removeOf(userId: string, email: string): Promise<void>;
  /**
   * Deletes a redeemed restoration and those of later changes. Restorations of earlier changes are kept, so that the
   * holder of the earliest verified address always has the final say.
   */
  removeFrom(restoration: Pick<Restoration, 'userId' | 'createdAt'>): Promise<void>;
  /** Returns the previous addresses of an account. */
  addressesOf(userId: string): Promise<string[]>;
}

/** Stores restorations in MongoDB. */
export const createRestorationRepository = (database: Connection): RestorationRepository => {
  const collection = restorationsCollection.in(database);
  return {
    async add(userId, { email, token, at }) {
      const expiresAt = new Date(at.getTime() + RESTORATION_MS);
      await collection.insertOne({
        _id: createId(),
        userId,
        email,
        token: hashRequestId(token),
        createdAt: at,
        expiresAt,
      });
    },
    find: (token, at) => collection.findOne({ token: hashRequestId(token), expiresAt: { $gt: at } }),
    async removeOf(userId, email) {
      await collection.deleteMany({ userId, email });
    },
    async removeFrom({ userId, createdAt }) {
      await collection.deleteMany({ userId, createdAt: { $gte: createdAt } });
    },
    addressesOf: async (userId) => (await collection.find({ userId }).toArray()).map(({ email }) => email),
  };
};
