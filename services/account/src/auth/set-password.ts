import type { PasswordBody } from '@stridewell/contracts/http/auth';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, unauthenticated } from '@stridewell/kit/errors';
import type { CheckPassword } from '../passwords/check.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { Slots } from '../passwords/slots.ts';
import { assertNotTooCommon } from '../passwords/too-common.ts';
import { isFreshlyByCode, renewSession, type SessionDocument } from '../sessions/session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { emailVerifiedAtOf, type UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

export interface SetPasswordOptions {
  users: UserRepository;
  sessions: SessionRepository;
  passwords: Passwords;
  slots: Slots;
  check: CheckPassword;
  throttle: Throttle;
  clock: Clock;
}

export interface PasswordChange extends Pick<PasswordBody, 'password' | 'currentPassword'> {
  userId: string;
  /** The session it is set in, which is renewed. */
  sessionId: string;
  /** Who asks, as a sign-in to the account of this email. */
  attemptOf: (email: string) => Promise<Attempt>;
}

export interface PasswordSet {
  user: UserDocument;
  /** Takes the place of the session it was set in. */
  session: SessionDocument;
  /** Ids of the sessions that have ended. */
  ended: string[];
}

const codeNeeded = (): DomainError =>
  new DomainError('forbidden', 'Please sign in with a code again; then you have 10 minutes to set a password.', {
    code: 'code_needed',
  });

const changedMeanwhile = (): DomainError =>
  new DomainError('conflict', 'Your password was changed somewhere else just now. Please try again.', {
    code: 'changed_meanwhile',
  });

/**
 * Sets a password for who knows the current one, or has signed in with a code within the last 10 minutes. Ends all the runner's
 * sessions; another one takes the place of the one it was set in, so that a stolen token of that is worth nothing either.
 */
export const createSetPassword = ({
  users,
  sessions,
  passwords,
  slots,
  check,
  throttle,
  clock,
}: SetPasswordOptions) => {
  const assertMay = async (
    { passwordHash }: UserDocument,
    attempt: Attempt,
    currentPassword: string | undefined,
  ): Promise<void> => {
    if (passwordHash === null) throw codeNeeded();
    if (!currentPassword) throw invalid('currentPassword', CREDENTIAL_MESSAGES.currentPassword);
    if (!(await check(attempt, currentPassword, passwordHash)))
      throw invalid('currentPassword', CREDENTIAL_MESSAGES.currentPasswordWrong);
  };

  return async (change: PasswordChange): Promise<PasswordSet> => {
    const { userId, sessionId, password } = change;
    const [user, session] = await Promise.all([
      users.findById(userId),
      sessions.findOpen(userId, sessionId, clock.now()),
    ]);
    if (!user || !session) throw unauthenticated();
    const byCode = isFreshlyByCode(session, clock.now());
    assertNotTooCommon(password, user);
    const attempt = await change.attemptOf(user.email);
    if (!byCode) await assertMay(user, attempt, change.currentPassword);
    const hash = await slots.run(attempt.address, () => passwords.hash(password));
    const at = clock.now();
    // A code proved the address, also in sessions that a replica from before addresses were verified opened.
    const emailVerifiedAt = emailVerifiedAtOf(user) ?? (byCode ? at : null);
    // First the password, then the sessions: a sign-in with the old one in between is ended with them.
    const write = { from: user.passwordHash, to: hash, at, emailVerifiedAt };
    if (!(await users.setPassword(userId, write))) throw changedMeanwhile();
    // Who forgot the old one has guessed at it before: the new one is not kept waiting for that.
    await throttle.signInSucceeded(attempt);
    const renewed = renewSession(session, clock.now(), { confirmed: !byCode });
    await sessions.insert(renewed);
    const ended = await sessions.revokeOthers(userId, renewed._id, clock.now());
    const still = await users.findById(userId);
    if (still) return { user: still, session: renewed, ended };
    // The account went meanwhile: those who ended its sessions did not see this one.
    await sessions.revoke(userId, renewed._id, clock.now());
    throw unauthenticated();
  };
};

export type SetPassword = ReturnType<typeof createSetPassword>;
