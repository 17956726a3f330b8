import { LEAST_WEEK } from './tables.ts';
import type { WeekKind } from './types.ts';

/** A week that is over, in minutes of running. */
export interface PastWeek {
  kind: WeekKind;
  /** Established load when the week began. */
  established: number;
  /** Minutes as first planned. */
  planned: number;
  done: number;
  /** Minutes that the app took away: lighter days, physio blocks, pauses. They never count against the runner. */
  trimmed: number;
  /** Share of the established load at which a down, eased or return week was planned; 1 for other weeks. */
  share: number;
  /** The longest run; a long run that the app shortened counts with its planned minutes. */
  longest: number;
  /** Days with the action Light or Rest. */
  lightDays: number;
  /** True when no run was possible: a break, an illness or an injury took the whole week. */
  isAway: boolean;
  /** True when the next week must not grow: an unplanned run far beyond the longest, a new injury or a higher level. */
  stopsGrowth: boolean;
}

/** How a runner comes back after a break: the shares of the established load, week by week. */
export interface Comeback {
  daysOff: number;
  shares: readonly number[];
  /** Weeks since the return, 0 in the first. */
  week: number;
}

/** What the plan knows of a runner's load. Weekly minutes. */
export interface LoadState {
  /** The weekly load that the runner is used to; plans grow from it. */
  established: number;
  /** The established load at the season's start. */
  seasonEstablished: number;
  /** The weeks of the last half year, newest last. */
  weeks: readonly PastWeek[];
  comeback: Comeback | null;
}

/** Weeks for which the highest established load is remembered. */
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

/** Highest established load of the last half year: memory for growing back. */
export const topLoad = ({ established, weeks }: LoadState): number =>
  Math.max(established, ...weeks.slice(-MEMORY_WEEKS).map((week) => week.established));

/** True for the weeks that move the established load. */
const movesLoad = ({ kind }: PastWeek): boolean => kind === 'load' || kind === 'hold';

/** Share of the planned minutes that the runner skipped; what the app trimmed is no skip. */
export const skippedShare = ({ planned, done, trimmed }: PastWeek): number =>
  planned > 0 ? Math.max(0, 1 - (done + trimmed) / planned) : 0;

/** Established load after a load or hold week. */
const earnedLoad = (established: number, week: PastWeek): number => {
  const { planned, done } = week;
  if (planned <= established) return established;
  const counted = Math.min(done, REWARDED_EXCESS * planned);
  if (counted >= EARNED.whole * planned) return planned;
  const isHalfEarned = counted >= EARNED.half * planned && skippedShare(week) <= SKIP_LIMITS.half;
  return isHalfEarned ? established + (planned - established) / 2 : established;
};

const isBad = (week: PastWeek): boolean => skippedShare(week) > SKIP_LIMITS.bad;

/** The second of three load weeks with many skips lowers the load, by a tenth at most. Null when it does not. */
const loweredLoad = (established: number, weeks: readonly PastWeek[]): number | null => {
  const last = weeks.at(-1);
  const bad = weeks.filter(movesLoad).slice(-3).filter(isBad);
  if (!last || !movesLoad(last) || !isBad(last) || bad.length < 2) return null;
  const credited = bad.reduce((sum, { done, trimmed }) => sum + done + trimmed, 0) / bad.length;
  return Math.min(established, Math.max(MOST_FALL * established, credited, LEAST_WEEK));
};

/**
 * The load after a week (section 1.3 of the plans page). Only load and hold weeks move the established load, and a
 * single week never lowers it.
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

/** True when the week after these must repeat the established load instead of growing. */
export const holdsNext = (weeks: readonly PastWeek[]): boolean => {
  const last = weeks.at(-1);
  if (!last) return true;
  if (last.stopsGrowth) return true;
  return movesLoad(last) && (skippedShare(last) > SKIP_LIMITS.growth || last.done > OVERDONE * last.planned);
};

const isLight = (week: PastWeek): boolean =>
  week.kind === 'down' || week.kind === 'eased' || week.done < LIGHT_WEEK * week.established;

/** Full weeks since the last light one; Infinity when there was none. */
export const weeksSinceLight = (weeks: readonly PastWeek[]): number => {
  const index = weeks.findLastIndex(isLight);
  return index < 0 ? Number.POSITIVE_INFINITY : weeks.length - 1 - index;
};

/** Share of the established load at which check-ins ease the next week (section 1.4). Null when they do not. */
export const easedShare = (weeks: readonly PastWeek[]): number | null => {
  const last = weeks.at(-1);
  if (!last) return null;
  if (last.lightDays >= 5) return 0.6;
  const mayEase = last.kind !== 'eased' && last.kind !== 'down' && weeksSinceLight(weeks) > 1;
  return last.lightDays >= 3 && mayEase ? 0.8 : null;
};

/**
 * Weekly minutes really run: the mean of the last three weeks, each divided by the share it was planned at. Null with
 * fewer weeks since the season's start or the last break.
 */
export const recentMinutes = (weeks: readonly PastWeek[]): number | null => {
  const sinceBreak = weeks.slice(weeks.findLastIndex(({ isAway }) => isAway) + 1);
  const last = sinceBreak.slice(-3);
  return last.length < 3 ? null : last.reduce((sum, { done, share }) => sum + done / share, 0) / 3;
};
