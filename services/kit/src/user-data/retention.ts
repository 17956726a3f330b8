import type { mongo } from 'mongoose';
import { createClock } from '../clock.ts';
import type { Migration } from '../mongo/migrations.ts';

const DAY_SECONDS = 86_400;

/** Days after which records go by themselves; infra/docs/privacy.md has the whole table. */
export const KEPT_DAYS = {
  /** After the last failure: long enough to find the fault and handle the event again. */
  deadLetters: 90,
  /** After the erasure: longer than streams, backups and tokens live, any of which could bring a runner back. */
  tombstones: 400,
  /** After the decision: what a safety rule decided, for the runner's own questions and for review. */
  safetyDecisions: 365,
} as const;

/** Indexes that let dead letters and tombstones go by themselves. May run again at any time. */
export const limitRecords = async (db: mongo.Db): Promise<void> => {
  const letters = db.collection('dead_letters');
  // Those from before they were dated are dated now.
  await letters.updateMany({ at: { $exists: false } }, { $set: { at: createClock().now() } });
  // Serves nothing but the ageing out.
  await letters.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_DAYS.deadLetters * DAY_SECONDS, name: 'expiry' });
  // Serves nothing but the ageing out; tombstones are found by `_id`.
  await db
    .collection('tombstones')
    .createIndex({ until: 1 }, { expireAfterSeconds: KEPT_DAYS.tombstones * DAY_SECONDS, name: 'expiry' });
};

/** The same as a service's migration; the service numbers it. */
export const retentionMigration = (id: number): Migration => ({ id, name: 'retention', up: limitRecords });

/** The limit of safety decisions, for a service with a coach; the service numbers it. */
export const decisionRetentionMigration = (id: number): Migration => ({
  id,
  name: 'retention of safety decisions',
  async up(db) {
    // Serves nothing but the ageing out.
    await db
      .collection('safety_decisions')
      .createIndex({ at: 1 }, { expireAfterSeconds: KEPT_DAYS.safetyDecisions * DAY_SECONDS, name: 'expiry' });
  },
});
