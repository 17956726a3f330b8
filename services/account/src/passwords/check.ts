import type { Attempt, Throttle } from '../throttle/throttle.ts';
import type { Passwords } from './passwords.ts';
import type { Slots } from './slots.ts';

/** Whether a password belongs to a stored hash; a wrong one counts as a failure of who tries, and too many are 'limited'. */
export type CheckPassword = (attempt: Attempt, password: string, stored: string | null) => Promise<boolean>;

/** Checks passwords one after the other, with the throttle before and after each. */
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
      // Only now that it is this one's turn: guesses sent all at once get no more tries than one after the other.
      await throttle.assertSignIn(attempt);
      const right = await passwords.verify(password, stored);
      if (!right) await throttle.signInFailed(attempt);
      return right;
    });
};
