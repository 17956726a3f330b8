import { gunzipSync } from 'node:zlib';
import { chatUserData, painUserData } from '@stridewell/chat/user-data';
import { SHARED_USER_DATA, type UserCollection } from '@stridewell/kit/user-data/collections';

/** Exports samples as columns instead of in their compressed form. */
const presentSamples = ({ samples, ...document }: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  samples: JSON.parse(gunzipSync(Buffer.from(String(samples), 'base64')).toString()),
});

/** All collections of the service and its worker that contain user data. */
export const userData: readonly UserCollection[] = [
  { name: 'coach_profiles' },
  { name: 'runner_backgrounds' },
  { name: 'race_reviews' },
  { name: 'training_logs' },
  { name: 'strength_logs' },
  { name: 'activities' },
  { name: 'activity_series', present: presentSamples },
  { name: 'activity_imports' },
  { name: 'activity_import_files' },
  { name: 'withheld_training' },
  { name: 'removed_activities' },
  { name: 'weekly_plans' },
  { name: 'weekly_outcomes', follows: 'wellness' },
  { name: 'weekly_summaries', copies: { figures: 'metrics' } },
  { name: 'checkin_days', follows: 'wellness' },
  { name: 'physio_state', follows: 'physio' },
  { name: 'pauses' },
  { name: 'seen_moments' },
  { name: 'calendar_feeds', secrets: ['tokenHash'] },
  ...chatUserData,
  ...painUserData('physio'),
  ...SHARED_USER_DATA,
];

/** Name of the worker's step in an erasure: removing the runner's jobs from Redis. */
export const JOBS = 'jobs';
