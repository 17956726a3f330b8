import type { ImportReason, Sport } from '@stridewell/contracts/web';
import { type Recording, RecordingError } from '../../../domain/activities/recording.ts';
import { readGarminSummaries } from './garmin-summaries.ts';
import { readStravaCsv } from './strava-csv.ts';

/** An activity that a list in an archive names. */
export interface ListedActivity {
  /** The activity's id at its service, as a source id. */
  sourceId: string;
  sport: Sport | null;
  /** Path of the recording in the archive; null for an activity of which only a summary is known. */
  file: string | null;
  /** The activity as far as the list shows it; null without a date or duration. */
  summary: Recording | null;
}

/** Task of the parser thread: to read `activities.csv` of Strava or a file of Garmin's summaries. */
export interface ListTask {
  list: 'strava' | 'garmin';
  bytes: Uint8Array;
  /** Number of activities that the list may name. */
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
