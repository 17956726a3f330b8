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

/** Inclusive limits of an activity that the runner enters. */
export const ACTIVITY_LIMITS = {
  minutes: { min: 1, max: 1_440 },
  meters: { min: 1, max: 500_000 },
  rpe: { min: 1, max: 10 },
  note: 500,
  /** Number of days before today for which an activity can be entered. */
  daysBack: 90,
  /** Number of entered and imported activities of one day. */
  perDay: 50,
  /** Number of entered and imported activities of a runner. */
  stored: 20_000,
} as const;

/** Limits of an import. Bytes are counted after decompression unless stated otherwise. */
export const IMPORT_LIMITS = {
  /** Number of files in one request. */
  files: 50,
  /** Bytes of one request, as sent. */
  requestBytes: 512 * 1_048_576,
  /** Uploads of a runner that arrive at the same time. */
  uploads: 2,
  /** Imports of a runner that wait or run at the same time, and that begin within 24 hours. */
  open: 3,
  perDay: 20,
  /** Bytes of one recording. */
  fileBytes: 25 * 1_048_576,
  /** Number of activities in one recording. */
  activities: 500,
  /** Number of entries of one archive. */
  entries: 5_000,
  /** Number of archives within an archive. */
  innerArchives: 20,
  /** Number of lists of activities in an archive, and bytes of each. Together they name at most `entries` activities. */
  lists: 50,
  listBytes: 10 * 1_048_576,
  /** Largest permitted ratio of decompressed to compressed bytes. */
  ratio: 200,
} as const;

/** Why an upload is refused as a whole. Clients word these codes. */
export const IMPORT_REFUSALS = [
  /** Files cannot be imported where this runs. */
  'import_unavailable',
  /** Too many imports of the runner have not ended. */
  'import_running',
  /** The runner has brought files too often within 24 hours. */
  'import_limit',
  /** There is too little room for files at the moment. */
  'import_no_room',
  /** The place where files are kept cannot be used at the moment. */
  'import_store_down',
  /** The runner's data was erased while the files arrived. */
  'import_erased',
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** Result of one file of an import. */
export const IMPORT_RESULTS = ['imported', 'duplicate', 'unsupported', 'failed'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** States of an import. A finished import does not change. */
export const IMPORT_STATES = ['waiting', 'running', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Why a file was not imported, or what is missing of it. Clients word these codes. */
export const IMPORT_REASONS = [
  /** The file ends early; what could be read was imported. */
  'cut_short',
  /** Stored as a ride although the file calls it a run or names no sport: nobody runs that fast. */
  'faster_than_running',
  /** A drive or standing at the end, with the watch still running, was left out; the run before it was imported. */
  'end_left_out',
  /** Imported for today, because the recording begins after now. */
  'clock_ahead',
  /** Imported, but more than a year old, although the file was chosen by itself. */
  'old_date',
  /** Imported, but something in the file was too short or had impossible times, and was left out. */
  'part_left_out',
  /** The same recording was imported before. */
  'same_file',
  /** The runner has deleted this recording; its file alone brings it back. */
  'deleted',
  /** Another record of the same bout of exercise holds more. */
  'same_bout',
  /** Imported, but the runner has entered an activity of that day that may be the same one. */
  'maybe_entered',
  /** Not a format that is read. */
  'unknown_format',
  /** A file of a watch without an exercise, such as its settings. */
  'no_activity',
  'empty',
  'damaged',
  /** The recording has no times, as a route has. */
  'no_times',
  /** The times are more than 14 hours ahead, before the year 2003 or more than a week apart. */
  'impossible_times',
  'too_large',
  /** Reading the file took more time or memory than is allowed. */
  'too_complex',
  /** The file holds more activities than a recording may. */
  'too_many_activities',
  /** The day of the activity has as many activities as a day may have, or the runner as many as can be kept. */
  'day_full',
  'archive_damaged',
  'archive_too_many_entries',
  /** A list in the archive is larger than 10 MiB, or the lists name more activities than an archive may hold. */
  'archive_list_too_long',
  /** The archives in the archive are larger than an upload may be. */
  'archive_too_large',
  'archive_too_deep',
  'archive_too_dense',
  'archive_unsafe_path',
  'archive_without_activities',
  'archive_encrypted',
  /** The uploaded file is no longer there. */
  'lost',
  /** The import failed too often before it reached this file. The file itself may be valid. */
  'gave_up',
  /** Reading the files of the import took too long altogether before it reached this file. */
  'import_too_long',
  /** The runner withdrew the consent to health data before this file was reached. */
  'consent_withdrawn',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** Samples of an activity as columns of equal length. Values are null where nothing was recorded. */
export interface ActivitySeries {
  /** Seconds since the start. */
  t: number[];
  /** Metres since the start. */
  distance: (number | null)[];
  /** Metres per second. */
  speed: (number | null)[];
  /** Beats per minute. */
  hr: (number | null)[];
  /** Metres above sea level. */
  altitude: (number | null)[];
  /** Steps per minute when on foot, otherwise revolutions or strokes per minute. */
  cadence: (number | null)[];
}

/** Maximum number of samples in a stored series. */
export const SERIES_POINTS = 5_000;
