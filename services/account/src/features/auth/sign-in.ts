import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { Slots } from '../passwords/hashing-slots.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { isWeak } from '../passwords/phc.ts';
import { assertNotTooCommon } from '../passwords/too-common.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { type BrowserSettings, createUser } from '../users/new-user.ts';
import type { UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

export interface Registration extends BrowserSettings {
  email: string;
  password: string;
  name?: string | undefined;
  healthDataConsent?: boolean | undefined;
}

export interface SignIn {
  /** Creates an account. @throws DomainError 'conflict' when the email already has an account */
  register(registration: Registration, address: string): Promise<UserDocument>;
  /**
   * Returns the account for an email and password.
   * @throws DomainError 'unauthenticated' when the email is unknown or the password is wrong, with the same message in
   * both cases
   */
  signIn(attempt: Attempt, password: string): Promise<UserDocument>;
}

export interface SignInOptions {
  users: UserRepository;
  passwords: Passwords;
  slots: Slots;
  check: CheckPassword;
  throttle: Throttle;
  clock: Clock;
}

const badCredentials = (): DomainError =>
  new DomainError('unauthenticated', 'That email and password do not match.', { code: 'bad_credentials' });

const emailTaken = (): DomainError =>
  new DomainError('conflict', CREDENTIAL_MESSAGES.emailTaken, {
    code: 'email_taken',
    issues: [{ path: 'email', message: CREDENTIAL_MESSAGES.emailTaken }],
  });

/** Implements registration and sign-in with a password. */
export const createSignIn = ({ users, passwords, slots, check, throttle, clock }: SignInOptions): SignIn => ({
  async register({ email, password, name, healthDataConsent, timezone, language }, address) {
    assertNotTooCommon(password, { email, name: name ?? null });
    await throttle.registration(address);
    const passwordHash = await slots.run(address, () => passwords.hash(password));
    const user = createUser(
      {
        id: createId(),
        email,
        name: name ?? null,
        passwordHash,
        healthDataConsent,
        emailVerified: false,
        timezone,
        language,
      },
      clock.now(),
    );
    if (!(await users.insert(user))) throw emailTaken();
    return user;
  },
  async signIn(attempt, password) {
    await throttle.assertSignIn(attempt);
    const user = await users.findByEmail(attempt.email);
    const stored = user?.passwordHash ?? null;
    const right = await check(attempt, password, stored);
    if (!right || !user || stored === null) throw badCredentials();
    await throttle.signInSucceeded(attempt);
    if (isWeak(stored))
      await users.replaceHash(user._id, stored, await slots.run(attempt.address, () => passwords.hash(password)));
    return user;
  },
});
