import type { ImportReason } from '@stridewell/contracts/web';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { readGarminSummaries } from './garmin-summaries.ts';
import type { ListedActivity } from './listed-activity.ts';
import { readStravaCsv } from './strava-csv.ts';

/** Task of the parser thread: reading Strava's `activities.csv` or a Garmin summary file. */
export interface ListTask {
  list: 'strava' | 'garmin';
  bytes: Uint8Array;
  /** Maximum number of activities in the list. */
  most: number;
}

export type ListResult = { listed: ListedActivity[] } | { reason: ImportReason };

const listOf = ({ list, bytes, most }: ListTask): ListedActivity[] => {
  if (list === 'strava') return readStravaCsv(bytes, most);
  return readGarminSummaries(bytes, most).map((summary) => ({
    ...{ sourceId: summary.sourceId ?? '', sport: summary.sport, file: null, summary },
  }));
};

/** Reads a list of an archive. Runs in the parser thread, because a list may be long and hostile. */
export const listTask = (task: ListTask): ListResult => {
  try {
    return { listed: listOf(task) };
  } catch (error) {
    if (error instanceof RecordingError) return { reason: error.reason };
    throw error;
  }
};
