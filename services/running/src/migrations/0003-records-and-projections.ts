import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 3,
  name: 'profiles, logs, plans and what stands behind them',
  async up(db) {
    const profiles = db.collection('coach_profiles');
    // One profile per runner. Also serves reading it. The weekly jobs page through runners in the order of this index.
    await profiles.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    // Serves the relay's sweep for unpublished events.
    await profiles.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    const logs = db.collection('training_logs');
    // One log per runner and day. Also serves all reads of a runner's days: one day, a week, the planner's history.
    await logs.createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
    // Serves the relay's sweep for unpublished events.
    await logs.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    const plans = db.collection('weekly_plans');
    // One plan per runner and week, so that two workers cannot both store the same week. Also serves reading it.
    await plans.createIndex({ userId: 1, weekStart: 1 }, { unique: true, name: 'user_week' });
    // Serves the relay's sweep for unpublished events.
    await plans.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    // Serves a runner's days of a range and the conditional upsert, which is safe only because the index is unique.
    await db.collection('checkin_days').createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
    const feeds = db.collection('calendar_feeds');
    // One feed per runner. Serves reading, replacing and revoking it.
    await feeds.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    // Serves reads by a calendar, which sends only the token.
    await feeds.createIndex({ tokenHash: 1 }, { unique: true, name: 'token' });
    // One document per runner. Serves every read and change of it.
    for (const name of ['physio_state', 'user_settings', 'pauses'])
      await db.collection(name).createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
