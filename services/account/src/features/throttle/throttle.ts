import { CREDENTIAL_MESSAGES, PASSWORD_PAUSED } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Count, CounterRepository } from './counter-repository.ts';
import { siteOf } from './network.ts';

export interface ThrottleLimits {
  /**
   * Maximum number of registrations from one network address per hour. In addition, for this limit and those on
   * failures and requested codes, an IPv6 /48 network has {@link SITE_ALLOWANCE} times the allowance of an address.
   */
  registrationsPerHour: number;
  /** Maximum number of failed sign-ins to one account from one network address per time window. */
  failuresPerAccount: number;
  /** Maximum number of failed sign-ins from one network address per time window. */
  failuresPerAddress: number;
  failureWindowMs: number;
  /**
   * Maximum number of failed sign-ins from a known device per day. Below this limit, no other limit applies to the
   * device.
   */
  failuresPerDevice: number;
  /**
   * Maximum number of consecutive failed sign-ins to one account. Above it, sign-in requires a code or a known device.
   */
  failuresInARow: number;
  /**
   * Maximum number of one-time codes sent to one email per hour at the request of one network address or known device.
   */
  codesPerEmail: number;
  /** Maximum number of one-time codes sent to one email per hour at the request of all network addresses. */
  codesPerEmailInAll: number;
  /** Maximum number of one-time codes requested from one network address per hour. */
  codesPerAddress: number;
  /** Maximum number of attempts per code. */
  codeAttempts: number;
  /**
   * Maximum number of rejected codes for one email from all networks, per day and in 30 days. Above it, codes for the
   * email are accepted only on a known device of the account.
   */
  codesRefusedPerDay: number;
  codesRefusedPerMonth: number;
  /** Maximum number of registrations per hour from all network addresses. */
  registrationsInAll: number;
  /** Maximum number of codes per hour sent to emails without an account, at the request of all network addresses. */
  strangersCodesInAll: number;
}

/** Allowance of an IPv6 /48 network as a multiple of the allowance of an address. */
export const SITE_ALLOWANCE = 4;

/** The limits for the whole installation. */
export type TotalLimit = 'registrations' | 'strangers_codes';

/** A sign-in attempt. */
export interface Attempt {
  /** Normalised email. */
  email: string;
  address: string;
  /** Device id; null when the device is unknown to the account. */
  device: string | null;
  /** True when the account's email is verified. Until then, its known devices may belong to a stranger. */
  verified: boolean;
}

export interface Throttle {
  /** Counts a registration from a network address. @throws DomainError 'limited' when the limit is exceeded */
  registration(address: string): Promise<void>;
  /**
   * Checks the limits before a password sign-in.
   * @throws DomainError 'limited' after too many failures from the network address, too many failures for the account
   * from that address, or too many consecutive failures for the account. A known device is exempt until it reaches its
   * own limit.
   */
  assertSignIn(attempt: Attempt): Promise<void>;
  /** Counts a failed sign-in with a wrong password. */
  signInFailed(attempt: Attempt): Promise<void>;
  /** Resets the failure counts of the account and the device, but not that of the network address. */
  signInSucceeded(attempt: Attempt): Promise<void>;
  /** Counts a code request from a network address. @throws DomainError 'limited' when the limit is exceeded */
  codeRequestedFrom(address: string): Promise<void>;
  /**
   * Counts a code request for an email. Returns false when the limit is exceeded. The response must not depend on the
   * result.
   */
  codeRequestedFor(attempt: Attempt): Promise<boolean>;
  /**
   * Checks the limit before a code is verified.
   * @throws DomainError 'limited' after too many failures from the network address, unless the device is known
   */
  assertCode(attempt: Pick<Attempt, 'address' | 'device'>): Promise<void>;
  /**
   * Checks the limit on rejected codes for the email, before a code is sent.
   * @throws DomainError 'limited' as {@link countCode}
   */
  assertCodesOpen(attempt: Attempt): Promise<void>;
  /**
   * Counts a code for the email as rejected before it is compared, so that concurrent guesses cannot exceed the limit.
   * @throws DomainError 'limited' when the limit is exceeded, whether or not the email has an account, unless the
   * device is known to an account with a verified email
   */
  countCode(attempt: Attempt): Promise<void>;
  /** Counts a rejected code as a failure from the network address. */
  codeRefused(attempt: Pick<Attempt, 'address' | 'device'>): Promise<void>;
  /** Resets the count of consecutive failures for the account, and reverts the increment made by {@link countCode}. */
  codeAccepted(attempt: Attempt): Promise<void>;
  /**
   * Counts a code for an email without an account. Returns false when the limit of the installation is exceeded. Called
   * after the response, which must not depend on whether the email has an account.
   */
  codeSentToStranger(): Promise<boolean>;
  /** Counts a notice to a user. Returns false when too many notices of this kind were sent on that day. */
  noticeSent(userId: string, kind: string): Promise<boolean>;
  /** Deletes the counts of rejected codes for the email of an erased account. */
  forgetCodes(email: string): Promise<void>;
}

/** Maximum number of notices of one kind to one user per day, so that nobody can fill a mailbox with them. */
const NOTICES_PER_DAY = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time window for consecutive failures, in milliseconds. */
const ROW_WINDOW_MS = 30 * 24 * HOUR_MS;
const TOO_OFTEN = 'Too many attempts. Please wait a few minutes and try again.';

const refuse = (message: string, { expiresAt }: Count, now: Date, code = 'limited'): never => {
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000));
  throw new DomainError('limited', message, { code, retryAfter });
};

const paused = (): DomainError =>
  new DomainError('limited', CREDENTIAL_MESSAGES.passwordPaused, { code: PASSWORD_PAUSED });

// JSON separates the parts of a name unambiguously, so that a crafted email cannot produce the name of another counter.
const names = {
  registration: (address: string) => JSON.stringify(['registration', address]),
  account: ({ email, address }: Pick<Attempt, 'email' | 'address'>) => JSON.stringify(['sign-in', email, address]),
  address: (address: string) => JSON.stringify(['sign-in', address]),
  device: (device: string) => JSON.stringify(['device', device]),
  row: (email: string) => JSON.stringify(['sign-in-row', email]),
  codesFrom: (address: string) => JSON.stringify(['codes-from', address]),
  codesFor: (email: string, asker: string) => JSON.stringify(['codes-for', email, asker]),
  codesRefusedInDay: (email: string) => JSON.stringify(['codes-refused-day', email]),
  codesRefusedInMonth: (email: string) => JSON.stringify(['codes-refused-month', email]),
  notice: (userId: string, kind: string) => JSON.stringify(['notice', userId, kind]),
  registrationsInAll: JSON.stringify(['registrations']),
  strangersCodes: JSON.stringify(['codes-for-strangers']),
  codesForAll: (email: string) => JSON.stringify(['codes-for', email]),
};

/** Returns the network address and, for IPv6, its /48 network, each with its share of a limit per address. */
const allowancesOf = (address: string, limit: number): { network: string; limit: number }[] => {
  const site = siteOf(address);
  return [{ network: address, limit }, ...(site === null ? [] : [{ network: site, limit: limit * SITE_ALLOWANCE }])];
};

/** Creates the throttle. `onTotalLimit` is called whenever a limit of the whole installation rejects a call. */
export const createThrottle = (
  counters: CounterRepository,
  limits: ThrottleLimits,
  clock: Clock,
  onTotalLimit: (limit: TotalLimit) => void = () => undefined,
): Throttle => {
  /** True when the attempt comes from a known device that is below its limit. */
  const isTrusted = async ({ device }: Pick<Attempt, 'device'>, now: Date): Promise<boolean> => {
    if (device === null) return false;
    const counted = await counters.read(names.device(device), now);
    return (counted?.count ?? 0) < limits.failuresPerDevice;
  };

  const assertAddress = async ({ address }: Pick<Attempt, 'address'>, now: Date): Promise<void> => {
    for (const { network, limit } of allowancesOf(address, limits.failuresPerAddress)) {
      const counted = await counters.read(names.address(network), now);
      if (counted && counted.count >= limit) refuse(TOO_OFTEN, counted, now);
    }
  };

  const countFailure = ({ address, device }: Pick<Attempt, 'address' | 'device'>, now: Date): Promise<unknown> =>
    Promise.all([
      ...allowancesOf(address, limits.failuresPerAddress).map(({ network }) =>
        counters.increment(names.address(network), limits.failureWindowMs, now),
      ),
      device !== null && counters.increment(names.device(device), DAY_MS, now),
    ]);

  /** The counts of rejected codes for an email, with their limits. */
  const refusedCodes = (email: string) => [
    { name: names.codesRefusedInDay(email), limit: limits.codesRefusedPerDay, windowMs: DAY_MS },
    { name: names.codesRefusedInMonth(email), limit: limits.codesRefusedPerMonth, windowMs: ROW_WINDOW_MS },
  ];

  /** True for a device on which the owner of the email has signed in, and which is below its limit. */
  const isOwners = async (attempt: Attempt, now: Date): Promise<boolean> =>
    attempt.verified && (await isTrusted(attempt, now));

  const resetRefusedCodes = async (email: string): Promise<void> => {
    await Promise.all(refusedCodes(email).map(({ name }) => counters.reset(name)));
  };

  return {
    async registration(address) {
      const now = clock.now();
      for (const { network, limit } of allowancesOf(address, limits.registrationsPerHour)) {
        const counted = await counters.increment(names.registration(network), HOUR_MS, now);
        if (counted.count > limit)
          refuse('Too many accounts were created from your network. Please try again later.', counted, now);
      }
      const all = await counters.increment(names.registrationsInAll, HOUR_MS, now);
      if (all.count > limits.registrationsInAll) {
        onTotalLimit('registrations');
        refuse('Too many accounts are being created. Please try again later.', all, now);
      }
    },
    async assertSignIn(attempt) {
      const now = clock.now();
      if (await isTrusted(attempt, now)) return;
      await assertAddress(attempt, now);
      const account = await counters.read(names.account(attempt), now);
      if (account && account.count >= limits.failuresPerAccount) refuse(TOO_OFTEN, account, now);
      const row = await counters.read(names.row(attempt.email), now);
      if (row && row.count >= limits.failuresInARow) throw paused();
    },
    async signInFailed(attempt) {
      const now = clock.now();
      await Promise.all([
        countFailure(attempt, now),
        counters.increment(names.account(attempt), limits.failureWindowMs, now),
        counters.increment(names.row(attempt.email), ROW_WINDOW_MS, now),
      ]);
    },
    async signInSucceeded(attempt) {
      const { email, device, verified } = attempt;
      await Promise.all([
        counters.reset(names.account(attempt)),
        counters.reset(names.row(email)),
        device !== null && counters.reset(names.device(device)),
        device !== null && verified && resetRefusedCodes(email),
      ]);
    },
    async codeRequestedFrom(address) {
      const now = clock.now();
      for (const { network, limit } of allowancesOf(address, limits.codesPerAddress)) {
        const counted = await counters.increment(names.codesFrom(network), HOUR_MS, now);
        if (counted.count > limit) refuse(TOO_OFTEN, counted, now);
      }
    },
    async codeRequestedFor({ email, address, device }) {
      const now = clock.now();
      const own = await counters.increment(names.codesFor(email, device ?? address), HOUR_MS, now);
      if (own.count > limits.codesPerEmail) return false;
      // Requests from other networks must not block codes for a known device.
      if (device !== null) return true;
      const all = await counters.increment(names.codesForAll(email), HOUR_MS, now);
      return all.count <= limits.codesPerEmailInAll;
    },
    async assertCode(attempt) {
      const now = clock.now();
      if (!(await isTrusted(attempt, now))) await assertAddress(attempt, now);
    },
    async codeRefused(attempt) {
      await countFailure(attempt, clock.now());
    },
    async assertCodesOpen(attempt) {
      const now = clock.now();
      if (await isOwners(attempt, now)) return;
      for (const { name, limit } of refusedCodes(attempt.email)) {
        const counted = await counters.read(name, now);
        if (counted && counted.count >= limit) refuse(CREDENTIAL_MESSAGES.codesClosed, counted, now, 'codes_closed');
      }
    },
    async countCode(attempt) {
      const now = clock.now();
      if (await isOwners(attempt, now)) return;
      for (const { name, limit, windowMs } of refusedCodes(attempt.email)) {
        const counted = await counters.increment(name, windowMs, now);
        if (counted.count > limit) refuse(CREDENTIAL_MESSAGES.codesClosed, counted, now, 'codes_closed');
      }
    },
    async codeAccepted(attempt) {
      const { email, device, verified } = attempt;
      const now = clock.now();
      await counters.reset(names.row(email));
      if (device !== null && verified) return resetRefusedCodes(email);
      // A stranger's success must not allow more guesses, so the count of earlier rejections is kept.
      await Promise.all(refusedCodes(email).map(({ name }) => counters.decrement(name, now)));
    },
    async codeSentToStranger() {
      const counted = await counters.increment(names.strangersCodes, HOUR_MS, clock.now());
      const allowed = counted.count <= limits.strangersCodesInAll;
      if (!allowed) onTotalLimit('strangers_codes');
      return allowed;
    },
    async noticeSent(userId, kind) {
      const counted = await counters.increment(names.notice(userId, kind), DAY_MS, clock.now());
      return counted.count <= NOTICES_PER_DAY;
    },
    forgetCodes: resetRefusedCodes,
  };
};
