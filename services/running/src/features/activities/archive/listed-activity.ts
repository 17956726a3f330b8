import type { Sport } from '@stridewell/contracts/web';
import type { Recording } from '../../../domain/activities/recording.ts';

/** An activity in the list of an archive. */
export interface ListedActivity {
  /** The activity's id at its service, as a source id. */
  sourceId: string;
  sport: Sport | null;
  /** Path of the recording in the archive; null if only a summary of the activity is known. */
  file: string | null;
  /** The activity, as far as the list describes it; null if the date or the duration is missing. */
  summary: Recording | null;
}
