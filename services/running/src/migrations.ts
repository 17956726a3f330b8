import { chatMigration } from '@stridewell/chat/migrations';
import { holdMigration } from '@stridewell/holds/migrations';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { PHYSIO_STATE } from '@stridewell/kit/projections/physio-state';
import { userDocumentIndex } from '@stridewell/kit/projections/user-document-repository';
import { USER_SETTINGS } from '@stridewell/kit/projections/user-settings-repository';
import { erasureMigration } from '@stridewell/kit/user-data/erasure-progress';
import { decisionRetentionMigration, retentionMigration } from '@stridewell/kit/user-data/retention';
import { calendarFeedsIndexes } from './features/calendar/repository.ts';
import { PAUSES } from './features/pauses/repository.ts';
import { coachProfilesIndexes } from './features/profile/repository.ts';
import { trainingLogsIndexes } from './features/training-log/repository.ts';
import { weeklyOutcomesMigration } from './features/weekly-outcomes/repository.ts';
import { weeklyPlansIndexes } from './features/weekly-plan/repository.ts';
import { weeklySummariesIndexes } from './features/weekly-summaries/repository.ts';
import { checkinDaysIndex } from './projections/checkin-days.ts';
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
  chatMigration(5),
  erasureMigration(6),
  holdMigration(7),
  retentionMigration(8),
  decisionRetentionMigration(9),
];
