import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 6,
  name: 'sessions of a runner',
  async up(db) {
    // Serves the list of a runner's sessions and the revocation of all of them.
    await db.collection('sessions').createIndex({ userId: 1, createdAt: -1 }, { name: 'runner' });
  },
};
