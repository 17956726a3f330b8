import { allowedDaySets, isSenior } from './running-days.ts';
import { GOALS, LONG_SHARE, MINUTES_PER_RUN, MOST_ON_TWO_RUNS, MOST_OTHER, MOST_RUNS } from './tables.ts';
import type { TrainingRunner } from './types.ts';

const MASTER_FROM = 50;

const isMaster = ({ age }: TrainingRunner): boolean => (age ?? 0) >= MASTER_FROM;

const isVeryCareful = (runner: TrainingRunner): boolean =>
  isSenior(runner) || runner.injury === 'recent' || (runner.isObese && runner.level === 'Beginner');

/** How fast a runner's load may grow (section 1.2 of the plans page): a share of it, or minutes if that is more. */
export const growthOf = (runner: TrainingRunner): { rate: number; step: number } => {
  if (isVeryCareful(runner)) return { rate: 0.06, step: 5 };
  const isCareful = runner.level === 'Beginner' || isMaster(runner) || runner.injury !== 'none';
  return isCareful ? { rate: 0.08, step: 8 } : { rate: 0.1, step: 10 };
};

/** Every how many weeks one is a down week. */
export const downWeekCadence = (runner: TrainingRunner): number =>
  isVeryCareful(runner) || (isMaster(runner) && runner.injury !== 'none') ? 3 : 4;

/** Days between two hard days, start to start. */
export const hardDayGap = (runner: TrainingRunner): number => (isMaster(runner) ? 3 : 2);

/** Weekly minutes of the stated hours. */
export const hoursMinutes = ({ hours }: Pick<TrainingRunner, 'hours'>): number => hours * 60;

const FLEX_SHARE = 1.15;

/** Most weekly minutes of the last weeks before a taper: more than the stated hours where the runner agreed to it. */
export const flexibleMinutes = (runner: Pick<TrainingRunner, 'hours' | 'hoursFlex'>): number =>
  hoursMinutes(runner) * (runner.hoursFlex ? FLEX_SHARE : 1);

/** Runs of a full week (section 3.5): as many as days, level, age, injury and hours allow. */
export const runsPerWeek = (runner: TrainingRunner): number => {
  const fitting = Math.floor(hoursMinutes(runner) / MINUTES_PER_RUN[runner.level]);
  const placeable = Math.max(1, ...allowedDaySets(runner).map((set) => set.length));
  return Math.min(
    placeable,
    MOST_RUNS[runner.level],
    isSenior(runner) ? 5 : 6,
    runner.injury === 'recent' ? 4 : 6,
    Math.max(2, fitting),
  );
};

/** Share of the week's minutes that the long run may take with so many runs. */
export const longShare = (runner: TrainingRunner, runs: number): number =>
  LONG_SHARE[GOALS[runner.goal].distance][Math.min(Math.max(runs, 1), 6) - 1] ?? 1;

/** Longest run that the goal, the runner's own limit and the number of runs allow, minutes. */
const longestRun = (runner: TrainingRunner, runs: number): number =>
  Math.min(
    GOALS[runner.goal].longest[runner.level],
    runs <= 2 ? MOST_ON_TWO_RUNS : Number.POSITIVE_INFINITY,
    runner.longCap ?? Number.POSITIVE_INFINITY,
  );

/** Weekly minutes and longest run that a season grows towards. */
export interface SeasonGoal {
  week: number;
  long: number;
}

/**
 * What a season grows towards (section 3.2).
 * @param established the established load at the season's start, minutes a week
 */
export const seasonGoal = (runner: TrainingRunner, established: number): SeasonGoal => {
  const runs = runsPerWeek(runner);
  const longest = longestRun(runner, runs);
  const hours = flexibleMinutes(runner);
  const useful = Math.max(GOALS[runner.goal].usefulWeek[runner.level], Math.min(established, hours));
  const week = Math.min(hours, longest + (runs - 1) * MOST_OTHER[runner.level], useful);
  return { week, long: Math.min(longest, longShare(runner, runs) * week) };
};
