import type { Clock } from '@stridewell/kit/clock';
import { createAggregate } from '@stridewell/kit/outbox/aggregate';
import { changedEntry } from './changed.ts';
import type { UserDocument } from './user.ts';
import type { UserChange, UserRepository } from './user-repository.ts';

/** What changes in an account; null when it is already as it should be. */
export type DecideChange = (user: UserDocument, at: Date) => UserChange | null;

/** Changes an account and emits `account.user.changed`. Answers the account; null when there is none. */
export type ChangeUser = (userId: string, decide: DecideChange) => Promise<UserDocument | null>;

export const createChangeUser = ({ users, clock }: { users: UserRepository; clock: Clock }): ChangeUser => {
  const aggregate = createAggregate({ model: users.model, clock });
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
