import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { createUser } from './new-user.ts';
import { emailVerifiedAtOf, type UserDocument } from './user.ts';
import type { UserRepository } from './user-repository.ts';

/** The account of an address that a code has proved. */
export interface Proven {
  user: UserDocument;
  /** Whether somebody had opened it with a password before anybody had proved the address. */
  existed: boolean;
  /** There was no account: the code made it. */
  created: boolean;
}

export interface AccountOfOptions {
  users: UserRepository;
  sessions: Pick<SessionRepository, 'revokeOthers'>;
  sessionRelay: Pick<Relay, 'kick'>;
  clock: Clock;
}

/** Changes of one account at the same moment that are waited for. */
const TRIES = 5;

/**
 * The account of an address whose owner was proven by a code; made without a password where there is none. Whoever opened an
 * account with an address that was never verified need not be its owner: their password and their sessions end here.
 */
export const createAccountOf = ({ users, sessions, sessionRelay, clock }: AccountOfOptions) => {
  /** The account, verified; null when somebody else changed it at the same moment. */
  const verified = async (email: string): Promise<{ user: UserDocument | null; created: boolean }> => {
    const known = await users.findByEmail(email);
    if (!known) {
      const made = createUser(
        { id: createId(), email, name: null, passwordHash: null, healthDataConsent: undefined, emailVerified: true },
        clock.now(),
      );
      return { user: (await users.insert(made)) ? made : null, created: true };
    }
    if (known.passwordHash === null || emailVerifiedAtOf(known)) return { user: known, created: false };
    return { user: await users.takeOver(known._id, known.passwordHash, clock.now()), created: false };
  };

  return async (email: string): Promise<Proven> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { user, created } = await verified(email);
      if (!user) continue;
      if (!user.endsSessions) return { user, existed: false, created };
      // Also where an earlier attempt was interrupted between that write and this one.
      for (const id of await sessions.revokeOthers(user._id, null, clock.now())) sessionRelay.kick(id);
      await users.sessionsEnded(user._id);
      return { user, existed: true, created };
    }
    throw unavailable();
  };
};

export type AccountOf = ReturnType<typeof createAccountOf>;
