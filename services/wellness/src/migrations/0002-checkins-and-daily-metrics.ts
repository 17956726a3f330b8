import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 2,
  name: 'check-ins and daily metrics',
  async up(db) {
    const sessions = db.collection('checkin_sessions');
    // One check-in per user and day. Also serves all reads of a user's days: one day, a range, newest first.
    await sessions.createIndex({ userId: 1, date: -1 }, { unique: true, name: 'user_date' });
    // Finds the stored answer of a repeated request, for any day. Unique, so that a key sent for two days at once is
    // stored once.
    await sessions.createIndex(
      { userId: 1, 'requests.key': 1 },
      { unique: true, name: 'user_request', partialFilterExpression: { 'requests.key': { $exists: true } } },
    );
    // Serves the relay's sweep for unpublished events.
    await sessions.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    // One row per user and day. Serves the series of the statistics.
    await db.collection('metrics_daily').createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
  },
};
