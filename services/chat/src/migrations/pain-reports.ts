import type { Migration } from '@stridewell/kit/mongo/migrations';

/** The indexes of the reports of pain, own and received. The service assigns the number. */
export const painReportsMigration = (id: number): Migration => ({
  id,
  name: 'reports of pain',
  async up(db) {
    const own = db.collection('pain_reports');
    // Serves every read and change of a runner's reports. Enforces one document per runner.
    await own.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    // Serves the relay's sweep for unpublished events.
    await own.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    // One document per runner. Serves every read and change of it.
    await db.collection('received_pain_reports').createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
});
