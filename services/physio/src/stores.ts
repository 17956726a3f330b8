import { createPainReportRepository } from '@stridewell/chat/reported-pain/repository';
import { createHoldRepository } from '@stridewell/holds/hold-repository';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import { createPhysioCheckins } from './features/checkins/repository.ts';
import { createPhysioChoices } from './features/choices/repository.ts';
import { createGates } from './features/gates/repository.ts';
import { createPhysioLogs } from './features/logs/repository.ts';
import { createPhysioProfiles } from './features/profile/repository.ts';
import { createQuestionnaires } from './features/questionnaires/repository.ts';
import { createPhysioSessions } from './features/sessions/repository.ts';
import { createPhysioTests } from './features/tests/repository.ts';
import { createCheckinDays } from './projections/checkin-days.ts';
import { createPlanToday } from './projections/plan-today.ts';
import { createRunnerFacts } from './projections/runner-facts.ts';
import { createTrainingDays } from './projections/training-days.ts';

/** All repositories of the physio service. They are created once per connection. */
export const createStores = (database: Connection) => ({
  profiles: createPhysioProfiles(database),
  checkins: createPhysioCheckins(database),
  logs: createPhysioLogs(database),
  tests: createPhysioTests(database),
  sessions: createPhysioSessions(database),
  questionnaires: createQuestionnaires(database),
  choices: createPhysioChoices(database),
  gates: createGates(database),
  trainingDays: createTrainingDays(database),
  runnerFacts: createRunnerFacts(database),
  /** Readiness scores, read only by the coach. */
  checkinDays: createCheckinDays(database),
  planToday: createPlanToday(database),
  settings: createUserSettings(database),
  holds: createHoldRepository(database, 'physio'),
  painReports: createPainReportRepository(database),
});

export type Stores = ReturnType<typeof createStores>;
