import { chatCollections } from '@stridewell/chat/collections';
import { physioStateCollection } from '@stridewell/kit/projections/physio-state';
import { type AnyCollection, sharedCollections } from '@stridewell/kit/shared-collections';
import { activitiesCollection, activitySeriesCollection } from './features/activities/document.ts';
import { activityImportFilesCollection, activityImportsCollection } from './features/activities/import/document.ts';
import { removedActivitiesCollection } from './features/activities/removed-activities.ts';
import { withheldTrainingCollection } from './features/activities/withheld-training.ts';
import { backgroundsCollection } from './features/background/repository.ts';
import { calendarFeedsCollection } from './features/calendar/repository.ts';
import { seenMomentsCollection } from './features/moments/repository.ts';
import { pausesCollection } from './features/pauses/repository.ts';
import { coachProfilesCollection } from './features/profile/document.ts';
import { raceReviewsCollection } from './features/race-review/repository.ts';
import { strengthLogsCollection } from './features/strength-log/repository.ts';
import { trainingLogsCollection } from './features/training-log/document.ts';
import { weeklyOutcomesCollection } from './features/weekly-outcomes/repository.ts';
import { weeklyPlansCollection } from './features/weekly-plan/document.ts';
import { weeklySummariesCollection } from './features/weekly-summaries/document.ts';
import { checkinDaysCollection } from './projections/checkin-days.ts';
import { runnerSettingsCollection } from './worker/runners-repository.ts';
import { weeklyRunsCollection } from './worker/weeks-repository.ts';

/** All collections in the service's database. */
export const collections: readonly AnyCollection[] = [
  coachProfilesCollection,
  backgroundsCollection,
  raceReviewsCollection,
  trainingLogsCollection,
  activitiesCollection,
  activitySeriesCollection,
  activityImportsCollection,
  activityImportFilesCollection,
  withheldTrainingCollection,
  removedActivitiesCollection,
  strengthLogsCollection,
  weeklyPlansCollection,
  weeklyOutcomesCollection,
  weeklySummariesCollection,
  weeklyRunsCollection,
  checkinDaysCollection,
  physioStateCollection,
  pausesCollection,
  seenMomentsCollection,
  calendarFeedsCollection,
  ...chatCollections,
  ...sharedCollections.filter(({ name }) => name !== runnerSettingsCollection.name),
  runnerSettingsCollection,
];
