import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 10,
  name: 'results of single tests, and logs of sessions',
  async up(db) {
    const tests = db.collection('physio_tests');
    // One result per id of the client, which makes the upsert safe.
    await tests.createIndex({ userId: 1, clientId: 1 }, { unique: true, name: 'user_client_id' });
    // Serves a runner's newest results, and the results since a date.
    await tests.createIndex({ userId: 1, date: -1, _id: -1 }, { name: 'user_newest' });
    const sessions = db.collection('physio_sessions');
    // One session per id of the client. Also serves reading it.
    await sessions.createIndex({ userId: 1, clientId: 1 }, { unique: true, name: 'user_client_id' });
    // Serves a runner's sessions of a range of days, and counting those of a day.
    await sessions.createIndex({ userId: 1, date: 1 }, { name: 'user_date' });
  },
};
