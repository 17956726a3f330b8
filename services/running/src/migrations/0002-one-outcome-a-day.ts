import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 2,
  name: 'one outcome a day',
  async up(db) {
    // Serves a runner's week and the conditional upsert, which is safe only because the index is unique.
    await db.collection('weekly_outcomes').createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  },
};
