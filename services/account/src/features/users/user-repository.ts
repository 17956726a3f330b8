import type { Language } from '@stridewell/contracts/web';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { type UserDocument, usersCollection } from './user.ts';

/** Changes to an account that are published to other services. */
export type UserChange = Partial<
  Pick<UserDocument, 'consents' | 'consentHistory' | 'timezone' | 'tzv' | 'name' | 'units' | 'language'>
>;

export interface PasswordWrite {
  /** Hash to replace; null when the account has no password. */
  from: string | null;
  to: string;
  at: Date;
  /** Time of the email verification; null to leave the stored time unchanged. */
  emailVerifiedAt: Date | null;
}

export interface EmailWrite {
  from: string;
  to: string;
  at: Date;
}

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
  /** Sets a new password if the account still has the hash `from`; otherwise returns false. */
  setPassword(userId: string, change: PasswordWrite): Promise<boolean>;
  /**
   * Marks the email as verified, removes the password and records that the sessions must be ended, in one write.
   * Returns null when the account has a different password or a verified email.
   */
  takeOver(userId: string, passwordHash: string, at: Date): Promise<UserDocument | null>;
  /**
   * Replaces the email `from` by a verified one. Returns null when the account no longer has the email `from`, and
   * 'taken' when another account has the new one.
   */
  changeEmail(userId: string, change: EmailWrite): Promise<UserDocument | 'taken' | null>;
  /**
   * Sets a previous email, which is verified, removes the password and records that the sessions must be ended, in one
   * write. Returns the account from before, null when there is none, and 'taken' when another account has the email.
   */
  restoreEmail(userId: string, email: string, at: Date): Promise<UserDocument | 'taken' | null>;
  /** Adds a key of files with emails about the account. */
  addMailKey(userId: string, key: string): Promise<void>;
  /** Stores that the sessions from before the email verification were ended. */
  sessionsEnded(userId: string): Promise<void>;
}

/** Returns 'taken' when a write failed because another account has the email. */
const unlessTaken = async (write: Promise<UserDocument | null>): Promise<UserDocument | 'taken' | null> => {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKeyError(error, 'email')) return 'taken';
    throw error;
  }
};

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
    async setPassword(userId, { from, to, at, emailVerifiedAt }) {
      const change = { $set: { passwordHash: to, passwordSetAt: at, ...(emailVerifiedAt && { emailVerifiedAt }) } };
      return (await collection.updateOne({ _id: userId, passwordHash: from }, change)).modifiedCount === 1;
    },
    takeOver: (userId, passwordHash, at) =>
      collection.findOneAndUpdate(
        { _id: userId, passwordHash, emailVerifiedAt: { $exists: false } },
        { $set: { passwordHash: null, passwordSetAt: at, emailVerifiedAt: at, endsSessions: true } },
        { returnDocument: 'after' },
      ),
    changeEmail: (userId, { from, to, at }) =>
      unlessTaken(
        collection.findOneAndUpdate(
          { _id: userId, email: from },
          { $set: { email: to, emailVerifiedAt: at } },
          { returnDocument: 'after' },
        ),
      ),
    restoreEmail: (userId, email, at) =>
      unlessTaken(
        collection.findOneAndUpdate(
          { _id: userId },
          { $set: { email, emailVerifiedAt: at, passwordHash: null, passwordSetAt: at, endsSessions: true } },
          { returnDocument: 'before' },
        ),
      ),
    async addMailKey(userId, key) {
      await collection.updateOne({ _id: userId }, { $addToSet: { mailKeys: key } });
    },
    async sessionsEnded(userId) {
      await collection.updateOne({ _id: userId }, { $unset: { endsSessions: 1 } });
    },
  };
};
