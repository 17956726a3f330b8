import type { mongo } from 'mongoose';
import { createClock } from '../clock.ts';
import type { Migration } from '../mongo/migrations.ts';

const DAY_SECONDS = 86_400;

/** Retention in days; infra/docs/privacy.md has the complete table. */
export const RETENTION_DAYS = {
  /** After the last failure: long enough to find the fault and replay the event. */
  deadLetters: 90,
  /** After the erasure: longer than the retention of streams, backups and tokens, which could restore a user's data. */
  tombstones: 400,
  /** After the decision: kept for questions of the runner and for review. */
  safetyDecisions: 365,
} as const;

/** Creates the indexes that expire dead letters and tombstones. Idempotent. */
export const createExpiryIndexes = async (db: mongo.Db): Promise<void> => {
  const letters = db.collection('dead_letters');
  // Dead letters of earlier releases have no date: use the time of the migration.
  await letters.updateMany({ at: { $exists: false } }, { $set: { at: createClock().now() } });
  // Serves no query, only the expiry.
  await letters.createIndex(
    { at: 1 },
    { expireAfterSeconds: RETENTION_DAYS.deadLetters * DAY_SECONDS, name: 'expiry' },
  );
  // Serves no query, only the expiry; tombstones are found by `_id`.
  await db
    .collection('tombstones')
    .createIndex({ until: 1 }, { expireAfterSeconds: RETENTION_DAYS.tombstones * DAY_SECONDS, name: 'expiry' });
};

/** {@link createExpiryIndexes} as a migration; the service assigns its number. */
export const retentionMigration = (id: number): Migration => ({ id, name: 'retention', up: createExpiryIndexes });

/** The expiry of safety decisions, for a service with a coach; the service assigns its number. */
export const decisionRetentionMigration = (id: number): Migration => ({
  id,
  name: 'retention of safety decisions',
  async up(db) {
    // Serves no query, only the expiry.
    await db
      .collection('safety_decisions')
      .createIndex({ at: 1 }, { expireAfterSeconds: RETENTION_DAYS.safetyDecisions * DAY_SECONDS, name: 'expiry' });
  },
});
