/** Values and limits of the running coach, shared by browsers and the zod schemas in `http/`. */

/** Days of the week, starting on Monday, as spelled in `daysAvailable`. */
export const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type DayName = (typeof DAY_NAMES)[number];

export const GOALS = ['5k', '10k', 'half_marathon', 'marathon', 'ultra', 'fitness', 'weight_loss'] as const;
export type Goal = (typeof GOALS)[number];
/** Goals that are races. */
export const RACE_GOALS = ['5k', '10k', 'half_marathon', 'marathon', 'ultra'] as const;
export type RaceGoal = (typeof RACE_GOALS)[number];

export const EXPERIENCES = [
  '0 months',
  'less than 6 months',
  '6-12 months',
  '1-2 years',
  '2-5 years',
  '5-10 years',
  '10+ years',
] as const;
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Level = (typeof LEVELS)[number];
export const GOAL_DISTANCES = ['5K', '10K', 'Half', 'Marathon', 'Ultra', 'Fitness'] as const;
export const INJURY_AREAS = ['Achilles', 'Knee', 'Lower back', 'Hip', 'Other'] as const;
export type InjuryArea = (typeof INJURY_AREAS)[number];
export const WEIGHT_CATEGORIES = ['Normal', 'Overweight', 'Obese'] as const;
export const FOCUS_AREAS = [
  'Speed',
  'Endurance',
  'Injury prevention',
  'General fitness',
  'Other',
  "I don't know",
] as const;
export type FocusArea = (typeof FOCUS_AREAS)[number];

/** Inclusive limits of the numeric fields of the coach profile. */
export const PROFILE_LIMITS = {
  weeklyHours: { min: 1, max: 40 },
  longRunCapMin: { min: 30, max: 300 },
  age: { min: 13, max: 100 },
  experienceYears: { min: 0, max: 50 },
} as const;

/** Codes of the lines in the preview of a plan change. Clients show the text for a code that they do not know. */
export const CHANGE_LINES = [
  ...(['minutes', 'hard_minutes', 'longest', 'runs', 'moved', 'unchanged', 'next_same', 'next_minutes'] as const),
  ...(['next_longest'] as const),
] as const;
export type ChangeLineCode = (typeof CHANGE_LINES)[number];

export const EQUIPMENT = ['band', 'dumbbells', 'gym'] as const;
/** Inclusive limits of the runner's answers about earlier training. */
export const BACKGROUND_LIMITS = {
  usualWeekMinutes: { min: 0, max: 2_400 },
  longestRunMinutes: { min: 0, max: 600 },
  maxDaysInRow: { min: 1, max: 7 },
  thresholdHeartRate: { min: 80, max: 230 },
  resultMeters: { min: 1_000, max: 200_000 },
  resultSeconds: { min: 120, max: 172_800 },
  /** Maximum number of results and of races. */
  results: 20,
  races: 10,
} as const;

export const LOG_STATUSES = ['done', 'partial', 'skipped'] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

/** Sports of a logged day, if known. */
export const LOG_SPORTS = ['run', 'walk'] as const;
export type LogSport = (typeof LOG_SPORTS)[number];
/**
 * Number of minutes that a training log adds: the logged minutes or, if a completed session has none, the planned
 * minutes.
 */
export const loggedMinutes = (log: { status: LogStatus; minutes: number | null }, planned: number): number => {
  if (log.status === 'skipped') return 0;
  return log.minutes ?? (log.status === 'done' ? planned : 0);
};
/** Completion marks of a strength or mobility session. */
export const STRENGTH_STATUSES = ['done', 'skipped'] as const;
export const SKIP_REASONS = ['time', 'fatigue', 'pain', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
/** Maximum number of minutes in one day's training log: 24 hours. */
export const LOG_MINUTES_MAX = 1_440;
/** Permitted dates for a training log, in days before and after today, inclusive. */
export const LOG_WINDOW = { back: 28, ahead: 7 } as const;
/** Local hour at which the training log starts asking for today's result. */
export const EVENING_HOUR = 20;

export const PHASES = ['Base', 'Build', 'Peak', 'Taper'] as const;
export type Phase = (typeof PHASES)[number];

export const PAUSE_KINDS = ['illness', 'travel'] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];
