import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 11,
  name: 'weekly answers about the activities of an injury',
  async up(db) {
    const questionnaires = db.collection('physio_questionnaires');
    // One entry per id of the client, which makes the upsert safe.
    await questionnaires.createIndex({ userId: 1, clientId: 1 }, { unique: true, name: 'user_client_id' });
    // Serves a runner's answers since a date, and counting those of a day.
    await questionnaires.createIndex({ userId: 1, date: 1 }, { name: 'user_date' });
  },
};
