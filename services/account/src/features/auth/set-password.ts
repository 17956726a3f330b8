import type { PasswordBody } from '@stridewell/contracts/http/auth';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, unauthenticated } from '@stridewell/kit/errors';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { Slots } from '../passwords/hashing-slots.ts';
import type { Passwords } from '../passwords/passwords.ts';
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
  /** The session in which the password is set; it is renewed. */
  sessionId: string;
  /** The request as a sign-in attempt to the account of this email. */
  attemptOf: (email: string) => Promise<Attempt>;
}

export interface SetPasswordResult {
  user: UserDocument;
  /** Replaces the session in which the password was set. */
  session: SessionDocument;
  /** Ids of the sessions that have ended. */
  ended: string[];
}

const codeNeeded = (): DomainError =>
  new DomainError('forbidden', 'Please sign in with a code again. You then have 10 minutes to set a password.', {
    code: 'code_needed',
  });

const changedMeanwhile = (): DomainError =>
  new DomainError('conflict', 'Your password was just changed on another device. Please try again.', {
    code: 'changed_meanwhile',
  });

/**
 * Sets a password for a runner who knows the current one or signed in with a code within the last 10 minutes. Ends all
 * the runner's sessions. A new session replaces the current one, so that a stolen token of the current one is useless
 * too.
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
  const assertCurrentPassword = async (
    { passwordHash }: UserDocument,
    attempt: Attempt,
    currentPassword: string | undefined,
  ): Promise<void> => {
    if (passwordHash === null) throw codeNeeded();
    if (!currentPassword) throw invalid('currentPassword', CREDENTIAL_MESSAGES.currentPassword);
    if (!(await check(attempt, currentPassword, passwordHash)))
      throw invalid('currentPassword', CREDENTIAL_MESSAGES.currentPasswordWrong);
  };

  return async (change: PasswordChange): Promise<SetPasswordResult> => {
    const { userId, sessionId, password } = change;
    const [user, session] = await Promise.all([
      users.findById(userId),
      sessions.findOpen(userId, sessionId, clock.now()),
    ]);
    if (!user || !session) throw unauthenticated();
    const byCode = isFreshlyByCode(session, clock.now());
    assertNotTooCommon(password, user);
    const attempt = await change.attemptOf(user.email);
    if (!byCode) await assertCurrentPassword(user, attempt, change.currentPassword);
    const hash = await slots.run(attempt.address, () => passwords.hash(password));
    const at = clock.now();
    // A code proved the address, also in a session opened by a release that did not store the verification.
    const emailVerifiedAt = emailVerifiedAtOf(user) ?? (byCode ? at : null);
    // Store the password before ending the sessions: a sign-in with the old password in between is ended with them.
    const write = { from: user.passwordHash, to: hash, at, emailVerifiedAt };
    if (!(await users.setPassword(userId, write))) throw changedMeanwhile();
    // A runner who forgot the old password has failed with it before; these failures must not block the new one.
    await throttle.signInSucceeded(attempt);
    const renewed = renewSession(session, clock.now(), { confirmed: !byCode });
    await sessions.insert(renewed);
    const ended = await sessions.revokeOthers(userId, renewed._id, clock.now());
    const current = await users.findById(userId);
    if (current) return { user: current, session: renewed, ended };
    // The account was deleted in the meantime, and its erasure did not see this new session.
    await sessions.revoke(userId, renewed._id, clock.now());
    throw unauthenticated();
  };
};

export type SetPassword = ReturnType<typeof createSetPassword>;
