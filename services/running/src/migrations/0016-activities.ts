import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 16,
  name: 'activities and their imports',
  async up(db) {
    const activities = db.collection('activities');
    // Serves the activities of a day and of a range of days.
    await activities.createIndex({ userId: 1, date: 1 }, { name: 'user_date' });
    // Serves the list, newest first, and the search for another record of the same bout.
    await activities.createIndex({ userId: 1, startedAt: -1 }, { name: 'user_started' });
    // One activity per file and runner. Serves the search for a file that was imported before.
    await activities.createIndex(
      { userId: 1, hash: 1 },
      { unique: true, name: 'user_hash', partialFilterExpression: { hash: { $exists: true } } },
    );
    // One activity per recording of a device or service.
    await activities.createIndex(
      { userId: 1, sourceId: 1 },
      { unique: true, name: 'user_source', partialFilterExpression: { sourceId: { $exists: true } } },
    );
    const series = db.collection('activity_series');
    // Serves exports and erasures.
    await series.createIndex({ userId: 1 }, { name: 'user' });
    // Remove deleted activities and their samples an hour later.
    for (const collection of [activities, series])
      await collection.createIndex({ deletedAt: 1 }, { name: 'deleted', expireAfterSeconds: 3_600 });
    const imports = db.collection('activity_imports');
    // Serves the runner's last import, exports and erasures.
    await imports.createIndex({ userId: 1, createdAt: -1 }, { name: 'user_created' });
    // Serves the search for imports that are not done, for which a job may be missing.
    await imports.createIndex({ state: 1, createdAt: 1 }, { name: 'state_created' });
    // Serves the relay's sweep for unpublished events.
    await imports.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    const files = db.collection('activity_import_files');
    // One result per file. Serves all reads of an import.
    await files.createIndex({ userId: 1, importId: 1, key: 1 }, { unique: true, name: 'user_import_key' });
    // Remove imports and the names of their files after 30 days.
    for (const collection of [imports, files])
      await collection.createIndex({ createdAt: 1 }, { name: 'created', expireAfterSeconds: 2_592_000 });
  },
};
