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
import type { CredentialChanges } from '../users/change-credentials.ts';
import { emailVerifiedAtOf, type UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

export interface SetPasswordOptions {
  users: Pick<UserRepository, 'findById'>;
  credentials: Pick<CredentialChanges, 'setPassword'>;
  sessions: SessionRepository;
  passwords: Passwords;
  slots: Slots;
  check: CheckPassword;
  throttle: Throttle;
  clock: Clock;
}

export interface PasswordChange extends Pick<PasswordBody, 'password' | 'currentPassword'> {
  userId: string;
  /** The current session, which a new session replaces. */
  sessionId: string;
  /** Returns the sign-in attempt that the rate limits for an email count for this request. */
  attemptOf: (email: string) => Promise<Attempt>;
}

export interface SetPasswordResult {
  user: UserDocument;
  /** The new session that replaces the current one. */
  session: SessionDocument;
  /** Ids of the ended sessions. */
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
 * sessions of the runner and opens a new one, so that stolen tokens of the current session become invalid too.
 */
export const createSetPassword = ({
  users,
  credentials,
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
    // A code sign-in verifies the email, but earlier releases did not store that.
    const emailVerifiedAt = emailVerifiedAtOf(user) ?? (byCode ? at : null);
    // The password is stored first, so that sessions opened with the old password in the meantime are ended too.
    const write = { from: user.passwordHash, to: hash, at, emailVerifiedAt };
    if (!(await credentials.setPassword(userId, write))) throw changedMeanwhile();
    // Failed attempts with a forgotten password must not block sign-ins with the new password.
    await throttle.signInSucceeded(attempt);
    const renewed = renewSession(session, clock.now(), { confirmed: !byCode });
    await sessions.insert(renewed);
    const ended = await sessions.revokeOthers(userId, renewed._id, clock.now());
    const current = await users.findById(userId);
    if (current) return { user: current, session: renewed, ended };
    // An erasure deleted the account before this session was stored, so the erasure did not end the session.
    await sessions.revoke(userId, renewed._id, clock.now());
    throw unauthenticated();
  };
};

export type SetPassword = ReturnType<typeof createSetPassword>;
