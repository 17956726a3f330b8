import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { createUser } from './new-user.ts';
import type { UserDocument } from './user.ts';
import type { UserRepository } from './user-repository.ts';

/** The account of an address whose owner was proven by a code; made without a password where there is none. */
export const createAccountOf =
  (users: UserRepository, clock: Clock) =>
  async (email: string): Promise<UserDocument> => {
    const known = await users.findByEmail(email);
    if (known) return known;
    const made = createUser(
      { id: createId(), email, name: null, passwordHash: null, healthDataConsent: undefined },
      clock.now(),
    );
    if (await users.insert(made)) return made;
    // Somebody else made it at the same moment, and it is theirs who read the same mail.
    const other = await users.findByEmail(email);
    if (!other) throw unavailable();
    return other;
  };
