import type { Attempt, Throttle } from '../throttle/throttle.ts';
import type { Slots } from './hashing-slots.ts';
import type { Passwords } from './passwords.ts';

/** Whether a password matches a stored hash. Counts wrong ones as failed attempts; throws 'limited' after too many. */
export type CheckPassword = (attempt: Attempt, password: string, stored: string | null) => Promise<boolean>;

/** Checks passwords in hashing slots, with the throttle before and after each check. */
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
      // Checked only now that the slot is free: concurrent guesses get no more tries than sequential ones.
      await throttle.assertSignIn(attempt);
      const right = await passwords.verify(password, stored);
      if (!right) await throttle.signInFailed(attempt);
      return right;
    });
};
