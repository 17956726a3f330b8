/** Values and limits of activities, the recorded or entered bouts of exercise. */

/** Kinds of exercise, from how a watch or an app names them. */
export const SPORTS = ['run', 'trail_run', 'treadmill', 'walk', 'hike', 'cycle', 'swim', 'strength', 'other'] as const;
export type Sport = (typeof SPORTS)[number];

/** Sports that count as running: they can fulfil a planned session, and their minutes are running load. */
export const RUNNING_SPORTS = ['run', 'trail_run', 'treadmill'] as const satisfies readonly Sport[];

export const isRunningSport = (sport: Sport): boolean => (RUNNING_SPORTS as readonly Sport[]).includes(sport);

/** Where an activity came from. */
export const ACTIVITY_SOURCES = [
  'file:fit',
  'file:gpx',
  'file:tcx',
  'archive:strava',
  'archive:garmin',
  'manual',
] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];

/** Inclusive limits for an activity that the runner enters. */
export const ACTIVITY_LIMITS = {
  minutes: { min: 1, max: 1_440 },
  meters: { min: 1, max: 500_000 },
  rpe: { min: 1, max: 10 },
  note: 500,
  /** Maximum age in days of the date for which an activity can be entered. */
  daysBack: 90,
  /** Maximum number of entered and imported activities on one day. */
  perDay: 50,
  /** Maximum number of entered and imported activities per runner. */
  stored: 20_000,
} as const;

/** Limits of an import. Bytes are counted after decompression unless stated otherwise. */
export const IMPORT_LIMITS = {
  /** Maximum number of files in one request. */
  files: 50,
  /** Maximum size of one request in bytes, as sent. */
  requestBytes: 512 * 1_048_576,
  /** Maximum number of concurrent uploads per runner. */
  uploads: 2,
  /**
   * Maximum number of a runner's imports that are waiting or running at the same time, and that begin within 24 hours.
   */
  open: 3,
  perDay: 20,
  /** Maximum size of one recording in bytes. */
  fileBytes: 25 * 1_048_576,
  /** Maximum number of activities in one recording. */
  activities: 500,
  /** Maximum number of entries in one archive. */
  entries: 5_000,
  /** Maximum number of archives within an archive. */
  innerArchives: 20,
  /**
   * Maximum number of activity lists in an archive, and maximum size of each in bytes. Together they may list at most
   * `entries` activities.
   */
  lists: 50,
  listBytes: 10 * 1_048_576,
  /** Largest permitted ratio of decompressed to compressed bytes. */
  ratio: 200,
} as const;

/** Reasons for rejecting a whole upload. Clients provide the wording for these codes. */
export const IMPORT_REFUSALS = [
  /** This deployment does not support file imports. */
  'import_unavailable',
  /** Too many of the runner's imports are unfinished. */
  'import_running',
  /** The runner has started too many imports within 24 hours. */
  'import_limit',
  /** There is currently not enough space for files. */
  'import_no_room',
  /** The file store is currently unavailable. */
  'import_store_down',
  /** The runner's data was erased while the files were being uploaded. */
  'import_erased',
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** Result of one file of an import. */
export const IMPORT_RESULTS = ['imported', 'duplicate', 'unsupported', 'failed'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** States of an import. A finished import does not change. */
export const IMPORT_STATES = ['waiting', 'running', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Reasons why a file was not imported or only imported in part. Clients provide the wording for these codes. */
export const IMPORT_REASONS = [
  /** The file is truncated. The readable part was imported. */
  'cut_short',
  /** Stored as a ride although the file labels it as a run or contains no sport, because nobody runs that fast. */
  'faster_than_running',
  /**
   * A drive or a period of standing at the end, with the watch still recording, was omitted. The run before it was
   * imported.
   */
  'end_left_out',
  /** Imported with today's date, because the recording begins in the future. */
  'clock_ahead',
  /** Imported, but more than a year old, although the runner selected this file individually. */
  'old_date',
  /** Imported, but something in the file was too short or had impossible times, and was omitted. */
  'part_left_out',
  /** The same recording was imported before. */
  'same_file',
  /** The runner has deleted this recording. It is imported again only if its file is uploaded individually. */
  'deleted',
  /** Another record of the same bout of exercise contains more data. */
  'same_bout',
  /** Imported, but the runner has entered an activity on that day that may be the same one. */
  'maybe_entered',
  /** The file format is not supported. */
  'unknown_format',
  /** A watch file that contains no exercise, such as its settings. */
  'no_activity',
  'empty',
  'damaged',
  /** The recording contains no times, like a route. */
  'no_times',
  /** The times are more than 14 hours ahead, before the year 2003 or more than a week apart. */
  'impossible_times',
  'too_large',
  /** Reading the file would take more time or memory than allowed. */
  'too_complex',
  /** The file contains more activities than allowed. */
  'too_many_activities',
  /** The day or the runner already has the maximum number of activities. */
  'day_full',
  'archive_damaged',
  'archive_too_many_entries',
  /** A list in the archive is larger than 10 MiB, or the lists contain more activities than allowed in an archive. */
  'archive_list_too_long',
  /** The archives in the archive are larger than allowed for an upload. */
  'archive_too_large',
  'archive_too_deep',
  'archive_too_dense',
  'archive_unsafe_path',
  'archive_without_activities',
  'archive_encrypted',
  /** The uploaded file no longer exists. */
  'lost',
  /** The import failed too often before this file was processed. The file itself may be valid. */
  'gave_up',
  /** Reading the import's files took too long in total before this file was processed. */
  'import_too_long',
  /** The runner withdrew consent to health data processing before this file was processed. */
  'consent_withdrawn',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** Samples of an activity as columns of equal length. Values are null where nothing was recorded. */
export interface ActivitySeries {
  /** Number of seconds since the start. */
  t: number[];
  /** Distance in metres since the start. */
  distance: (number | null)[];
  /** Speed in metres per second. */
  speed: (number | null)[];
  /** Heart rate in beats per minute. */
  hr: (number | null)[];
  /** Altitude in metres above sea level. */
  altitude: (number | null)[];
  /** Steps per minute when on foot, otherwise revolutions or strokes per minute. */
  cadence: (number | null)[];
}

/** Maximum number of samples in a stored series. */
export const SERIES_POINTS = 5_000;
