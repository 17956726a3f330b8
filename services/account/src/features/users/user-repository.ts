import type { Language } from '@stridewell/contracts/web';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { emailVerifiedAtOf, type UserDocument, usersCollection } from './user.ts';

/** Changes to an account that are published to other services. */
export type UserChange = Partial<
  Pick<UserDocument, 'consents' | 'consentHistory' | 'timezone' | 'tzv' | 'name' | 'units' | 'language'>
>;

export interface UserRepository {
  /** Used only by the relay. */
  collection: mongo.Collection<UserDocument>;
  findById(userId: string): Promise<UserDocument | null>;
  findByEmail(email: string): Promise<UserDocument | null>;
  /** Returns the language that an account has stored; null when there is no account or no choice. */
  languageOf(email: string): Promise<Language | null>;
  /** Stores a new account. Returns false when the email already has an account. */
  insert(user: UserDocument): Promise<boolean>;
  /** Replaces the hash `from` if the account still has that hash. */
  replaceHash(userId: string, from: string, to: string): Promise<void>;
  /**
   * Removes an unverified email from the account that has it. Returns the id of that account, which can no longer be
   * signed in to and must be erased. Returns 'verified' when the email is verified, and null when no account has it.
   */
  giveUpEmail(email: string): Promise<string | 'verified' | null>;
  /** Returns the ids of accounts from which the email was removed. */
  withoutEmail(limit: number): Promise<string[]>;
  /** Adds a key of files with emails about the account. */
  addMailKey(userId: string, key: string): Promise<void>;
  /**
   * Returns the time at which all devices became unknown to the account with an email (null if that has not happened),
   * and whether the account's email is verified.
   */
  trustOf(email: string): Promise<{ devicesEndedAt: Date | null; verified: boolean }>;
  /** Stores that the sessions from before the email verification were ended. */
  sessionsEnded(userId: string): Promise<void>;
}

/**
 * Prefix of the value that replaces an email that was removed from its account. Such a value cannot be an address,
 * because it contains no `@`.
 */
const GIVEN_UP = 'given-up:';

/** Stores accounts in MongoDB. A unique index on the email prevents duplicate registrations. */
export const createUserRepository = (database: Connection): UserRepository => {
  const collection = usersCollection.in(database);
  return {
    collection,
    findById: (userId) => collection.findOne({ _id: userId }),
    findByEmail: (email) => collection.findOne({ email }),
    languageOf: async (email) =>
      (await collection.findOne({ email }, { projection: { language: 1 } }))?.language ?? null,
    async insert(user) {
      try {
        await collection.insertOne({ ...user });
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error, 'email')) return false;
        throw error;
      }
    },
    async replaceHash(userId, from, to) {
      await collection.updateOne({ _id: userId, passwordHash: from }, { $set: { passwordHash: to } });
    },
    async giveUpEmail(email) {
      const holder = await collection.findOne({ email });
      if (!holder) return null;
      if (emailVerifiedAtOf(holder)) return 'verified';
      const { _id, rev } = holder;
      // Verification changes the revision, so an account that is verified in the meantime keeps its email.
      const written = await collection.updateOne(
        { _id, email, rev, emailVerifiedAt: { $exists: false } },
        { $set: { email: `${GIVEN_UP}${_id}` }, $inc: { rev: 1 } },
      );
      return written.modifiedCount === 1 ? _id : null;
    },
    async withoutEmail(limit) {
      const found = collection.find({ email: { $regex: `^${GIVEN_UP}` } }, { projection: { _id: 1 } }).limit(limit);
      return (await found.toArray()).map(({ _id }) => _id);
    },
    async addMailKey(userId, key) {
      await collection.updateOne({ _id: userId }, { $addToSet: { mailKeys: key } });
    },
    async trustOf(email) {
      const projection = { devicesEndedAt: 1, emailVerifiedAt: 1, passwordHash: 1, createdAt: 1 };
      const user = await collection.findOne({ email }, { projection });
      return {
        devicesEndedAt: user?.devicesEndedAt ?? null,
        verified: user !== null && emailVerifiedAtOf(user) !== null,
      };
    },
    async sessionsEnded(userId) {
      await collection.updateOne({ _id: userId }, { $unset: { endsSessions: 1 } });
    },
  };
};
