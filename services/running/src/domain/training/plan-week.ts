import { AFTER_LADDER_RUN, comebackLongRun, longestBeforeBreak } from './breaks.ts';
import { hardShare, longestAfterBreak, longRunLine, racePaceMinutes } from './long-run.ts';
import { chooseQuality } from './quality.ts';
import { downToFive, toFive, toFiveWithin } from './round.ts';
import { longShare, mostOtherRun, runsPerWeek } from './runner.ts';
import { countingLongest, type RecentRuns, sessionCap } from './session-cap.ts';
import { LEAST_SHORT_RUN, TAPER_RUN } from './tables.ts';
import type { TrainingRunner, TrainingWeek, WeekKind } from './types.ts';
import { type WeekContext, weekTarget } from './week-minutes.ts';

/** Minimum minutes of each run in a week with few minutes. */
const LEAST_RUN = 20;
const MOST_BEFORE_RACE = 3;
/** A taper week with few minutes has at least this many runs, even if they become short. */
export const LEAST_TAPER_RUNS = 2;

/**
 * Number of runs in a week with the given minutes. In a race week, the race is not included. If the session cap is
 * below the usual minimum of a run, as after a long time without running, the minutes are spread over more runs.
 */
const runsOfWeek = (
  { runner, load, leastRuns = 0 }: WeekContext,
  { kind, minutes, cap }: { kind: WeekKind; minutes: number; cap: number },
): number => {
  const runs = runsPerWeek(runner);
  if (kind === 'race') return Math.max(1, Math.min(MOST_BEFORE_RACE, runs - 1));
  const least = kind === 'taper' ? Math.max(LEAST_TAPER_RUNS, leastRuns) : 0;
  const short = Math.min(least, Math.floor(minutes / LEAST_SHORT_RUN));
  // After the walk–run ladder no run is shorter than its last stage.
  const usual = load.comeback?.isAfterLadder ? AFTER_LADDER_RUN : LEAST_RUN;
  return Math.max(1, Math.min(runs, Math.max(short, Math.floor(minutes / Math.min(cap, usual)))));
};

/**
 * Maximum minutes of the long run in a week: its share of the week, limited so that the other runs do not exceed their
 * own maximum.
 */
const mostLong = (runner: TrainingRunner, runs: number, minutes: number, cap: number): number => {
  const share = longShare(runner, runs);
  const byOthers = share < 1 ? (share * (runs - 1) * mostOtherRun(runner)) / (1 - share) : Number.POSITIVE_INFINITY;
  return Math.min(share * minutes, byOthers, runner.longCap ?? Number.POSITIVE_INFINITY, cap);
};

/**
 * Longest run allowed in the week, in minutes. After a long break there is no run in the last 30 days; the break table
 * then gives the length of the first runs.
 */
const capOfWeek = (context: WeekContext, recent: RecentRuns): number => {
  const { runner, load } = context;
  const cap = Math.min(sessionCap(runner, recent), longestAfterBreak(context, recent));
  if (!load.comeback || load.comeback.week > 0) return cap;
  return Math.max(cap, comebackLongRun(load.comeback, longestBeforeBreak(load.comeback, recent)));
};

/**
 * Rounds the long run of a week. A run that only the session cap limits is rounded down to whole minutes if rounding to
 * five would stop its growth, or if the app shortened an earlier long run and that growth step is still missing.
 */
const roundedLong = ({ load }: WeekContext, line: number, most: number, cap: number, recent: RecentRuns): number => {
  const rounded = toFiveWithin(line, most);
  const isCapped = Math.min(line, most) >= cap;
  const isBehind = load.weeks.some(({ longCredit = 0 }) => longCredit > 0);
  return isCapped && (isBehind || rounded <= countingLongest(recent)) ? Math.floor(cap) : rounded;
};

/**
 * The long run of a taper week leaves enough minutes for its other runs, and is the whole week if it is the only run.
 * It is as long as an ordinary easy run if its share of the week allows that, because no other run may be longer.
 */
const taperLong = (
  runner: TrainingRunner,
  longMinutes: number,
  { runs, minutes }: { runs: number; minutes: number },
  recent: RecentRuns,
): number => {
  const known = downToFive(countingLongest(recent));
  if (runs === 1) return Math.min(minutes, known);
  const ordinary = Math.min(TAPER_RUN, known, Math.floor(longShare(runner, runs) * minutes));
  const least = Math.max(LEAST_SHORT_RUN, ordinary);
  return Math.min(Math.max(longMinutes, least), minutes - (runs - 1) * LEAST_SHORT_RUN);
};

/**
 * Plans a week before its sessions are assigned to days (sections 1 to 3 of the plans page). Pure and deterministic.
 */
export const planTrainingWeek = (context: WeekContext, recent: RecentRuns): TrainingWeek & { share: number } => {
  const { runner, season, index } = context;
  const { kind, share, minutes: target } = weekTarget(context);
  const cap = capOfWeek(context, recent);
  const runs = runsOfWeek(context, { kind, minutes: toFive(target), cap });
  const line = longRunLine(context, kind, recent, cap);
  const most = mostLong(runner, runs, toFive(target), cap);
  const long = kind === 'race' ? 0 : roundedLong(context, line, most, cap, recent);
  const longMinutes = kind === 'taper' ? taperLong(runner, long, { runs, minutes: toFive(target) }, recent) : long;
  const filled = toFive(Math.max(LEAST_RUN, longMinutes + (runs - 1) * mostOtherRun(runner)));
  const minutes = kind === 'race' ? toFive(target) : Math.min(toFive(target), filled);
  const frame = { kind, minutes, longMinutes, runs };
  const wanted = racePaceMinutes(context, kind, longMinutes, Number.POSITIVE_INFINITY);
  const quality = chooseQuality(context, frame, wanted);
  const hard = quality.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
  const racePace = racePaceMinutes(context, kind, longMinutes, hardShare(context) * minutes - hard);
  return {
    ...frame,
    phase: season.weeks[index]?.phase ?? 'Base',
    share,
    racePaceMinutes: racePace,
    cap: Math.floor(cap),
    quality,
  };
};
