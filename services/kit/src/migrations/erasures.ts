import type { Migration } from '../mongo/migrations.ts';

/** The indexes for erasures. The service assigns the number. */
export const erasureMigration = (id: number): Migration => ({
  id,
  name: 'erasures',
  async up(db) {
    // Serves no query, only the expiry; answers are found by `_id`.
    await db.collection('erasure_answers').createIndex({ at: 1 }, { expireAfterSeconds: 31 * 86_400, name: 'expiry' });
    // Serves the deletion of a user's dead letters during an erasure.
    await db.collection('dead_letters').createIndex({ userId: 1 }, { name: 'user' });
  },
});
