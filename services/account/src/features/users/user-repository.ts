import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, Schema } from 'mongoose';
import type { UserDocument } from './user.ts';

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
  model: Model<UserDocument>;
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

const consent = new Schema({ given: Boolean, at: Date, version: String }, { _id: false });

const consentRecord = new Schema({ kind: String, given: Boolean, at: Date, version: String }, { _id: false });

const schema = new Schema(
  {
    _id: String,
    userId: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: null },
    passwordHash: { type: String, default: null },
    passwordSetAt: Date,
    emailVerifiedAt: Date,
    endsSessions: Boolean,
    timezone: { type: String, required: true },
    tzv: { type: Number, required: true },
    consents: {
      health_data: { type: consent, default: null },
      outside_model: { type: consent, default: null },
    },
    consentHistory: { type: [consentRecord], default: undefined },
    createdAt: { type: Date, required: true },
    // Written and read by inactive/repository.ts.
    lastUsedAt: Date,
    inactiveToldAt: Date,
    inactiveClaimedUntil: Date,
    ...outboxFields,
  },
  { versionKey: false },
);

/** Stores accounts. A unique index on the address prevents two concurrent registrations. */
export const createUserRepository = (database: Connection): UserRepository => {
  const model = database.model<UserDocument>('users', schema, 'users');
  return {
    model,
    findById: (userId) => model.findById(userId).lean<UserDocument>().exec(),
    findByEmail: (email) => model.findOne({ email }).lean<UserDocument>().exec(),
    async insert(user) {
      try {
        await model.create(user);
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error, 'email')) return false;
        throw error;
      }
    },
    async replaceHash(userId, from, to) {
      await model.updateOne({ _id: userId, passwordHash: from }, { $set: { passwordHash: to } });
    },
    async setPassword(userId, { from, to, at, emailVerifiedAt }) {
      const change = { $set: { passwordHash: to, passwordSetAt: at, ...(emailVerifiedAt && { emailVerifiedAt }) } };
      return (await model.updateOne({ _id: userId, passwordHash: from }, change)).modifiedCount === 1;
    },
    takeOver: (userId, passwordHash, at) =>
      model
        .findOneAndUpdate(
          { _id: userId, passwordHash, emailVerifiedAt: null },
          { $set: { passwordHash: null, passwordSetAt: at, emailVerifiedAt: at, endsSessions: true } },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>()
        .exec(),
    async sessionsEnded(userId) {
      await model.updateOne({ _id: userId }, { $unset: { endsSessions: 1 } });
    },
  };
};
