import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, type Decision } from '@stridewell/kit/outbox/aggregate';
import { endConsents } from './decide-consent.ts';
import type { UserDocument } from './user.ts';
import { changedEntry } from './user-changed-event.ts';
import type { UserRepository } from './user-repository.ts';

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

/**
 * Changes that reset an account's credentials. Each change is stored in one write with the event
 * `account.user.changed`, so that other services invalidate what was shared before it, such as a calendar address. Each
 * change makes all known devices unknown.
 */
export interface CredentialChanges {
  /** Sets a new password if the account still has the hash `from`; otherwise returns false. */
  setPassword(userId: string, change: PasswordWrite): Promise<boolean>;
  /**
   * Marks the email as verified, removes the password and the name, withdraws all consents and records that the sessions
   * must be ended, because another person may have registered the account. Returns null when the account has a different
   * password, a different email or a verified email.
   */
  takeOver(known: Pick<UserDocument, '_id' | 'email' | 'passwordHash'>, at: Date): Promise<UserDocument | null>;
  /**
   * Replaces the email `from` with a verified one. Returns null when the account no longer has the email `from`, and
   * 'taken' when another account has the new email.
   */
  changeEmail(userId: string, change: EmailWrite): Promise<UserDocument | 'taken' | null>;
  /**
   * Makes all known devices unknown after the runner has ended all other sessions. Returns the account, or null when
   * there is none.
   */
  endDevices(userId: string, at: Date): Promise<UserDocument | null>;
  /**
   * Sets a previous email, which is verified, removes the password and records that the sessions must be ended. Returns
   * the account as it was before the change, null when there is none, and 'taken' when another account has the email.
   */
  restoreEmail(userId: string, email: string, at: Date): Promise<UserDocument | 'taken' | null>;
}

export interface CredentialChangesOptions {
  users: Pick<UserRepository, 'collection' | 'findById' | 'findByEmail'>;
  clock: Clock;
  /** Called with the user id after the account and its event were stored. Usually the relay's `kick`. */
  onSaved(userId: string): void;
}

export const createCredentialChanges = ({ users, clock, onSaved }: CredentialChangesOptions): CredentialChanges => {
  const aggregate = createAggregate({ collection: users.collection, clock, onSaved });

  const write = <R>(
    user: UserDocument,
    at: Date,
    fields: Partial<UserDocument>,
    result: (after: UserDocument) => R,
  ): Decision<R> => {
    const state = { ...fields, devicesEndedAt: at };
    return {
      write: {
        key: { userId: user._id },
        current: user,
        state,
        events: (rev) => [changedEntry({ ...user, ...state, rev }, at)],
        keepsUpdatedAt: true,
        // A full outbox must not prevent an owner from recovering the account.
        ignoresLimit: true,
        result: ({ rev, entries }) => result({ ...user, ...state, rev, outbox: [...user.outbox, ...entries] }),
      },
    };
  };

  return {
    setPassword: (userId, { from, to, at, emailVerifiedAt }) =>
      aggregate.change<boolean>(userId, async () => {
        const user = await users.findById(userId);
        if (!user || user.passwordHash !== from) return { result: false };
        const fields = { passwordHash: to, passwordSetAt: at, ...(emailVerifiedAt && { emailVerifiedAt }) };
        return write(user, at, fields, () => true);
      }),
    takeOver: ({ _id, email, passwordHash }, at) =>
      aggregate.change<UserDocument | null>(_id, async () => {
        const user = await users.findById(_id);
        const isSame = user?.email === email && user.passwordHash === passwordHash && !user.emailVerifiedAt;
        if (!user || !isSame) return { result: null };
        const ended = { passwordHash: null, passwordSetAt: at, endsSessions: true as const };
        const fields = { ...ended, ...endConsents(user, at), name: null, emailVerifiedAt: at };
        return write(user, at, fields, (after) => after);
      }),
    changeEmail: (userId, { from, to, at }) =>
      aggregate.change<UserDocument | 'taken' | null>(userId, async () => {
        const [user, holder] = await Promise.all([users.findById(userId), users.findByEmail(to)]);
        if (user?.email !== from) return { result: null };
        if (holder) return { result: 'taken' };
        return write(user, at, { email: to, emailVerifiedAt: at }, (after) => after);
      }),
    endDevices: (userId, at) =>
      aggregate.change<UserDocument | null>(userId, async () => {
        const user = await users.findById(userId);
        return user ? write(user, at, {}, (after) => after) : { result: null };
      }),
    restoreEmail: (userId, email, at) =>
      aggregate.change<UserDocument | 'taken' | null>(userId, async () => {
        const [user, holder] = await Promise.all([users.findById(userId), users.findByEmail(email)]);
        if (!user) return { result: null };
        if (holder && holder._id !== userId) return { result: 'taken' };
        const verified = { email, emailVerifiedAt: at };
        const fields = { ...verified, passwordHash: null, passwordSetAt: at, endsSessions: true as const };
        return write(user, at, fields, () => user);
      }),
  };
};
