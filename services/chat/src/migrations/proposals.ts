import type { Migration } from '@stridewell/kit/mongo/migrations';

/** The index of the proposed changes. The service assigns the number. */
export const proposalsMigration = (id: number): Migration => ({
  id,
  name: 'proposed changes',
  async up(db) {
    // At most one proposal per reply. Serves finding the proposal of a reply and the last change, and clearing a thread.
    await db
      .collection('chat_proposals')
      .createIndex({ userId: 1, threadId: 1, seq: 1 }, { unique: true, name: 'user_thread_seq' });
  },
});
