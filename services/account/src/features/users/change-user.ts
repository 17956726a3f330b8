import type { Clock } from '@stridewell/kit/clock';
import { createAggregate } from '@stridewell/kit/outbox/aggregate';
import type { UserDocument } from './user.ts';
import { changedEntry } from './user-changed-event.ts';
import type { UserChange, UserRepository } from './user-repository.ts';

/** Returns the change to an account, or null when nothing changes. */
export type DecideChange = (user: UserDocument, at: Date) => UserChange | null;

/** Changes an account and publishes `account.user.changed`. Returns the account, or null when it does not exist. */
export type ChangeUser = (userId: string, decide: DecideChange) => Promise<UserDocument | null>;

export const createChangeUser = ({ users, clock }: { users: UserRepository; clock: Clock }): ChangeUser => {
  const aggregate = createAggregate({ collection: users.collection, clock });
  return (userId, decide) =>
    aggregate.change<UserDocument | null>(userId, async (at) => {
      const user = await users.findById(userId);
      const change = user && decide(user, at);
      if (!change) return { result: user };
      return {
        write: {
          key: { userId },
          current: user,
          state: change,
          events: (rev) => [changedEntry({ ...user, ...change, rev }, at)],
          keepsUpdatedAt: true,
          result: ({ rev, entries }) => ({ ...user, ...change, rev, outbox: [...user.outbox, ...entries] }),
        },
      };
    });
};
