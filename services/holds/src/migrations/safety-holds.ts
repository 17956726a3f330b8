import type { Migration } from '@stridewell/kit/mongo/migrations';

/** The indexes of the collection of holds and cards. The service assigns the number. */
export const holdMigration = (id: number): Migration => ({
  id,
  name: 'safety holds',
  async up(db) {
    const holds = db.collection('safety_holds');
    // Serves every read and change of a runner's safety state. Enforces one document per runner.
    await holds.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    // Serves the relay's sweep for unpublished events.
    await holds.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
  },
});
