import { chatUserData } from '@stridewell/chat/user-data';
import { SHARED_USER_DATA, type UserCollection } from '@stridewell/kit/user-data/collections';

/** All collections of the service and its worker with data of runners. */
export const userData: readonly UserCollection[] = [
  { name: 'coach_profiles' },
  { name: 'training_logs' },
  { name: 'weekly_plans' },
  { name: 'weekly_outcomes', follows: 'wellness' },
  { name: 'weekly_summaries', copies: { figures: 'metrics' } },
  { name: 'checkin_days', follows: 'wellness' },
  { name: 'physio_state', follows: 'physio' },
  { name: 'pauses' },
  { name: 'calendar_feeds', secrets: ['tokenHash'] },
  ...chatUserData,
  ...SHARED_USER_DATA,
];

/** Name of the worker's part of an erasure: the jobs in Redis. */
export const JOBS = 'jobs';
