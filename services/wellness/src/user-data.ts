import { SHARED_USER_DATA, type UserCollection } from '@stridewell/kit/user-data/collections';

/** All collections that contain data about runners. */
export const userData: readonly UserCollection[] = [
  { name: 'checkin_sessions', secrets: ['requests.key', 'requests.bodyHash'] },
  { name: 'metrics_daily' },
  { name: 'physio_state', follows: 'physio' },
  { name: 'safety_holds' },
  ...SHARED_USER_DATA,
];
