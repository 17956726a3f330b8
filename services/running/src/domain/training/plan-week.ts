import { comebackLongRun } from './breaks.ts';
import { hardShare, longRunLine, racePaceMinutes } from './long-run.ts';
import { chooseQuality } from './quality.ts';
import { toFive, toFiveWithin } from './round.ts';
import { longShare, runsPerWeek } from './runner.ts';
import { type RecentRuns, sessionCap } from './session-cap.ts';
import { MOST_OTHER } from './tables.ts';
import type { TrainingRunner, TrainingWeek, WeekKind } from './types.ts';
import { type WeekContext, weekTarget } from './week-minutes.ts';

/** Minimum minutes of each run in a week with few minutes. */
const LEAST_RUN = 20;
const MOST_BEFORE_RACE = 3;

/** Number of runs in a week with the given minutes. In a race week the race is not counted. */
const runsOfWeek = (runner: TrainingRunner, kind: WeekKind, minutes: number): number => {
  const runs = runsPerWeek(runner);
  if (kind === 'race') return Math.max(1, Math.min(MOST_BEFORE_RACE, runs - 1));
  return Math.max(1, Math.min(runs, Math.floor(minutes / LEAST_RUN)));
};

/**
 * Maximum minutes of the long run in a week: its share of the week, limited so that the other runs do not exceed their
 * own maximum.
 */
const mostLong = (runner: TrainingRunner, runs: number, minutes: number, cap: number): number => {
  const share = longShare(runner, runs);
  const byOthers = share < 1 ? (share * (runs - 1) * MOST_OTHER[runner.level]) / (1 - share) : Number.POSITIVE_INFINITY;
  return Math.min(share * minutes, byOthers, runner.longCap ?? Number.POSITIVE_INFINITY, cap);
};

/**
 * Longest run allowed in the week, in minutes. After a long break no run of the last 30 days counts; the break table
 * then gives the length of the first runs.
 */
const capOfWeek = ({ runner, load }: WeekContext, recent: RecentRuns): number => {
  const cap = sessionCap(runner, recent);
  if (!load.comeback || load.comeback.week > 0) return cap;
  return Math.max(cap, comebackLongRun(load.comeback, Math.max(recent.longest30, recent.longest31to60)));
};

/**
 * Plans a week before its sessions are assigned to days (sections 1 to 3 of the plans page). Pure and deterministic.
 */
export const planTrainingWeek = (context: WeekContext, recent: RecentRuns): TrainingWeek & { share: number } => {
  const { runner, season, index } = context;
  const { kind, share, minutes: target } = weekTarget(context);
  const cap = capOfWeek(context, recent);
  const runs = runsOfWeek(runner, kind, toFive(target));
  const line = longRunLine(context, kind, recent, cap);
  const longMinutes = kind === 'race' ? 0 : toFiveWithin(line, mostLong(runner, runs, toFive(target), cap));
  const filled = toFive(Math.max(LEAST_RUN, longMinutes + (runs - 1) * MOST_OTHER[runner.level]));
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
