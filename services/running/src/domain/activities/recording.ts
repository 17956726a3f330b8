import type { ImportReason, Sport } from '@stridewell/contracts/web';

/** One sample of a recording. Values are null if nothing was recorded. There are no coordinates. */
export interface Sample {
  /** Milliseconds since 1970. */
  at: number;
  /** Metres since the start. */
  distance: number | null;
  /** Metres above sea level. */
  altitude: number | null;
  /** Beats per minute. */
  hr: number | null;
  /** As recorded: strides or revolutions per minute. */
  cadence: number | null;
  /** Metres per second. */
  speed: number | null;
}

/** One lap: its length in seconds and metres, and its mean heart rate. */
export interface Lap {
  seconds: number;
  meters: number | null;
  avgHr: number | null;
}

/** Totals that the file states. Null if it does not state them. Durations are in seconds, lengths in metres. */
export interface Totals {
  elapsed: number | null;
  moving: number | null;
  distance: number | null;
  ascent: number | null;
  descent: number | null;
  avgHr: number | null;
  maxHr: number | null;
  avgCadence: number | null;
}

export const NO_TOTALS: Totals = {
  elapsed: null,
  moving: null,
  distance: null,
  ascent: null,
  descent: null,
  avgHr: null,
  maxHr: null,
  avgCadence: null,
};

/** A recorded bout of exercise, as a parser reads it. */
export interface Recording {
  /** Null if the file does not name the sport. */
  sport: Sport | null;
  /** The file's own id; null if it has none. */
  sourceId: string | null;
  /** Start as stated by the file, in milliseconds since 1970; null if only the samples show it. */
  startedAt: number | null;
  /**
   * Number of minutes by which the local time of the place was ahead of UTC; missing or null if the file does not state
   * it.
   */
  utcOffset?: number | null;
  samples: readonly Sample[];
  laps: readonly Lap[];
  totals: Totals;
  /** True if the file is truncated. */
  isCutShort: boolean;
  /** True if something else in the file was left out; may be missing. */
  isPartial?: boolean;
}

/** Local times on earth, in minutes from UTC, and the step between them. */
const OFFSETS = { min: -720, max: 840, step: 15 };

/**
 * Returns the number of minutes by which a local time is ahead of UTC, both in milliseconds, or null if the difference
 * is no valid offset. Zero also means unknown, because many apps write UTC as the local time.
 */
export const utcOffsetOf = (local: number, utc: number): number | null => {
  const minutes = Math.round((local - utc) / 60_000 / OFFSETS.step) * OFFSETS.step;
  return minutes !== 0 && minutes >= OFFSETS.min && minutes <= OFFSETS.max ? minutes : null;
};

/** Thrown if a file is not an activity that can be imported. */
export class RecordingError extends Error {
  readonly reason: ImportReason;

  constructor(reason: ImportReason) {
    super(reason);
    this.name = 'RecordingError';
    this.reason = reason;
  }
}
