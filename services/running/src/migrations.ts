import { coachingMigration, holdMigration } from '@stridewell/coaching/migrations';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { PHYSIO_STATE } from '@stridewell/kit/projections/physio-state';
import { userDocumentIndex } from '@stridewell/kit/projections/user-document-repository';
import { USER_SETTINGS } from '@stridewell/kit/projections/user-settings-repository';
import { erasureMigration } from '@stridewell/kit/user-data/erasure-answers';
import { decisionRetentionMigration, retentionMigration } from '@stridewell/kit/user-data/retention';
import { calendarFeedsIndexes } from './calendar/repository.ts';
import { checkinDaysIndex } from './checkin-days/repository.ts';
import { PAUSES } from './pauses/repository.ts';
import { coachProfilesIndexes } from './profile/repository.ts';
import { trainingLogsIndexes } from './training-log/repository.ts';
import { weeklyOutcomesMigration } from './weekly-outcomes/repository.ts';
import { weeklyPlansIndexes } from './weekly-plan/repository.ts';
import { weeklySummariesIndexes } from './weekly-summaries/repository.ts';
import { runnersIndex } from './worker/runners-repository.ts';

/** The service's indexes. Each repository states which queries its indexes serve. */
export const migrations: readonly Migration[] = [
  identityMigration(1),
  weeklyOutcomesMigration(2),
  {
    id: 3,
    name: 'profiles, logs, plans and what stands behind them',
    async up(db) {
      await coachProfilesIndexes(db);
      await trainingLogsIndexes(db);
      await weeklyPlansIndexes(db);
      await checkinDaysIndex(db);
      await calendarFeedsIndexes(db);
      for (const name of [PHYSIO_STATE, USER_SETTINGS, PAUSES]) await userDocumentIndex(db, name);
    },
  },
  {
    id: 4,
    name: 'weekly summaries and jobs',
    async up(db) {
      await weeklySummariesIndexes(db);
      await runnersIndex(db);
    },
  },
  coachingMigration(5),
  erasureMigration(6),
  holdMigration(7),
  retentionMigration(8),
  decisionRetentionMigration(9),
];
