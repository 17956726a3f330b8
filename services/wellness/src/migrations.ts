import type { Migration } from '@stridewell/kit/mongo/migrations';
import { migration as endedSessions } from './migrations/0001-ended-sessions.ts';
import { migration as checkinsAndDailyMetrics } from './migrations/0002-checkins-and-daily-metrics.ts';
import { migration as physioStateAndSettings } from './migrations/0003-physio-state-and-settings.ts';
import { migration as erasures } from './migrations/0004-erasures.ts';
import { migration as safetyHolds } from './migrations/0005-safety-holds.ts';
import { migration as retention } from './migrations/0006-retention.ts';
import { migration as answersAsSubdocuments } from './migrations/0007-answers-as-subdocuments.ts';

/** All migrations of the service, in order. A released migration file must not be changed: see infra/docs/adding.md. */
export const migrations: readonly Migration[] = [
  endedSessions,
  checkinsAndDailyMetrics,
  physioStateAndSettings,
  erasures,
  safetyHolds,
  retention,
  answersAsSubdocuments,
];
