import { chatCollections } from '@stridewell/chat/collections';
import { type AnyCollection, sharedCollections } from '@stridewell/kit/shared-collections';
import { physioCheckinsCollection } from './features/checkins/document.ts';
import { physioChoicesCollection } from './features/choices/repository.ts';
import { physioGatesCollection } from './features/gates/document.ts';
import { physioLogsCollection } from './features/logs/document.ts';
import { physioProfilesCollection } from './features/profile/document.ts';
import { physioQuestionnairesCollection } from './features/questionnaires/document.ts';
import { physioSessionsCollection } from './features/sessions/document.ts';
import { physioTestsCollection } from './features/tests/document.ts';
import { checkinDaysCollection } from './projections/checkin-days.ts';
import { planTodayCollection } from './projections/plan-today.ts';
import { runnerFactsCollection } from './projections/runner-facts.ts';
import { trainingDaysCollection } from './projections/training-days.ts';

/** All collections in the service's database. */
export const collections: readonly AnyCollection[] = [
  physioProfilesCollection,
  physioCheckinsCollection,
  physioLogsCollection,
  physioTestsCollection,
  physioSessionsCollection,
  physioQuestionnairesCollection,
  physioChoicesCollection,
  physioGatesCollection,
  trainingDaysCollection,
  checkinDaysCollection,
  runnerFactsCollection,
  planTodayCollection,
  ...chatCollections,
  ...sharedCollections,
];
