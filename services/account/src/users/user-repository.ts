import { type Connection, isDuplicate } from '@stridewell/kit/mongo/database';
import { outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, Schema } from 'mongoose';
import type { UserDocument } from './user.ts';

/** What changes in an account while other services hear of it. */
export type UserChange = Partial<Pick<UserDocument, 'consents' | 'consentHistory' | 'timezone' | 'tzv'>>;

export interface PasswordWrite {
  /** The hash that is replaced; null where there is none. */
  from: string | null;
  to: string;
  at: Date;
  /** Since when the address is verified; null leaves that as it is. */
  emailVerifiedAt: Date | null;
}

export interface UserRepository {
  /** For the relay only. */
  model: Model<UserDocument>;
  findById(userId: string): Promise<UserDocument | null>;
  findByEmail(email: string): Promise<UserDocument | null>;
  /** Stores a new account; false when its address has one already. */
  insert(user: UserDocument): Promise<boolean>;
  /** Puts a new hash in the place of the one it was made from; nothing happens when that is no longer there. */
  replaceHash(userId: string, from: string, to: string): Promise<void>;
  /** Sets a new password in an account that still has the one (or none) it is to replace; false when it has not. */
  setPassword(userId: string, change: PasswordWrite): Promise<boolean>;
  /**
   * Verifies the address of an account that still has the given password and no verified address: the password is dropped
   * and the end of all sessions is noted in the same write. Null when the account is not in that state any more.
   */
  takeOver(userId: string, passwordHash: string, at: Date): Promise<UserDocument | null>;
  /** Notes that the sessions from before the verification have ended. */
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

/** Accounts. Uniqueness of the address is an index, so two registrations at once cannot both succeed. */
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
        if (isDuplicate(error, 'email')) return false;
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
