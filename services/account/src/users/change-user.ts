import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { changedEntry } from './changed.ts';
import type { UserDocument } from './user.ts';
import type { UserChange, UserRepository } from './user-repository.ts';

/** Tries under concurrent changes of one account. */
const TRIES = 5;

/**
 * Changes an account in one write together with its event (optimistic concurrency with retries). `decide` returns the
 * change, or null if nothing has to change. Returns the account; null when it does not exist. Throws 'unavailable' when
 * too many events wait for the bus or too many changes are concurrent.
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
