import { holdMigration } from '@stridewell/holds/migrations';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { PHYSIO_STATE } from '@stridewell/kit/projections/physio-state';
import { userDocumentIndex } from '@stridewell/kit/projections/user-document-repository';
import { USER_SETTINGS } from '@stridewell/kit/projections/user-settings-repository';
import { erasureMigration } from '@stridewell/kit/user-data/erasure-progress';
import { retentionMigration } from '@stridewell/kit/user-data/retention';

/** The service's indexes. The comment on each names the query that it serves. */
export const migrations: readonly Migration[] = [
  identityMigration(1),
  {
    id: 2,
    name: 'check-ins and daily metrics',
    async up(db) {
      const sessions = db.collection('checkin_sessions');
      // One check-in per user and day. Also serves all reads of a user's days: one day, a range, newest first.
      await sessions.createIndex({ userId: 1, date: -1 }, { unique: true, name: 'user_date' });
      // Finds the stored answer of a repeated request, for any day. Unique, so that a key sent for two days at once is
      // stored once.
      await sessions.createIndex(
        { userId: 1, 'requests.key': 1 },
        { unique: true, name: 'user_request', partialFilterExpression: { 'requests.key': { $exists: true } } },
      );
      // The relay's sweep.
      await sessions.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
      // One row per user and day. Serves the series of the statistics.
      await db.collection('metrics_daily').createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
    },
  },
  {
    id: 3,
    name: 'what the physio and account services tell',
    async up(db) {
      for (const name of [PHYSIO_STATE, USER_SETTINGS]) await userDocumentIndex(db, name);
    },
  },
  erasureMigration(4),
  holdMigration(5),
  retentionMigration(6),
];
