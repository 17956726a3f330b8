import { coachingMigration, holdMigration } from '@stridewell/coaching/migrations';
import { identityMigration } from '@stridewell/kit/auth/identity-store';
import type { Migration } from '@stridewell/kit/mongo/migrations';
import { userDocumentIndex } from '@stridewell/kit/projections/user-document-repository';
import { USER_SETTINGS } from '@stridewell/kit/projections/user-settings-repository';
import { erasureMigration } from '@stridewell/kit/user-data/erasure-answers';
import { decisionRetentionMigration, retentionMigration } from '@stridewell/kit/user-data/retention';
import { checkinDaysIndex } from './checkin-days/repository.ts';
import { physioCheckinsIndexes } from './checkins/repository.ts';
import { physioGatesIndexes } from './gates/repository.ts';
import { physioLogsIndexes } from './logs/repository.ts';
import { PLAN_TODAY } from './plan-today/repository.ts';
import { physioProfilesIndexes } from './profile/repository.ts';
import { RUNNER_FACTS } from './runner-facts/repository.ts';
import { trainingDaysIndex } from './training-days/repository.ts';

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
  coachingMigration(3),
  erasureMigration(4),
  holdMigration(5),
  retentionMigration(6),
  decisionRetentionMigration(7),
];
