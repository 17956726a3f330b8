import { LEAST_WEEK } from './tables.ts';
import type { WeekKind } from './types.ts';

/** A completed week. All amounts are in minutes of running. */
export interface PastWeek {
  kind: WeekKind;
  /** Established load at the start of the week. */
  established: number;
  /** Minutes originally planned. */
  planned: number;
  done: number;
  /** Minutes removed by the app, through lighter days, physio restrictions or pauses. They do not count as skipped. */
  trimmed: number;
  /** Fraction of the established load that was planned in a down, eased or return week; 1 for other weeks. */
  share: number;
  /** Longest run of the week. For a long run shortened by the app, these are its planned minutes. */
  longest: number;
  /**
   * Minutes that are credited to the long run although they were not run in this week's plan: those that the app
   * removed from a long run that was then completed, up to the previous longest run, and those of a long run moved here
   * from the week before.
   */
  longCredit?: number;
  /** Number of days with the action Light or Rest. */
  lightDays: number;
  /** True if no run was possible all week because of a break, an illness or an injury. */
  isAway: boolean;
  /**
   * True if the next week must not grow: after an unplanned run much longer than the longest one, a new injury, or a
   * change to a higher level.
   */
  stopsGrowth: boolean;
}

/** A runner's return after a break, with the planned share of the established load for each week. */
export interface Comeback {
  daysOff: number;
  shares: readonly number[];
  /** Index of the current week since the return, from 0. */
  week: number;
  /** Longest run before the break, in minutes; missing in older documents and after the walk–run ladder. */
  longest?: number | undefined;
  /** True for the weeks after the walk–run ladder, because the ladder already was running with walk breaks. */
  isAfterLadder?: true | undefined;
}

/** The runner's training load, in minutes per week. */
export interface LoadState {
  /** Weekly minutes that the runner is used to. Plans grow from this value. */
  established: number;
  /** Established load at the start of the season. */
  seasonEstablished: number;
  /** Completed weeks of the last half year, oldest first. */
  weeks: readonly PastWeek[];
  comeback: Comeback | null;
}

/** Number of past weeks that are searched for the highest established load. */
export const MEMORY_WEEKS = 26;
const MOST_FALL = 0.9;
const REWARDED_EXCESS = 1.05;
const OVERDONE = 1.2;
const SKIP_LIMITS = { half: 0.1, growth: 0.15, bad: 0.35 };
const EARNED = { whole: 0.9, half: 0.75 };
const LIGHT_WEEK = 0.75;

export const initialLoad = (established: number): LoadState => ({
  established,
  seasonEstablished: established,
  weeks: [],
  comeback: null,
});

/** Highest established load of the last half year. A runner below it may regain load faster. */
export const topLoad = ({ established, weeks }: LoadState): number =>
  Math.max(established, ...weeks.slice(-MEMORY_WEEKS).map((week) => week.established));

/** True for weeks that can change the established load. */
const movesLoad = ({ kind }: PastWeek): boolean => kind === 'load' || kind === 'hold';

/** Fraction of the planned minutes that the runner skipped. Minutes removed by the app do not count as skipped. */
export const skippedShare = ({ planned, done, trimmed }: PastWeek): number =>
  planned > 0 ? Math.max(0, 1 - (done + trimmed) / planned) : 0;

/** Returns the established load after a load week or hold week. */
const earnedLoad = (established: number, week: PastWeek): number => {
  const { planned, done } = week;
  if (planned <= established) return established;
  const counted = Math.min(done, REWARDED_EXCESS * planned);
  if (counted >= EARNED.whole * planned) return planned;
  const isHalfEarned = counted >= EARNED.half * planned && skippedShare(week) <= SKIP_LIMITS.half;
  return isHalfEarned ? established + (planned - established) / 2 : established;
};

const isBad = (week: PastWeek): boolean => skippedShare(week) > SKIP_LIMITS.bad;

/** True if a week with many skips was the second one of the last three load weeks. */
const isSecondBad = (weeks: readonly PastWeek[]): boolean => {
  const last = weeks.at(-1);
  return (
    last !== undefined && movesLoad(last) && isBad(last) && weeks.filter(movesLoad).slice(-3).filter(isBad).length >= 2
  );
};

/**
 * Returns a lower established load, reduced by at most a tenth, if two of the last three load weeks had many skips;
 * null otherwise.
 */
const loweredLoad = (established: number, weeks: readonly PastWeek[]): number | null => {
  if (!isSecondBad(weeks)) return null;
  const bad = weeks.filter(movesLoad).slice(-3).filter(isBad);
  const credited = bad.reduce((sum, { done, trimmed }) => sum + done + trimmed, 0) / bad.length;
  return Math.min(established, Math.max(MOST_FALL * established, credited, LEAST_WEEK));
};

/**
 * Returns the load state after a week (section 1.3 of the plans page). Only load and hold weeks change the established
 * load, and a single week never lowers it.
 */
export const settleWeek = (state: LoadState, week: PastWeek): LoadState => {
  const weeks = [...state.weeks, week].slice(-MEMORY_WEEKS);
  const earned = movesLoad(week) ? earnedLoad(state.established, week) : state.established;
  const next = state.comeback && { ...state.comeback, week: state.comeback.week + 1 };
  return {
    ...state,
    weeks,
    established: loweredLoad(earned, weeks) ?? earned,
    comeback: next && next.week < next.shares.length ? next : null,
  };
};

/** True if skipped runs made the plan of this week smaller; a break, a race or fewer hours are not a reason. */
export const wasLoweredBySkips = ({ established, weeks, comeback }: LoadState): boolean =>
  comeback === null && isSecondBad(weeks) && established < (weeks.at(-1)?.established ?? 0) - 1;

/**
 * Minutes below which the next week is not lowered because of skipped runs: those of the last load or hold week without
 * what the app removed. Zero after a week with many skips, and after every other kind of week.
 */
export const keptMinutes = (weeks: readonly PastWeek[]): number => {
  const last = weeks.at(-1);
  return last && movesLoad(last) && !isBad(last) ? Math.max(0, last.planned - last.trimmed) : 0;
};

/** True for a week in which the runner did much more than planned. */
export const isOverdone = ({ planned, done }: PastWeek): boolean => done > OVERDONE * planned;

/** True if the next week must repeat the established load and must not grow, as after the last week of a return. */
export const holdsNext = (weeks: readonly PastWeek[]): boolean => {
  const last = weeks.at(-1);
  if (!last) return true;
  if (last.stopsGrowth || last.kind === 'return') return true;
  return movesLoad(last) && (skippedShare(last) > SKIP_LIMITS.growth || isOverdone(last));
};

const isLight = (week: PastWeek): boolean =>
  week.kind === 'down' || week.kind === 'eased' || week.done < LIGHT_WEEK * week.established;

/** True for a light week that was planned as such, including the shortened weeks after a break. */
export const isPlannedLight = (week: PastWeek): boolean => isLight(week) || (week.kind === 'return' && week.share < 1);

/** Number of full weeks since the last light week; Infinity if there was none. */
export const weeksSinceLight = (weeks: readonly PastWeek[], isLightWeek = isLight): number => {
  const index = weeks.findLastIndex((week) => isLightWeek(week));
  return index < 0 ? Number.POSITIVE_INFINITY : weeks.length - 1 - index;
};

/**
 * Fraction of the established load for the next week if recent check-ins require an eased week (section 1.4); null
 * otherwise.
 */
export const easedShare = (weeks: readonly PastWeek[]): number | null => {
  const last = weeks.at(-1);
  if (!last) return null;
  if (last.lightDays >= 5) return 0.6;
  const mayEase = last.kind !== 'eased' && last.kind !== 'down' && weeksSinceLight(weeks) > 1;
  return last.lightDays >= 3 && mayEase ? 0.8 : null;
};

/**
 * Maximum number of consecutive weeks in which a long run that the app shortened is credited with its planned minutes.
 */
export const MOST_CREDITS = 2;

/** Minutes of a week that are treated as run, by its index among the past weeks. */
const countedMinutes = (weeks: readonly PastWeek[], index: number): number => {
  const { done = 0, longCredit = 0 } = weeks[index] ?? {};
  const before = weeks.slice(Math.max(0, index - MOST_CREDITS), index);
  const isUsedUp = before.length === MOST_CREDITS && before.every((week) => (week.longCredit ?? 0) > 0);
  return isUsedUp ? done : done + longCredit;
};

/** Number of consecutive eased weeks after which the runner is used to their real minutes. */
const LONG_EASED = 3;

/** True if a week, given by its index among the past weeks, ends a long series of eased weeks. */
const isLongEased = (weeks: readonly PastWeek[], index: number): boolean =>
  index >= LONG_EASED - 1 && weeks.slice(index - LONG_EASED + 1, index + 1).every(({ kind }) => kind === 'eased');

/** True in the week after a return of one week, which had no room for fast running after its easy runs. */
const isAfterShortReturn = (weeks: readonly PastWeek[]): boolean =>
  weeks.at(-1)?.kind === 'return' && weeks.at(-2)?.kind !== 'return';

/**
 * True for the first week after a short return, after many eased weeks or after the recovery from a race. Its only fast
 * running is a fartlek.
 */
export const isFirstAfterEasyWeeks = (weeks: readonly PastWeek[]): boolean =>
  weeks.at(-1)?.kind === 'recovery' || isAfterShortReturn(weeks) || isLongEased(weeks, weeks.length - 1);

/**
 * Minutes of a past week that are treated as run: a long run that the app shortened is credited with its planned
 * minutes.
 */
export const creditedMinutes = ({ done, longCredit = 0 }: PastWeek): number => done + longCredit;

/**
 * Mean minutes run in the last three weeks, each divided by the fraction of the load for which the week was planned.
 * From the third consecutive eased week onwards, the real minutes are used. Weeks without running because of a break
 * are skipped in favour of the weeks before them. A long run that the app shortened is credited as planned, at most
 * twice in a row (section 1.6). Null if there are fewer weeks.
 */
export const recentMinutes = (weeks: readonly PastWeek[]): number | null => {
  const last = [...weeks.entries()].filter(([, { isAway }]) => !isAway).slice(-3);
  if (last.length < 3) return null;
  const shareOf = (index: number, { share }: PastWeek): number => (isLongEased(weeks, index) ? 1 : share);
  return last.reduce((sum, [index, week]) => sum + countedMinutes(weeks, index) / shareOf(index, week), 0) / 3;
};
