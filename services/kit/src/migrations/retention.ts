import type { Migration } from '../mongo/migrations.ts';

/** Creates the migration for the expiry of dead letters and tombstones. The service assigns the number. */
export const retentionMigration = (id: number): Migration => ({
  id,
  name: 'retention',
  async up(db) {
    const letters = db.collection('dead_letters');
    // Dead letters of earlier releases have no date, so they get the time of the migration.
    await letters.updateMany({ at: { $exists: false } }, { $currentDate: { at: true } });
    // Index for the expiry only; no query uses it.
    await letters.createIndex({ at: 1 }, { expireAfterSeconds: 90 * 86_400, name: 'expiry' });
    // Index for the expiry only; tombstones are found by `_id`.
    await db.collection('tombstones').createIndex({ until: 1 }, { expireAfterSeconds: 400 * 86_400, name: 'expiry' });
  },
});
