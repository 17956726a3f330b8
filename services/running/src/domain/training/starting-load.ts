import type { StartingLoad } from './forecast.ts';
import { hoursMinutes } from './runner.ts';
import { STAND_IN } from './tables.ts';
import type { TrainingRunner } from './types.ts';

/** What a plan knows of a runner's training before its first week. Minutes of running. */
export interface TrainingHistory {
  /** Minutes of the last six full weeks, oldest first. */
  weeks: readonly number[];
  /** Minutes of the single runs of the last 30 days. */
  runs: readonly number[];
}

/** The runner's own answers. */
export interface LoadAnswers {
  /** Minutes of a usual week. */
  usualWeek: number | null;
  /** Minutes of the longest recent run. */
  longest: number | null;
}

/** Where the starting load comes from; named to the runner. */
export type LoadSource = 'history' | 'answers' | 'level';

const LEAST_WEEKS = 3;
const CLIP = 1.3;
const MOST_OF_HOURS = 1.1;
/** People round the minutes of their usual week up. */
const ANSWER_SHARE = 0.9;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

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

/**
 * The established load and the longest run that a plan starts from (section 1.1 of the plans page): the log of the last
 * six weeks, else the runner's answers, else a stand-in by level.
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
  const { shareOfHours, mostMinutes, longest } = STAND_IN;
  return {
    established: Math.min(shareOfHours[runner.level] * hoursMinutes(runner), mostMinutes[runner.level]),
    longest: longest[runner.level],
    source: 'level',
  };
};
