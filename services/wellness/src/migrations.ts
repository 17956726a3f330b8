import { holdMigration } from '@stridewell/coaching/migrations';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { PHYSIO_STATE } from '@stridewell/kit/projections/physio-state';
import { userDocumentIndex } from '@stridewell/kit/projections/user-document-repository';
import { USER_SETTINGS } from '@stridewell/kit/projections/user-settings-repository';
import { erasureMigration } from '@stridewell/kit/user-data/erasure-answers';
import { retentionMigration } from '@stridewell/kit/user-data/retention';

/** The service's indexes. Each says which query it serves. */
export const migrations: readonly Migration[] = [
  identityMigration(1),
  {
    id: 2,
    name: 'check-ins and daily metrics',
    async up(db) {
      const sessions = db.collection('checkin_sessions');
      // One check-in per user and day; also every read of a user's days: a day, a range, the newest first.
      await sessions.createIndex({ userId: 1, date: -1 }, { unique: true, name: 'user_date' });
      // A repeated request finds what it stored, whatever day it was for; unique, so that a key sent for two days at once stores one.
      await sessions.createIndex(
        { userId: 1, 'requests.key': 1 },
        { unique: true, name: 'user_request', partialFilterExpression: { 'requests.key': { $exists: true } } },
      );
      // The relay's sweep.
      await sessions.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
      // One row per user and day; the series of the statistics.
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
