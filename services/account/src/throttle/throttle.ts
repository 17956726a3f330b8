import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Count, CounterRepository } from './counter-repository.ts';

export interface ThrottleLimits {
  /** Registrations of one network address in an hour. */
  registrationsPerHour: number;
  /** Failed sign-ins to one account from one network address, in one window. */
  failuresPerAccount: number;
  /** Failed sign-ins from one network address, in one window. */
  failuresPerAddress: number;
  failureWindowMs: number;
  /** One-time codes sent to one e-mail in an hour. */
  codesPerEmail: number;
  /** One-time codes asked for from one network address in an hour. */
  codesPerAddress: number;
  /** Tries that one code allows. */
  codeAttempts: number;
}

/** Who tries: the e-mail (normalised), whether or not it has an account, and the network address. */
export interface Attempt {
  email: string;
  address: string;
}

export interface Throttle {
  /** Counts a registration; refuses the one above the limit. */
  registration(address: string): Promise<void>;
  /** Refuses a sign-in after too many failures of this account from this address. Others' failures never count against it. */
  assertSignIn(attempt: Attempt): Promise<void>;
  /** Counts a wrong password; refuses with 'limited' once the address as a whole has had too many. A right one is never refused for those. */
  signInFailed(attempt: Attempt): Promise<void>;
  /** Forgives the account's failures from this network address; those of the address as a whole stay. */
  signInSucceeded(attempt: Attempt): Promise<void>;
  /** Counts a request for a code from a network address; refuses the one above the limit. */
  codeRequestedFrom(address: string): Promise<void>;
  /** Counts a request for a code to an e-mail; false for the one above the limit, which the asker must not notice. */
  codeRequestedFor(email: string): Promise<boolean>;
  /** Counts a refused code among the failures of its network address, as {@link signInFailed} does. */
  codeRefused(address: string): Promise<void>;
}

const HOUR_MS = 3_600_000;
const TOO_OFTEN = 'That was too often. Please wait a few minutes and try again.';

const refuse = (message: string, { expiresAt }: Count, now: Date): never => {
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000));
  throw new DomainError('limited', message, { code: 'limited', retryAfter });
};

// JSON keeps the parts apart: no address can be made to look like two.
const names = {
  registration: (address: string) => JSON.stringify(['registration', address]),
  account: ({ email, address }: Attempt) => JSON.stringify(['sign-in', email, address]),
  address: (address: string) => JSON.stringify(['sign-in', address]),
  codesFrom: (address: string) => JSON.stringify(['codes-from', address]),
  codesFor: (email: string) => JSON.stringify(['codes-for', email]),
};

export const createThrottle = (counters: CounterRepository, limits: ThrottleLimits, clock: Clock): Throttle => ({
  async registration(address) {
    const now = clock.now();
    const counted = await counters.increment(names.registration(address), HOUR_MS, now);
    if (counted.count > limits.registrationsPerHour)
      refuse('Too many accounts were registered from here. Please try again later.', counted, now);
  },
  async assertSignIn(attempt) {
    const now = clock.now();
    const account = await counters.read(names.account(attempt), now);
    if (account && account.count >= limits.failuresPerAccount) refuse(TOO_OFTEN, account, now);
  },
  async signInFailed(attempt) {
    const now = clock.now();
    const [, address] = await Promise.all([
      counters.increment(names.account(attempt), limits.failureWindowMs, now),
      counters.increment(names.address(attempt.address), limits.failureWindowMs, now),
    ]);
    if (address.count > limits.failuresPerAddress) refuse(TOO_OFTEN, address, now);
  },
  signInSucceeded: (attempt) => counters.reset(names.account(attempt)),
  async codeRequestedFrom(address) {
    const now = clock.now();
    const counted = await counters.increment(names.codesFrom(address), HOUR_MS, now);
    if (counted.count > limits.codesPerAddress) refuse(TOO_OFTEN, counted, now);
  },
  async codeRequestedFor(email) {
    const { count } = await counters.increment(names.codesFor(email), HOUR_MS, clock.now());
    return count <= limits.codesPerEmail;
  },
  async codeRefused(address) {
    const now = clock.now();
    const counted = await counters.increment(names.address(address), limits.failureWindowMs, now);
    if (counted.count > limits.failuresPerAddress) refuse(TOO_OFTEN, counted, now);
  },
});
