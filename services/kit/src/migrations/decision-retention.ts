import type { Migration } from '../mongo/migrations.ts';

/**
 * Creates the migration for the expiry of safety decisions, for a service with a coach. The service assigns the number.
 */
export const decisionRetentionMigration = (id: number): Migration => ({
  id,
  name: 'retention of safety decisions',
  async up(db) {
    // Index for the expiry only; no query uses it.
    await db
      .collection('safety_decisions')
      .createIndex({ at: 1 }, { expireAfterSeconds: 365 * 86_400, name: 'expiry' });
  },
});
