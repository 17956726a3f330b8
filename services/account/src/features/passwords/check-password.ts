import type { Attempt, Throttle } from '../throttle/throttle.ts';
import type { Slots } from './hashing-slots.ts';
import type { Passwords } from './passwords.ts';

/**
 * Returns true when a password matches a stored hash. Counts wrong passwords.
 * @throws DomainError 'limited' after too many wrong passwords
 */
export type CheckPassword = (attempt: Attempt, password: string, stored: string | null) => Promise<boolean>;

export const createCheckPassword = ({
  passwords,
  slots,
  throttle,
}: {
  passwords: Passwords;
  slots: Slots;
  throttle: Throttle;
}): CheckPassword => {
  return (attempt, password, stored) =>
    slots.run(attempt.address, async () => {
      // The limit is checked after the wait for a slot, so that concurrent guesses cannot exceed the limit.
      await throttle.assertSignIn(attempt);
      const right = await passwords.verify(password, stored);
      if (!right) await throttle.signInFailed(attempt);
      return right;
    });
};
