import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { type UserDocument, usersCollection } from './user.ts';

/** The changes of an account that are published to other services. */
export type UserChange = Partial<Pick<UserDocument, 'consents' | 'consentHistory' | 'timezone' | 'tzv'>>;

export interface PasswordWrite {
  /** The hash to replace; null where there is none. */
  from: string | null;
  to: string;
  at: Date;
  /** When the address was verified; null leaves the field unchanged. */
  emailVerifiedAt: Date | null;
}

export interface UserRepository {
  /** For the relay only. */
  collection: mongo.Collection<UserDocument>;
  findById(userId: string): Promise<UserDocument | null>;
  findByEmail(email: string): Promise<UserDocument | null>;
  /** Stores a new account; false when its address already has one. */
  insert(user: UserDocument): Promise<boolean>;
  /** Replaces the hash `from`; does nothing when another one is stored. */
  replaceHash(userId: string, from: string, to: string): Promise<void>;
  /** Sets a new password if the account still has the hash `from` (or none); false otherwise. */
  setPassword(userId: string, change: PasswordWrite): Promise<boolean>;
  /**
   * Verifies the address of an account that still has the given password and no verified address. The same write
   * removes the password and marks all sessions to be ended. Null when the account is no longer in that state.
   */
  takeOver(userId: string, passwordHash: string, at: Date): Promise<UserDocument | null>;
  /** Stores that the sessions from before the verification have ended. */
  sessionsEnded(userId: string): Promise<void>;
}

/** Stores accounts. A unique index on the address prevents two concurrent registrations. */
export const createUserRepository = (database: Connection): UserRepository => {
  const collection = usersCollection.in(database);
  return {
    collection,
    findById: (userId) => collection.findOne({ _id: userId }),
    findByEmail: (email) => collection.findOne({ email }),
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
    async sessionsEnded(userId) {
      await collection.updateOne({ _id: userId }, { $unset: { endsSessions: 1 } });
    },
  };
};
