import type { Recording } from '../../../domain/activities/recording.ts';

/** What the reader of one format returns. */
export interface ReadRecordings {
  recordings: Recording[];
  /**
   * True when the file says that it comes from Strava, whose terms keep its data from models of others. Files that
   * Strava passes on as it received them do not say so, and are indistinguishable from those that the watch has written.
   */
  isFromStrava: boolean;
}

/** Number of Strava among the manufacturers of the FIT profile. */
export const STRAVA_MANUFACTURER = 265;

const ADDRESS = /^https?:\/\/([\w-]+\.)*strava\.com([/:?#]|$)/i;

/**
 * Returns whether the creator or author of a file is Strava, its app, or a tool that reads from it: `StravaGPX`,
 * `Strava iPhone App`. A name that only mentions Strava counts, because withholding is the safe mistake.
 */
export const namesStrava = (name: string | undefined): boolean => /strava/i.test(name ?? '');

/** Returns whether a link of a file leads to Strava. */
export const linksToStrava = (address: string | undefined): boolean => ADDRESS.test((address ?? '').trim());
