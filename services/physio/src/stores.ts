import { createHoldRepository } from '@stridewell/coaching/safety/hold-repository';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import { createCheckinDays } from './checkin-days/repository.ts';
import { createPhysioCheckins } from './checkins/repository.ts';
import { createGates } from './gates/repository.ts';
import { createPhysioLogs } from './logs/repository.ts';
import { createPlanToday } from './plan-today/repository.ts';
import { createPhysioProfiles } from './profile/repository.ts';
import { createRunnerFacts } from './runner-facts/repository.ts';
import { createTrainingDays } from './training-days/repository.ts';

/** All repositories of the physio service, created once per connection. */
export const createStores = (database: Connection) => ({
  profiles: createPhysioProfiles(database),
  checkins: createPhysioCheckins(database),
  logs: createPhysioLogs(database),
  gates: createGates(database),
  trainingDays: createTrainingDays(database),
  runnerFacts: createRunnerFacts(database),
  /** Readiness scores, for the coach. */
  checkinDays: createCheckinDays(database),
  planToday: createPlanToday(database),
  settings: createUserSettings(database),
  holds: createHoldRepository(database, 'physio'),
});

export type Stores = ReturnType<typeof createStores>;
