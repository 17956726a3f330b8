import type { Migration } from '../mongo/migrations.ts';

/** The expiry of safety decisions, for a service with a coach. The service assigns the number. */
export const decisionRetentionMigration = (id: number): Migration => ({
  id,
  name: 'retention of safety decisions',
  async up(db) {
    // Serves no query, only the expiry.
    await db
      .collection('safety_decisions')
      .createIndex({ at: 1 }, { expireAfterSeconds: 365 * 86_400, name: 'expiry' });
  },
});
