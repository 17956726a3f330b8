import type { Sport } from '@stridewell/contracts/web';
import type { Recording } from '../../../domain/activities/recording.ts';

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
