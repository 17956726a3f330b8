import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 11,
  name: 'last use of accounts',
  async up(db) {
    // Serves the search for unused accounts, longest unused first.
    await db.collection('users').createIndex({ lastUsedAt: 1 }, { name: 'last_used' });
  },
};
