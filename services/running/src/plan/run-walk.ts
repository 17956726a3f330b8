import type { PhaseOfWeek } from './phases.ts';
import type { Runner } from './types.ts';

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

/**
 * Run-walk instead of running: the first week of an obese beginner with at most 3 km of running in total (Nielsen 2014,
 * PMC4060311), and a beginner without a log. `total` is the week's minutes.
 */
export const runWalkOf = (runner: Runner, at: PhaseOfWeek, hasLog: boolean, total: number): RunWalk | null => {
  if (runner.level !== 'Beginner') return null;
  if (runner.obese && at.weekNumber === 1) {
    const pace = runner.thresholdPace === null ? QUICK_PACE : runner.thresholdPace * EASY_SHARE;
    const most = Math.floor((FIRST_WEEK_KM * pace) / 60);
    const walk = Math.max(1, Math.ceil(total / most) - 1);
    return { run: 1, walk, why: `First week: run-walk, at most ${FIRST_WEEK_KM} km of running in the whole week.` };
  }
  return hasLog ? null : { run: 1, walk: 1, why: 'First runs: walking between keeps the load small.' };
};

/** `Run-walk: 10 x (1 min run, 1 min walk)`; what is left of the minutes is walked, all of them where not even one round fits. */
export const describeRunWalk = ({ run, walk }: RunWalk, minutes: number): string => {
  const rounds = Math.floor(minutes / (run + walk));
  return rounds === 0 ? 'Brisk walk' : `Run-walk: ${rounds} x (${run} min run, ${walk} min walk)`;
};
