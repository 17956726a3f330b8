import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 18,
  name: 'seen moments',
  async up(db) {
    // One document per runner; also serves reading it.
    await db.collection('seen_moments').createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
