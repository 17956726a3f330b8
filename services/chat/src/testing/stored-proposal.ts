import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createProposalRepository } from '../proposals/document.ts';

/** Stores an open proposal of a runner, for tests of stored data. */
export const storeProposal = (database: Connection, userId: string): Promise<void> => {
  const now = new Date();
  return createProposalRepository(database).insert({
    _id: createId(),
    userId,
    threadId: createId(),
    seq: 2,
    kind: 'markDone',
    args: { date: '2026-11-20' },
    language: 'en',
    ...{ title: 'Log Friday as done?', before: 'Not logged', after: 'Done', done: 'Done.', undone: 'Taken back.' },
    ...{ from: null, to: { status: 'done' } },
    state: 'open',
    expiresAt: now,
    undoUntil: null,
    ...{ createdAt: now, updatedAt: now },
  });
};
