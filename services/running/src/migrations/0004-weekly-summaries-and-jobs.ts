import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 4,
  name: 'weekly summaries and jobs',
  async up(db) {
    const summaries = db.collection('weekly_summaries');
    // One summary per runner and week, also when a job runs twice. Also serves reading it.
    await summaries.createIndex({ userId: 1, weekStart: 1 }, { unique: true, name: 'user_week' });
    // Serves the relay's sweep for unpublished events.
    await summaries.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    // Serves the weekly jobs: the distinct time zones, and the runners of one time zone by pages.
    await db.collection('user_settings').createIndex({ 'state.timezone': 1, userId: 1 }, { name: 'timezone_user' });
  },
};
