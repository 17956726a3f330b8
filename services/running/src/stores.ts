import { createPainReportRepository } from '@stridewell/chat/reported-pain/repository';
import { createHoldRepository } from '@stridewell/holds/hold-repository';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createPhysioStates } from '@stridewell/kit/projections/physio-state';
import { createUserSettings } from '@stridewell/kit/projections/user-settings-repository';
import { createActivities } from './features/activities/repository.ts';
import { createBackgrounds } from './features/background/repository.ts';
import { createCalendarFeeds } from './features/calendar/repository.ts';
import { createSeenMoments } from './features/moments/repository.ts';
import { createPauses } from './features/pauses/repository.ts';
import { createCoachProfiles } from './features/profile/repository.ts';
import { createRaceReviews } from './features/race-review/repository.ts';
import { createStrengthLogs } from './features/strength-log/repository.ts';
import { createTrainingLogs } from './features/training-log/repository.ts';
import { createWeeklyOutcomes } from './features/weekly-outcomes/repository.ts';
import { createWeeklyPlans } from './features/weekly-plan/repository.ts';
import { createWeeklySummaries } from './features/weekly-summaries/repository.ts';
import { createCheckinDays } from './projections/checkin-days.ts';

/** All repositories of the running service. The API and the worker each create them once per connection. */
export const createStores = (database: Connection) => ({
  profiles: createCoachProfiles(database),
  backgrounds: createBackgrounds(database),
  raceReviews: createRaceReviews(database),
  logs: createTrainingLogs(database),
  strengthLogs: createStrengthLogs(database),
  activities: createActivities(database),
  plans: createWeeklyPlans(database),
  summaries: createWeeklySummaries(database),
  outcomes: createWeeklyOutcomes(database),
  checkinDays: createCheckinDays(database),
  physio: createPhysioStates(database),
  settings: createUserSettings(database),
  pauses: createPauses(database),
  seenMoments: createSeenMoments(database),
  feeds: createCalendarFeeds(database),
  holds: createHoldRepository(database, 'running'),
  painReports: createPainReportRepository(database),
});

export type Stores = ReturnType<typeof createStores>;
