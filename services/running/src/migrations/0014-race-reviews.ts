import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 14,
  name: 'race reviews',
  async up(db) {
    // One document per runner; also serves reading it.
    await db.collection('race_reviews').createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
