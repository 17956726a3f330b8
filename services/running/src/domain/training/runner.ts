import { allowedDaySets, isSenior } from './running-days.ts';
import { GOALS, LONG_SHARE, MINUTES_PER_RUN, MOST_ON_TWO_RUNS, MOST_OTHER, MOST_RUNS } from './tables.ts';
import type { TrainingRunner } from './types.ts';

const MASTER_FROM = 50;

const isMaster = ({ age }: TrainingRunner): boolean => (age ?? 0) >= MASTER_FROM;

const isVeryCareful = (runner: TrainingRunner): boolean =>
  isSenior(runner) || runner.injury === 'recent' || (runner.isObese && runner.level === 'Beginner');

/**
 * Maximum weekly growth of a runner's load (section 1.2 of the plans page): a rate or a step in minutes, whichever is
 * more.
 */
export const growthOf = (runner: TrainingRunner): { rate: number; step: number } => {
  if (isVeryCareful(runner)) return { rate: 0.06, step: 5 };
  const isCareful = runner.level === 'Beginner' || isMaster(runner) || runner.injury !== 'none';
  return isCareful ? { rate: 0.08, step: 8 } : { rate: 0.1, step: 10 };
};

/** Interval between down weeks: every third or every fourth week. */
export const downWeekCadence = (runner: TrainingRunner): number =>
  isVeryCareful(runner) || (isMaster(runner) && runner.injury !== 'none') ? 3 : 4;

/** Minimum number of days from one hard day to the next. */
export const hardDayGap = (runner: TrainingRunner): number => (isMaster(runner) ? 3 : 2);

/** The runner's stated hours per week, in minutes. */
export const hoursMinutes = ({ hours }: Pick<TrainingRunner, 'hours'>): number => hours * 60;

const FLEX_SHARE = 1.15;

/**
 * Maximum minutes in each of the last weeks before a taper. It exceeds the stated hours if the runner agreed to that.
 */
export const flexibleMinutes = (runner: Pick<TrainingRunner, 'hours' | 'hoursFlex'>): number =>
  hoursMinutes(runner) * (runner.hoursFlex ? FLEX_SHARE : 1);

/** Number of runs in a full week (section 3.5), limited by available days, level, age, injury and stated hours. */
export const runsPerWeek = (runner: TrainingRunner): number => {
  const fitting = Math.floor(hoursMinutes(runner) / MINUTES_PER_RUN[runner.level]);
  const placeable = Math.max(1, ...allowedDaySets(runner).map((set) => set.length));
  return Math.min(
    placeable,
    MOST_RUNS[runner.level],
    isSenior(runner) ? 5 : 6,
    runner.injury === 'recent' ? 4 : 6,
    Math.max(2, fitting),
    runner.mostRuns ?? 6,
  );
};

/** Maximum share of the weekly minutes for the long run in a week with the given number of runs. */
export const longShare = (runner: TrainingRunner, runs: number): number =>
  LONG_SHARE[GOALS[runner.goal].distance][Math.min(Math.max(runs, 1), 6) - 1] ?? 1;

/** Maximum length of a run other than the long run, in minutes. The runner's own limit applies to every run. */
export const mostOtherRun = ({ level, longCap }: Pick<TrainingRunner, 'level' | 'longCap'>): number =>
  Math.min(MOST_OTHER[level], longCap ?? Number.POSITIVE_INFINITY);

/** Maximum length of a run, given the goal, the runner's own limit and the number of runs, in minutes. */
const longestRun = (runner: TrainingRunner, runs: number): number =>
  Math.min(
    GOALS[runner.goal].longest[runner.level],
    runs <= 2 ? MOST_ON_TWO_RUNS : Number.POSITIVE_INFINITY,
    runner.longCap ?? Number.POSITIVE_INFINITY,
  );

/** Target of a season's growth: weekly minutes and minutes of the longest run. */
export interface SeasonGoal {
  week: number;
  long: number;
}

/**
 * Computes the target that a season grows towards (section 3.2).
 * @param established established load at the start of the season, minutes per week
 */
export const seasonGoal = (runner: TrainingRunner, established: number): SeasonGoal => {
  const runs = runsPerWeek(runner);
  const longest = longestRun(runner, runs);
  const hours = flexibleMinutes(runner);
  const useful = Math.max(GOALS[runner.goal].usefulWeek[runner.level], Math.min(established, hours));
  const week = Math.min(hours, longest + (runs - 1) * mostOtherRun(runner), useful);
  return { week, long: Math.min(longest, longShare(runner, runs) * week) };
};
