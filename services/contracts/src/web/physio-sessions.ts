/** Kinds of sessions that the player logs: strength and mobility exercises, or a run of the walk–run ladder. */
export const PHYSIO_SESSION_KINDS = ['exercises', 'guided_run'] as const;
export type PhysioSessionKind = (typeof PHYSIO_SESSION_KINDS)[number];

export const PHYSIO_SESSION_STATUSES = ['done', 'partial', 'skipped'] as const;
export type PhysioSessionStatus = (typeof PHYSIO_SESSION_STATUSES)[number];

/** Units of a load. A band's value is its strength, from 1 (yellow) to 5 (black). */
export const LOAD_UNITS = ['kg', 'band', 'none'] as const;
export type LoadUnit = (typeof LOAD_UNITS)[number];

export const EXERCISE_SKIP_REASONS = ['pain', 'no_kit', 'no_time', 'not_understood'] as const;
export type ExerciseSkipReason = (typeof EXERCISE_SKIP_REASONS)[number];

/** Units of an exercise's dose. `rm` is a number of repetitions with the maximum load for that number. */
export const DOSE_UNITS = ['reps', 'rm', 'seconds', 'metres', 'minutes'] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

/** Kinds of days in the programme (physio 1.3). */
export const DAY_TYPES = ['daily', 'heavy', 'light', 'spring', 'run', 'rest'] as const;
export type DayType = (typeof DAY_TYPES)[number];

/**
 * Verdicts on the pain one hour after a session. `inside`: within the limit. `outside`: the dose stays the same next
 * time, and nothing is increased. `flare`: a flare-up, which is followed by calmer days and then one step back.
 */
export const HOUR_VERDICTS = ['inside', 'outside', 'flare'] as const;

/**
 * Earliest and latest time at which the question about pain one hour after a session can be answered, in minutes after
 * its end.
 */
export const HOUR_LATER_MINUTES = { from: 60, to: 720 } as const;

export const PHYSIO_SESSION_LIMITS = {
  /** Maximum number of days back for which a session or a test result can be stored or changed. */
  daysBack: 7,
  /** Maximum numbers per runner and day. */
  sessionsPerDay: 12,
  testsPerDay: 24,
  exercises: 30,
  sets: 20,
  /** Maximum number of earlier values that are kept for a session. */
  changes: 20,
  repsMax: 500,
  secondsMax: 7_200,
  metresMax: 20_000,
  kgMax: 400,
  bandMax: 5,
  rirMax: 4,
  /** Last stage of the walk–run ladder. */
  stageMax: 12,
  /** Number of days in a list request: the maximum, and the default if there is no first day. */
  rangeMax: 400,
  rangeDefault: 28,
} as const;
