import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 22,
  name: 'removed activities',
  async up(db) {
    // Serves the search for a deleted recording, exports and erasures.
    await db.collection('removed_activities').createIndex({ userId: 1, startedAt: 1 }, { name: 'user_started' });
  },
};
