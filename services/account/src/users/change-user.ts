import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { changedEntry } from './changed.ts';
import type { UserDocument } from './user.ts';
import type { UserChange, UserRepository } from './user-repository.ts';

/** Changes of one account at the same moment that are waited for, one after the other. */
const TRIES = 5;

/**
 * Changes an account, in one write with the event that tells the other services. `decide` answers what changes; null where
 * everything stands already as it should. Answers the account; null where there is none.
 * Throws 'unavailable' while too many events wait for the bus, or too many changes come at once.
 */
export const changeUser = async (
  users: UserRepository,
  userId: string,
  decide: (user: UserDocument, at: Date) => UserChange | null,
  clock: Clock,
): Promise<UserDocument | null> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const user = await users.findById(userId);
    const at = clock.now();
    const change = user && decide(user, at);
    if (!change) return user;
    if (user.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const entry = changedEntry({ ...user, ...change, rev: user.rev + 1 }, at);
    const saved = await users.saveChange(userId, user.rev, change, entry);
    if (saved) return saved;
  }
  throw unavailable();
};
