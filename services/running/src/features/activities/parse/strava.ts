import type { Recording } from '../../../domain/activities/recording.ts';

/** Result of the reader of one format. */
export interface ReadRecordings {
  recordings: Recording[];
  /**
   * True if the file states that it comes from Strava, whose terms do not allow its data in third-party models. Files
   * that Strava passes on unchanged do not state this and cannot be distinguished from files written by the watch.
   */
  isFromStrava: boolean;
}

/** Strava's number among the manufacturers of the FIT profile. */
export const STRAVA_MANUFACTURER = 265;

const ADDRESS = /^https?:\/\/([\w-]+\.)*strava\.com([/:?#]|$)/i;

/**
 * Returns whether the creator or author of a file is Strava, its app, or a tool that reads from it: `StravaGPX`,
 * `Strava iPhone App`. A name that only mentions Strava is included as well, because withholding data by mistake is the
 * safe error.
 */
export const namesStrava = (name: string | undefined): boolean => /strava/i.test(name ?? '');

/** Returns whether a link of a file leads to Strava. */
export const linksToStrava = (address: string | undefined): boolean => ADDRESS.test((address ?? '').trim());
