import type { Connection } from '@stridewell/kit/mongo/database';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { UserCollection } from '@stridewell/kit/user-data/collections';
import { createTombstones } from '@stridewell/kit/user-data/tombstones';
import { type CodeRepository, codesCollection } from '../codes/code-repository.ts';
import type { RestorationRepository } from '../email/restoration-repository.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { emailVerifiedAtOf } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

export interface AccountErasureOptions {
  database: Connection;
  users: UserRepository;
  sessions: SessionRepository;
  sessionRelay: Relay;
  codes: CodeRepository;
  mailSender: MailSender;
  restorations: Pick<RestorationRepository, 'addressesOf'>;
  throttle: Pick<Throttle, 'forgetCodes'>;
}

/** Erases the data that the account service itself stores about a runner. Every step is idempotent. */
export interface AccountErasure {
  /** Returns the number of documents that each collection contains about the runner. */
  count(userId: string): Promise<Record<string, number>>;
  /**
   * Erases the runner's data. Deletes the account first, to prevent further sign-ins. Returns false while the outbox
   * still contains the revocation of a session, because a session must not be deleted before its revocation is
   * published.
   */
  erase(userId: string, at: Date): Promise<boolean>;
}

/**
 * Collections whose documents are erased by user id when an account is erased. Codes and emails are erased by email
 * address.
 */
export const ERASED_COLLECTIONS: readonly UserCollection[] = [
  { name: 'users', staysWithAccount: true },
  { name: 'sessions', staysWithAccount: true },
  { name: 'email_restorations', staysWithAccount: true },
  { name: 'dead_letters' },
];

interface Owned {
  userId: string;
}

export const createAccountErasure = (dependencies: AccountErasureOptions): AccountErasure => {
  const { database, users, sessions, sessionRelay, codes, mailSender, restorations, throttle } = dependencies;
  const tombstones = createTombstones(database);
  const owned = (name: string) => database.collection<Owned>(name);
  return {
    async count(userId) {
      const user = await users.findById(userId);
      return {
        users: user ? 1 : 0,
        sessions: await owned('sessions').countDocuments({ userId }),
        email_restorations: await owned('email_restorations').countDocuments({ userId }),
        otp_codes: user ? await codesCollection.in(database).countDocuments({ email: user.email }) : 0,
      };
    },
    async erase(userId, at) {
      // Stored before any deletion, so that a restored backup does not recreate the account (infra/docs/backups.md).
      await tombstones.put(userId, 'account', at);
      const user = await users.findById(userId);
      if (user) {
        for (const email of [user.email, ...(await restorations.addressesOf(userId))]) {
          // An earlier address may belong to another account, whose codes must stay valid.
          const holder = email === user.email ? null : await users.findByEmail(email);
          if (!holder) await codes.forget(email);
          await mailSender.forgetMails(email);
        }
        // The counts for an unverified email stay until they expire. The person who registered it may be guessing its codes.
        if (emailVerifiedAtOf(user)) await throttle.forgetCodes(user.email);
        for (const key of user.mailKeys ?? []) await mailSender.forgetKey(key);
        // Unsent events in the outbox are deleted too, which is correct because all services erase the data in them.
        await owned('users').deleteOne({ userId });
      }
      await owned('email_restorations').deleteMany({ userId });
      await owned('dead_letters').deleteMany({ userId });
      for (const sessionId of await sessions.revokeOthers(userId, null, at)) sessionRelay.kick(sessionId);
      const unsent = await owned('sessions').findOne({ userId, 'outbox.id': { $exists: true } });
      if (unsent) return false;
      await owned('sessions').deleteMany({ userId });
      return true;
    },
  };
};
