import { createHoldRepository } from '@stridewell/coaching/safety/hold-repository';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createPhysioStates } from '@stridewell/kit/projections/physio-state';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import { createCalendarFeeds } from './calendar/repository.ts';
import { createCheckinDays } from './checkin-days/repository.ts';
import { createPauses } from './pauses/repository.ts';
import { createCoachProfiles } from './profile/repository.ts';
import { createTrainingLogs } from './training-log/repository.ts';
import { createWeeklyOutcomes } from './weekly-outcomes/repository.ts';
import { createWeeklyPlans } from './weekly-plan/repository.ts';
import { createWeeklySummaries } from './weekly-summaries/repository.ts';

/**
 * All repositories of the running service on one connection. The API and the worker create them once per connection.
 */
export const createStores = (database: Connection) => ({
  profiles: createCoachProfiles(database),
  logs: createTrainingLogs(database),
  plans: createWeeklyPlans(database),
  summaries: createWeeklySummaries(database),
  outcomes: createWeeklyOutcomes(database),
  checkinDays: createCheckinDays(database),
  physio: createPhysioStates(database),
  settings: createUserSettings(database),
  pauses: createPauses(database),
  feeds: createCalendarFeeds(database),
  holds: createHoldRepository(database, 'running'),
});

export type Stores = ReturnType<typeof createStores>;
