import { chatMigration } from '@stridewell/chat/migrations';
import { holdMigration } from '@stridewell/holds/migrations';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { userDocumentIndex } from '@stridewell/kit/projections/user-document-repository';
import { USER_SETTINGS } from '@stridewell/kit/projections/user-settings-repository';
import { erasureMigration } from '@stridewell/kit/user-data/erasure-progress';
import { decisionRetentionMigration, retentionMigration } from '@stridewell/kit/user-data/retention';
import { physioCheckinsIndexes } from './features/checkins/repository.ts';
import { physioGatesIndexes } from './features/gates/repository.ts';
import { physioLogsIndexes } from './features/logs/repository.ts';
import { physioProfilesIndexes } from './features/profile/repository.ts';
import { checkinDaysIndex } from './projections/checkin-days.ts';
import { PLAN_TODAY } from './projections/plan-today.ts';
import { RUNNER_FACTS } from './projections/runner-facts.ts';
import { trainingDaysIndex } from './projections/training-days.ts';

/** The service's migrations: indexes only. Each repository documents the queries its indexes serve. */
export const migrations: readonly Migration[] = [
  identityMigration(1),
  {
    id: 2,
    name: 'profiles, check-ins, logs, gates and what other services told',
    async up(db) {
      await physioProfilesIndexes(db);
      await physioCheckinsIndexes(db);
      await physioLogsIndexes(db);
      await physioGatesIndexes(db);
      await trainingDaysIndex(db);
      await checkinDaysIndex(db);
      for (const name of [RUNNER_FACTS, PLAN_TODAY, USER_SETTINGS]) await userDocumentIndex(db, name);
    },
  },
  chatMigration(3),
  erasureMigration(4),
  holdMigration(5),
  retentionMigration(6),
  decisionRetentionMigration(7),
];
