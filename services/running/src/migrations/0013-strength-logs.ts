import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 13,
  name: 'strength logs',
  async up(db) {
    // One mark per runner and day; also serves reading a week.
    await db.collection('strength_logs').createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  },
};
