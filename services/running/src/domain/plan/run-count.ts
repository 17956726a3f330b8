import type { Frame } from './frame.ts';
import { longShare } from './long-run.ts';

/** Shorter than this a run is not worth the shoes: fewer runs hold the minutes instead. */
const SHORTEST_RUN = 15;
/** What is partly walked may be shorter. */
const SHORTEST_RUN_WALK = 10;

/** The least minutes of a run that a week plans; less only where nothing as long may be run yet, or the week holds no more. */
export const shortestRun = (frame: Frame): number => {
  const isWalked = frame.isRunWalking || frame.request.easing?.restart?.isRunWalk;
  return Math.min(isWalked ? SHORTEST_RUN_WALK : SHORTEST_RUN, ...frame.open.map(frame.longest));
};

interface Wanted {
  /** The most runs still to place. */
  runs: number;
  /** Runs that stand already. */
  taken: number;
  /** Minutes for the runs still to place. */
  minutes: number;
  /** The minutes of the whole week. */
  total: number;
  hasLong: boolean;
}

/** As many runs as the minutes fill with none below the shortest, the long run's share taken off first; one at least where there are minutes. */
export const runCount = (frame: Frame, { runs, taken, minutes, total, hasLong }: Wanted): number => {
  const shortest = shortestRun(frame);
  const cap = Math.min(frame.request.runner.longRunCapMin ?? Infinity, ...frame.open.map(frame.cap));
  const isFilled = (count: number): boolean => {
    if (!hasLong) return minutes >= count * shortest;
    const long = Math.min(cap, total * longShare(taken + count));
    return long >= shortest && minutes - long >= (count - 1) * shortest;
  };
  for (let count = Math.min(runs, frame.open.length); count > 1; count -= 1) if (isFilled(count)) return count;
  return minutes > 0 ? Math.max(0, Math.min(1, runs, frame.open.length)) : 0;
};
