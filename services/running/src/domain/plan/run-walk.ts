import { weekStartOf } from '@stridewell/contracts/web';
import { doneMinutes } from './history.ts';
import type { PhaseOfWeek } from './phases.ts';
import type { Runner, TrainingRecord } from './types.ts';

/** Pace taken for the 3 km where none is known, seconds per km: quick for a beginner, so that fewer minutes are run. */
const QUICK_PACE = 360;
const EASY_SHARE = 1.135;
const FIRST_WEEK_KM = 3;

/** How a run-walk is divided; null for a runner who runs throughout. */
export interface RunWalk {
  run: number;
  walk: number;
  why: string;
}

const WHY = 'First runs: walking between keeps the load small.';
/** From the first runs to running throughout, a week each. */
const STEPS: readonly RunWalk[] = [
  { run: 1, walk: 1, why: WHY },
  { run: 2, walk: 1, why: WHY },
  { run: 3, walk: 1, why: WHY },
  { run: 5, walk: 1, why: WHY },
];
/** An obese beginner takes a week longer from the 3 km of the first. */
const SLOW_START: RunWalk = { run: 1, walk: 2, why: WHY };

/** Weeks before this one in which something was run. */
const weeksRun = (records: readonly TrainingRecord[], weekStart: string): number =>
  new Set(
    records.filter((record) => record.date < weekStart && doneMinutes(record) > 0).map(({ date }) => weekStartOf(date)),
  ).size;

const stepOf = (runner: Runner, weeks: number): RunWalk | null => {
  if (!runner.obese) return STEPS[weeks] ?? null;
  return weeks < 2 ? SLOW_START : (STEPS[weeks - 2] ?? null);
};

const isFirstOfObese = ({ obese }: Runner, { weekNumber }: PhaseOfWeek): boolean => obese && weekNumber === 1;

/** Whether a beginner's week is run-walk: no hard session in it. */
export const isRunWalking = (
  runner: Runner,
  at: PhaseOfWeek,
  records: readonly TrainingRecord[],
  weekStart: string,
): boolean => {
  if (runner.level !== 'Beginner') return false;
  return isFirstOfObese(runner, at) || stepOf(runner, weeksRun(records, weekStart)) !== null;
};

/**
 * Run-walk instead of running: the first week of an obese beginner with at most 3 km of running in total (Nielsen 2014,
 * PMC4060311), and a beginner's first weeks of running, in steps (coaching convention). `total` is the week's minutes.
 */
export const runWalkOf = (
  runner: Runner,
  at: PhaseOfWeek,
  records: readonly TrainingRecord[],
  { weekStart, total }: { weekStart: string; total: number },
): RunWalk | null => {
  if (runner.level !== 'Beginner') return null;
  if (isFirstOfObese(runner, at)) {
    const pace = runner.thresholdPace === null ? QUICK_PACE : runner.thresholdPace * EASY_SHARE;
    const most = Math.floor((FIRST_WEEK_KM * pace) / 60);
    const walk = Math.max(1, Math.ceil(total / most) - 1);
    return { run: 1, walk, why: `First week: run-walk, at most ${FIRST_WEEK_KM} km of running in the whole week.` };
  }
  return stepOf(runner, weeksRun(records, weekStart));
};

/** `Run-walk: 10 x (1 min run, 1 min walk)`; what is left of the minutes is walked, all of them where not even one round fits. */
export const describeRunWalk = ({ run, walk }: RunWalk, minutes: number): string => {
  const rounds = Math.floor(minutes / (run + walk));
  return rounds === 0 ? 'Brisk walk' : `Run-walk: ${rounds} x (${run} min run, ${walk} min walk)`;
};
