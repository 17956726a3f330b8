import { chatUserData, painUserData } from '@stridewell/chat/user-data';
import { SHARED_USER_DATA, type UserCollection } from '@stridewell/kit/user-data/collections';

/** All collections of the service that contain user data. */
export const userData: readonly UserCollection[] = [
  { name: 'physio_profiles' },
  { name: 'physio_checkins' },
  { name: 'physio_logs' },
  { name: 'physio_tests' },
  { name: 'physio_sessions' },
  { name: 'physio_questionnaires' },
  { name: 'physio_choices' },
  { name: 'physio_gates' },
  { name: 'training_days', follows: 'running' },
  { name: 'checkin_days', follows: 'wellness' },
  { name: 'runner_facts', follows: 'running' },
  { name: 'plan_today', follows: 'running' },
  ...chatUserData,
  ...painUserData('running'),
  ...SHARED_USER_DATA,
];
