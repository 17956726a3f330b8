import type { Migration } from '../mongo/migrations.ts';

/** The expiry of dead letters and tombstones. The service assigns the number. */
export const retentionMigration = (id: number): Migration => ({
  id,
  name: 'retention',
  async up(db) {
    const letters = db.collection('dead_letters');
    // Dead letters of earlier releases have no date: use the time of the migration.
    await letters.updateMany({ at: { $exists: false } }, { $currentDate: { at: true } });
    // Serves no query, only the expiry.
    await letters.createIndex({ at: 1 }, { expireAfterSeconds: 90 * 86_400, name: 'expiry' });
    // Serves no query, only the expiry; tombstones are found by `_id`.
    await db.collection('tombstones').createIndex({ until: 1 }, { expireAfterSeconds: 400 * 86_400, name: 'expiry' });
  },
});
