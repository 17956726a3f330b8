import { median } from '@stridewell/contracts/web';
import type { StartingLoad } from './forecast.ts';
import { hoursMinutes } from './runner.ts';
import { LEAST_WEEK, STAND_IN } from './tables.ts';
import type { TrainingRunner } from './types.ts';

/** The runner's logged training before the first week of a plan, in minutes of running. */
export interface TrainingHistory {
  /** Running minutes of each of the last six full weeks, oldest first. */
  weeks: readonly number[];
  /** Minutes of each run of the last 30 days. */
  runs: readonly number[];
}

/** The runner's own statements about earlier training; null if not answered. */
export interface LoadAnswers {
  /** Running minutes of a usual week. */
  usualWeek: number | null;
  /** Duration of the longest recent run, in minutes. */
  longest: number | null;
}

/** Source of the starting load, which is also shown to the runner. */
export type LoadSource = 'history' | 'answers' | 'level';

const LEAST_WEEKS = 3;
const CLIP = 1.3;
const MOST_OF_HOURS = 1.1;
/** Fraction of the stated usual week that is used, because people tend to overstate it. */
const ANSWER_SHARE = 0.9;

const fromHistory = (runner: TrainingRunner, { weeks, runs }: TrainingHistory): StartingLoad | null => {
  const known = weeks.slice(-6).filter((minutes) => minutes > 0);
  if (known.length < LEAST_WEEKS) return null;
  const most = CLIP * median(known);
  const fullest = known.map((minutes) => Math.min(minutes, most)).sort((a, b) => b - a);
  const mean = fullest.slice(0, LEAST_WEEKS).reduce((sum, minutes) => sum + minutes, 0) / LEAST_WEEKS;
  const [longest, second] = [...runs].sort((a, b) => b - a);
  return {
    established: Math.min(mean, MOST_OF_HOURS * hoursMinutes(runner)),
    longest: longest === undefined ? STAND_IN.longest[runner.level] : Math.min(longest, CLIP * (second ?? longest)),
  };
};

const fromAnswers = (runner: TrainingRunner, { usualWeek, longest }: LoadAnswers): StartingLoad | null => {
  if (usualWeek === null || usualWeek <= 0) return null;
  return {
    established: Math.min(ANSWER_SHARE * usualWeek, hoursMinutes(runner)),
    longest: Math.min(longest ?? STAND_IN.longest[runner.level], 0.75 * usualWeek + 10),
  };
};

/** Assumptions about a runner with few logged runs: weeks of three runs as long as the longest, and a longer long run. */
const FEW_RUNS = { runs: 3, leastLongest: 25 };

/** The default for a level, limited by the runs of a log that is too short to be a history. */
const fromLevel = (runner: TrainingRunner, { weeks, runs }: TrainingHistory): StartingLoad => {
  const { shareOfHours, mostMinutes, longest } = STAND_IN;
  const stand = {
    established: Math.min(shareOfHours[runner.level] * hoursMinutes(runner), mostMinutes[runner.level]),
    longest: longest[runner.level],
  };
  const logged = Math.max(0, ...runs);
  if (logged === 0) return stand;
  const week = Math.max(FEW_RUNS.runs * logged, LEAST_WEEK, ...weeks);
  const most = Math.max(CLIP * logged, FEW_RUNS.leastLongest);
  return { established: Math.min(stand.established, week), longest: Math.min(stand.longest, most) };
};

/**
 * Computes the established load and the longest run at which a plan starts (section 1.1 of the plans page): from the
 * log of the last six weeks, or from the runner's answers, or from a default for the level, which a few logged runs can
 * limit.
 */
export const startingLoad = (
  runner: TrainingRunner,
  history: TrainingHistory,
  answers: LoadAnswers,
): StartingLoad & { source: LoadSource } => {
  const logged = fromHistory(runner, history);
  if (logged) return { ...logged, source: 'history' };
  const answered = fromAnswers(runner, answers);
  if (answered) return { ...answered, source: 'answers' };
  return { ...fromLevel(runner, history), source: 'level' };
};
