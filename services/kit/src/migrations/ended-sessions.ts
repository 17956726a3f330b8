import type { Migration } from '../mongo/migrations.ts';

/** Creates the first migration of every service that verifies tokens. The service assigns the number. */
export const identityMigration = (id: number): Migration => ({
  id,
  name: 'copy of ended sessions',
  async up(db) {
    // Index for the expiry only; no query uses it. When it applies, every token of the session has expired.
    await db.collection('revoked_sessions').createIndex({ at: 1 }, { expireAfterSeconds: 91 * 86_400, name: 'expiry' });
  },
});
