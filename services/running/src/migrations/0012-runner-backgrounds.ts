import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 12,
  name: 'runner backgrounds',
  async up(db) {
    // One background per runner; also serves reading it.
    await db.collection('runner_backgrounds').createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
