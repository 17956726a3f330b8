import type { Migration } from '../mongo/migrations.ts';

/** First migration of every service that verifies tokens. The service assigns the number. */
export const identityMigration = (id: number): Migration => ({
  id,
  name: 'copy of ended sessions',
  async up(db) {
    // Serves no query, only the expiry, after which none of the session's tokens can be valid.
    await db.collection('revoked_sessions').createIndex({ at: 1 }, { expireAfterSeconds: 91 * 86_400, name: 'expiry' });
  },
});
