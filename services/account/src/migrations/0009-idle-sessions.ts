import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 9,
  name: 'idle sessions',
  async up(db) {
    // Serves the search for sessions unused for 30 days.
    await db.collection('sessions').createIndex({ revokedAt: 1, lastSeenAt: 1 }, { name: 'idle' });
  },
};
