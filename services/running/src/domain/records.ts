import type { Metrics, PlanType, Recommendation } from '@stridewell/contracts/web';

/** One day of the training log. `plannedMinutes` is the length of the day's session at the time of logging. */
export interface TrainingRecord {
  date: string;
  planType: PlanType;
  status: 'done' | 'partial' | 'skipped';
  minutes?: number | null | undefined;
  plannedMinutes?: number | null | undefined;
}

/** A training record with the reason of a skipped day, the stage of a ladder session and the perceived effort. */
export interface LoggedDay extends TrainingRecord {
  reason?: 'time' | 'fatigue' | 'pain' | 'other' | null | undefined;
  ladderStage?: number | null | undefined;
  /** Perceived effort, 1 to 10. */
  effort?: number | null | undefined;
  /** Duration of the longest single run of the day in minutes; null or missing if all minutes are one run. */
  longestMinutes?: number | null | undefined;
}

/** A day's check-in as received from the wellness service. */
export interface CheckinDay {
  date: string;
  /** Score after all caps, 0 to 10. */
  score: number;
  recommendation: Recommendation;
  metrics: Metrics;
  /** The cap that lowered the score; null if none did. */
  cap?: { reason: string; limit: number; code?: string | undefined } | null | undefined;
  illness?: boolean | undefined;
  hasNotes?: boolean | undefined;
}

/** The state of the runner's rehabilitation, as last published by the physio service. */
export interface PhysioState {
  area: string | null;
  status: 'active' | 'resolved';
  restricted: boolean;
  gate: {
    level: 'stop' | 'walk' | 'ladder' | 'clear';
    /** Stage of the ladder, 0 to 12. */
    stage: number | null;
    /**
     * Minimum number of hours between two sessions of the ladder, and between two runs in the four weeks after it; null
     * or missing if it was not published.
     */
    hoursBetween?: number | null;
    /** Running and walking minutes of the stage, such as `8 x (1/2)`. */
    intervals: string | null;
    /** Whole minutes of one session of the stage, including the walks before and after. */
    minutes: number | null;
    /** Duration of a walk in minutes; null or missing if they were not published. */
    walkMinutes?: number | null;
    /**
     * Maximum duration of a run in minutes in the four weeks after the ladder; null or missing if it was not published.
     */
    longestRun?: number | null;
    handedOver: boolean;
    ladderFinished: boolean;
    /** Date in the runner's time zone on which the ladder was finished; null until then. */
    finishedOn: string | null;
    reason: string;
    /** Phase of the rehabilitation programme, 1 to 3. */
    phase: number | null;
  } | null;
  /** Newest first, at most 30. */
  checkins: readonly {
    date: string;
    pain: number;
    flags: readonly string[];
    /** True when a warning sign is ticked or implied by another answer. */
    redFlag?: boolean | undefined;
    worsening: boolean;
  }[];
  /**
   * Older stop days, taken from check-ins that are no longer in the list, and the date before which they are unknown
   * (null: known from the beginning). Missing if there are none.
   */
  earlierStops?: { from: string | null; dates: readonly string[] };
  /** Identifies the newest check-in and its revision; missing if there is none. */
  checkinVersion?: string;
}

/** An illness or travel pause from the first to the last day, inclusive; `to` is null while it lasts. */
export interface Pause {
  kind: 'illness' | 'travel';
  from: string;
  to: string | null;
}

/**
 * Completed minutes: the logged minutes or, if none were logged, the planned minutes (half of them for a partial
 * session).
 */
export const doneMinutes = ({ status, minutes, plannedMinutes }: TrainingRecord): number => {
  if (status === 'skipped') return 0;
  return minutes ?? (plannedMinutes ?? 0) * (status === 'done' ? 1 : 0.5);
};

/**
 * Duration of the longest single run of a day, in minutes. Two runs of one day add up for its load, but not for its
 * longest run.
 */
export const longestSingleRun = (record: LoggedDay): number =>
  Math.min(doneMinutes(record), record.longestMinutes ?? Number.POSITIVE_INFINITY);

/** Minutes completed from one date (inclusive) to another (exclusive). */
export const minutesBetween = (records: readonly TrainingRecord[], from: string, to: string): number =>
  records.filter(({ date }) => date >= from && date < to).reduce((sum, record) => sum + doneMinutes(record), 0);
