import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { CredentialChanges } from './change-credentials.ts';
import { type BrowserSettings, createUser } from './new-user.ts';
import { emailVerifiedAtOf, type UserDocument } from './user.ts';
import type { UserRepository } from './user-repository.ts';

/** An account whose email was verified by a code, and how the sign-in affected it. */
export interface ProvenAccount {
  user: UserDocument;
  /** True when the account was registered with a password before the email was verified. */
  existed: boolean;
  /** True when the code sign-in created the account. */
  created: boolean;
}

export interface AccountOfOptions {
  users: UserRepository;
  credentials: Pick<CredentialChanges, 'takeOver'>;
  sessions: Pick<SessionRepository, 'revokeOthers'>;
  sessionRelay: Pick<Relay, 'kick'>;
  clock: Clock;
}

/** Maximum number of attempts when other requests change the account at the same time. */
const TRIES = 5;

/**
 * Returns the account for an email that a code has verified. When there is none, creates an account without a password
 * and with the browser's settings. Because a different person may have registered the unverified email, an existing
 * account loses its password, its name and its consents, and all its sessions end.
 */
export const createFindOrCreateAccount = (options: AccountOfOptions) => {
  const { users, credentials, sessions, sessionRelay, clock } = options;
  /**
   * Returns the account with a verified email, or null when another request has changed the account at the same time.
   */
  const verified = async (
    email: string,
    settings: BrowserSettings,
  ): Promise<{ user: UserDocument | null; created: boolean }> => {
    const known = await users.findByEmail(email);
    if (!known) {
      const made = createUser(
        {
          id: createId(),
          email,
          name: null,
          passwordHash: null,
          healthDataConsent: undefined,
          emailVerified: true,
          ...settings,
        },
        clock.now(),
      );
      return { user: (await users.insert(made)) ? made : null, created: true };
    }
    if (known.passwordHash === null || emailVerifiedAtOf(known)) return { user: known, created: false };
    return { user: await credentials.takeOver(known, clock.now()), created: false };
  };

  return async (email: string, settings: BrowserSettings = {}): Promise<ProvenAccount> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { user, created } = await verified(email, settings);
      if (!user) continue;
      if (!user.endsSessions) return { user, existed: false, created };
      // Also completes an earlier call that was interrupted after the email was verified.
      for (const id of await sessions.revokeOthers(user._id, null, clock.now())) sessionRelay.kick(id);
      await users.sessionsEnded(user._id);
      return { user, existed: true, created };
    }
    throw unavailable();
  };
};

export type FindOrCreateAccount = ReturnType<typeof createFindOrCreateAccount>;
