import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 2,
  name: 'profiles, check-ins, logs, gates and what other services told',
  async up(db) {
    const profiles = db.collection('physio_profiles');
    // One profile per runner. Also serves reading it.
    await profiles.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    // Serves the relay's sweep for unpublished events.
    await profiles.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    const checkins = db.collection('physio_checkins');
    // One check-in per runner and day. Also serves every read of a runner's days: one day, a range, the newest.
    await checkins.createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
    // Serves the relay's sweep for unpublished events.
    await checkins.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    const logs = db.collection('physio_logs');
    // One row per exercise of a day, which makes the upsert safe.
    await logs.createIndex({ userId: 1, date: 1, key: 1 }, { unique: true, name: 'user_date_key' });
    // Serves a runner's newest logs, and the logs since a date, in order.
    await logs.createIndex({ userId: 1, date: -1, _id: -1 }, { name: 'user_newest' });
    const gates = db.collection('physio_gates');
    // One gate per runner. Also serves reading it.
    await gates.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    // Serves the relay's sweep for unpublished events.
    await gates.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    // Serve a runner's days and the conditional upserts, which are safe only because the indexes are unique per day.
    for (const name of ['training_days', 'checkin_days'])
      await db.collection(name).createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
    // One document per runner. Serves every read and change of it.
    for (const name of ['runner_facts', 'plan_today', 'user_settings'])
      await db.collection(name).createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
