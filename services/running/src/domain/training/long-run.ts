import type { Phase } from '@stridewell/contracts/web';
import { longestBeforeBreak, nextLongRun, nextStep, returnLongRun } from './breaks.ts';
import { holdsNext, isFirstAfterEasyWeeks, type PastWeek } from './load.ts';
import { downToFive } from './round.ts';
import { countingLongest, isAfterLongBreak, type RecentRuns } from './session-cap.ts';
import { GOALS, RACE_PACE_SHARE, TOP_RACE_PACE } from './tables.ts';
import type { TrainingRunner, WeekKind } from './types.ts';
import type { WeekContext } from './week-minutes.ts';

const BASE_SHARE = 0.8;
const LIGHT_SHARE = 0.75;
const MOST_GROWTH = 1.1;
const LEAST_STEP = 5;
/** Minimum length of a long run that must be followed by a shorter one, in minutes. */
const VERY_LONG = 150;
const ALTERNATE_SHARE = 0.8;
/** Maximum number of training weeks in a season that does not limit the long run in the Base phase. */
const SHORT_SEASON_WEEKS = 6;

/**
 * Maximum long run of the week's phase, in minutes. It is lower in Base, but not below the longest run that the runner
 * has already run, so a long run can return to its length before a break.
 */
const longestOfPhase = ({ season, index, load, goal }: WeekContext, best: number): number => {
  const isEarly = season.weeks[index]?.phase === 'Base' && season.trainingWeeks > SHORT_SEASON_WEEKS;
  const earlier = Math.max(best, ...load.weeks.map(({ longest }) => longest));
  return isEarly ? Math.max(BASE_SHARE * goal.long, Math.min(earlier, goal.long)) : goal.long;
};

/** Growth factor per load week with which the long run reaches its goal in time. */
const neededGrowth = ({ season, index, goal }: WeekContext, best: number): number => {
  if (best >= goal.long) return 1;
  const loadWeeks = season.weeks.slice(index).filter(({ kind }) => kind === 'load').length;
  const steps = Math.max(1, loadWeeks - (goal.long >= VERY_LONG ? 3 : 1));
  return (goal.long / best) ** (1 / steps);
};

const needsShorterRun = ({ runner }: WeekContext, [last, previous]: readonly [number, number]): boolean =>
  last >= VERY_LONG && (runner.level !== 'Advanced' || previous >= VERY_LONG);

/**
 * A recovery of this many weeks follows a half marathon or a longer race; in the weeks after it the long run grows
 * slowly.
 */
const AFTER_RECOVERY = { weeks: 3, within: 6, recent: 3 };

/** True in the first weeks after the recovery from a half marathon or a longer race. */
const isAfterRecovery = ({ load: { weeks } }: WeekContext): boolean => {
  const isRecovery = ({ kind }: { kind: WeekKind }): boolean => kind === 'recovery';
  const count = weeks.slice(-AFTER_RECOVERY.within).filter(isRecovery).length;
  return count >= AFTER_RECOVERY.weeks && weeks.slice(-AFTER_RECOVERY.recent).some(isRecovery);
};

/**
 * Maximum length of a run in the weeks after a break or a recovery, in minutes: a small step above the last weeks,
 * because earlier runs are ignored. Infinity in other weeks.
 */
export const longestAfterBreak = (context: WeekContext, runs: RecentRuns): number => {
  const { comeback, weeks } = context.load;
  const [last, previous] = runs.lastLongs;
  if (!comeback && isAfterRecovery(context)) return nextLongRun(Math.max(last, previous));
  const isReturning = comeback ? comeback.week > 0 : weeks.at(-1)?.kind === 'return';
  return isReturning && last > 0 && isAfterLongBreak(runs) ? nextLongRun(last) : Number.POSITIVE_INFINITY;
};

/** Longest run of the given weeks, in minutes. */
const longestOf = (weeks: readonly PastWeek[]): number => Math.max(0, ...weeks.map(({ longest }) => longest));

/** Number of weeks after a return in which a long run that was missed in it still comes first. */
const AFTER_RETURN = 4;

/**
 * Maximum length of the long run in the weeks after a return, in minutes: the first step of the return that was not run.
 * Infinity if all of them were, or if there was no return.
 * @param best longest run before the break
 */
const longestAfterReturn = ({ load: { comeback, weeks } }: WeekContext, best: number): number => {
  const end = weeks.findLastIndex(({ kind }) => kind === 'return');
  if (comeback || end < weeks.length - AFTER_RETURN || end < 0) return Number.POSITIVE_INFINITY;
  const start = weeks.slice(0, end).findLastIndex(({ kind }) => kind !== 'return') + 1;
  const steps = weeks.slice(start, end + 1).map(({ share }) => share * best);
  return nextStep(steps, longestOf(weeks.slice(start))) ?? Number.POSITIVE_INFINITY;
};

/**
 * Returns the long run of a week in minutes, before it is limited to its share of the weekly minutes (section 3.4 of
 * the plans page). Not rounded; 0 in a race week.
 * @param cap current maximum length of a run, in minutes
 */
export const longRunLine = (context: WeekContext, kind: WeekKind, runs: RecentRuns, cap: number): number =>
  Math.min(
    lineOf(context, kind, runs, cap),
    longestAfterBreak(context, runs),
    longestAfterReturn(context, countingLongest(runs)),
  );

const lineOf = (context: WeekContext, kind: WeekKind, runs: RecentRuns, cap: number): number => {
  const { season, index, load, goal } = context;
  const best = Math.max(countingLongest(runs), runs.lastLongs[0]);
  if (kind === 'race') return 0;
  if (kind === 'taper') return Math.min(cap, countingLongest(runs) * (season.weeks[index]?.taperLongShare ?? 1));
  if (kind === 'down' || kind === 'eased') return LIGHT_SHARE * best;
  if (kind === 'return' && load.comeback) {
    const { comeback, weeks } = load;
    if (comeback.isAfterLadder && comeback.week > 0) return cap;
    const since = longestOf(weeks.slice(Math.max(0, weeks.length - comeback.week)));
    return returnLongRun(comeback, longestBeforeBreak(comeback, runs), comeback.week === 0 ? 0 : since);
  }
  if (needsShorterRun(context, runs.lastLongs)) return Math.min(best, ALTERNATE_SHARE * runs.lastLongs[0]);
  if (index === 0) return Math.min(best, Math.max(longestOfPhase(context, best), Math.min(best, goal.long)));
  const most = longestOfPhase(context, best);
  const grown = Math.max(best * Math.min(MOST_GROWTH, neededGrowth(context, best)), Math.min(best + LEAST_STEP, most));
  return Math.min(holdsNext(load.weeks) ? best : cap, grown, Math.max(most, Math.min(best, goal.long)));
};

/** Minimum length of a long run that Beginners run entirely at easy pace, in minutes. */
const EASY_FOR_BEGINNERS_FROM = 150;
const CAREFUL_FOR_INTERMEDIATES_FROM = 165;
const LEAST_RACE_PACE = 10;

/**
 * Race-pace minutes inside the long run (section 3.4): in every second load week of Build and in every load week of
 * Peak. There are none if there is no race, or in the first week after many easy ones.
 * @param most maximum number of hard minutes that are left for the long run in this week
 */
export const racePaceMinutes = (context: WeekContext, kind: WeekKind, longMinutes: number, most: number): number => {
  const { runner, season, index } = context;
  const phase = season.weeks[index]?.phase;
  const top = TOP_RACE_PACE[runner.goal]?.[runner.level];
  if (!season.hasRace || isFirstAfterEasyWeeks(context.load.weeks)) return 0;
  if (top === undefined || kind !== 'load' || (phase !== 'Build' && phase !== 'Peak')) return 0;
  const loadWeeks = season.weeks.filter((week) => week.kind === 'load' && week.phase === phase).length;
  const before = season.weeks.slice(0, index).filter((week) => week.kind === 'load' && week.phase === phase).length;
  const wanted = (): number => {
    if (phase === 'Build') return before % 2 === 1 ? Math.min(0.5 * top, 0.3 * longMinutes) : 0;
    if (runner.level === 'Beginner' && longMinutes >= EASY_FOR_BEGINNERS_FROM) return 0;
    if (runner.level === 'Intermediate' && longMinutes >= CAREFUL_FOR_INTERMEDIATES_FROM) {
      return Math.min(40, 0.25 * longMinutes);
    }
    const grown = top * (0.6 + (0.4 * before) / Math.max(1, loadWeeks - 1));
    return Math.min(grown, RACE_PACE_SHARE[runner.level] * longMinutes);
  };
  const minutes = downToFive(Math.min(downToFive(wanted()), most));
  return minutes >= LEAST_RACE_PACE ? minutes : 0;
};

/**
 * Maximum share of the weekly minutes that may be hard. It is higher for long races from the Build phase onwards
 * (section 9.4).
 */
export const hardShareOf = ({ goal }: Pick<TrainingRunner, 'goal'>, phase: Phase): number =>
  GOALS[goal].distance !== 'short' && phase !== 'Base' ? 0.25 : 0.2;

/** Maximum share of a week's minutes that may be hard, by its place in the season. */
export const hardShare = ({ runner, season, index }: WeekContext): number =>
  hardShareOf(runner, season.weeks[index]?.phase ?? 'Build');
