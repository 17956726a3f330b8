import type { Comeback, LoadState } from './load.ts';

interface BreakRow {
  /** Maximum number of days off to which this table row applies. */
  upTo: number;
  shares: readonly number[];
  /** Length of the first run after the break, as a fraction of its usual minutes. */
  firstRun: number;
  /** Which runs of the first week have walk breaks. */
  walkBreaks: 'none' | 'first_run' | 'first_week';
  /**
   * Number of weeks after the return until the first quality session; 0 allows one in the first week, after easy runs.
   */
  qualityFromWeek: number;
}

/** Rules for the return after a break, by number of days off (section 1.5 of the plans page). */
const BREAKS: readonly BreakRow[] = [
  { upTo: 5, shares: [], firstRun: 0.8, walkBreaks: 'none', qualityFromWeek: 0 },
  { upTo: 10, shares: [0.8], firstRun: 0.7, walkBreaks: 'none', qualityFromWeek: 0 },
  { upTo: 14, shares: [0.7, 0.85], firstRun: 0.6, walkBreaks: 'none', qualityFromWeek: 1 },
  { upTo: 21, shares: [0.6, 0.75, 0.9], firstRun: 0.5, walkBreaks: 'none', qualityFromWeek: 2 },
  { upTo: 28, shares: [0.5, 0.65, 0.8, 0.9], firstRun: 0.5, walkBreaks: 'first_run', qualityFromWeek: 3 },
  { upTo: 56, shares: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9], firstRun: 0.4, walkBreaks: 'first_week', qualityFromWeek: 4 },
];
const LONG_BREAK: BreakRow = {
  upTo: Number.POSITIVE_INFINITY,
  shares: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  firstRun: 0.3,
  walkBreaks: 'first_week',
  qualityFromWeek: 5,
};

/** Minimum number of days off after which the established load is reduced permanently. */
const LONG_BREAK_FROM = 57;
const LONG_BREAK_SHARE = 0.85;
const ILLNESS_FACTOR = 1.3;

/** Returns the row of the break table for the given number of days off. */
export const breakRow = (daysOff: number): BreakRow => BREAKS.find(({ upTo }) => daysOff <= upTo) ?? LONG_BREAK;

/** Number of days off used to look up the break table. Days of illness are weighted by {@link ILLNESS_FACTOR}. */
export const countedDaysOff = (days: number, wasIll: boolean): number =>
  wasIll ? Math.ceil(Number((days * ILLNESS_FACTOR).toFixed(6))) : days;

/**
 * Returns the load state at the return after the given number of (weighted) days off.
 * @param week index of the week since the return, from 0
 * @param longest longest run before the break, in minutes
 */
export const afterBreak = (
  state: LoadState,
  daysOff: number,
  { week = 0, longest }: { week?: number; longest?: number } = {},
): LoadState => {
  const { shares } = breakRow(daysOff);
  const comeback: Comeback | null =
    week < shares.length ? { daysOff, shares, week, ...(longest ? { longest } : {}) } : null;
  const established = daysOff >= LONG_BREAK_FROM ? LONG_BREAK_SHARE * state.established : state.established;
  return { ...state, established, comeback };
};

/** True if a break is so long that it belongs to a later row of the break table than another one. */
export const isLongerBreak = (daysOff: number, other: number): boolean => breakRow(daysOff).upTo > breakRow(other).upTo;

/** Fraction of the established load planned in the current week of a return; 1 if there is no return. */
export const comebackShare = (comeback: Comeback | null): number => comeback?.shares[comeback.week] ?? 1;

/** True while it is too early in a return for a quality session. */
export const isTooEarlyForQuality = (comeback: Comeback | null): boolean =>
  comeback !== null && comeback.week < breakRow(comeback.daysOff).qualityFromWeek;

/** Longest run before the break of a return, in minutes; the longest of two months if it is not known. */
export const longestBeforeBreak = (
  { longest }: Comeback,
  { longest30, longest31to60 }: { longest30: number; longest31to60: number },
): number => longest ?? Math.max(longest30, longest31to60);

/** Length of each run in the first week after the walk–run ladder, in minutes: that of the ladder's last stage. */
export const AFTER_LADDER_RUN = 30;

/** Maximum increase of the long run from one week of a return to the next. */
const MOST_STEP = { share: 1.15, minutes: 10 };

/**
 * Maximum length of the long run in the later weeks of a return, in minutes: that of the week before plus a small step.
 * Runs before the break are ignored.
 */
export const nextLongRun = (lastLong: number): number =>
  Math.max(MOST_STEP.share * lastLong, lastLong + MOST_STEP.minutes);

/**
 * Maximum length of a run in the first week of a return, in minutes.
 * @param best longest recent run before the break, in minutes
 */
export const comebackLongRun = (comeback: Comeback, best: number): number => {
  if (comeback.isAfterLadder) return AFTER_LADDER_RUN;
  if (comeback.daysOff > 56) return 25;
  if (comeback.daysOff > 28) return Math.min(45, Math.max(0.4 * best, 25));
  return comebackShare(comeback) * best;
};

/** A long run of at least this fraction of a step of the return is treated as that step. */
const STEP_DONE = 0.9;

/**
 * Returns the length of the long run in a return, in minutes: the first step that has not been run yet, so the first
 * long run is as short as the table wants it even if it comes late.
 * @param steps length of the long run in each week of the return
 * @param longest longest run since the return
 */
export const nextStep = (steps: readonly number[], longest: number): number | undefined =>
  steps.find((step) => longest < STEP_DONE * step);

/**
 * Length of the long run in a week of a return, in minutes: at most the week's fraction of the longest run before the
 * break, and the fraction of an earlier week if that long run has not been run.
 * @param best longest run before the break
 * @param longest longest run since the return
 */
export const returnLongRun = (comeback: Comeback, best: number, longest: number): number => {
  const steps = comeback.shares
    .slice(0, comeback.week + 1)
    .map((share, week) => (week === 0 ? comebackLongRun({ ...comeback, week: 0 }, best) : share * best));
  return nextStep(steps, longest) ?? steps.at(-1) ?? best;
};
