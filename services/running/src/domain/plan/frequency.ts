import type { Level, Phase } from './types.ts';

export interface Frequency {
  runs: number;
  quality: number;
  strength: number;
}

/** Sessions by available days: quality in Base, Build and Peak (section B of the domain page). */
const QUALITY: Record<1 | 2 | 3 | 4 | 5, readonly [number, number, number]> = {
  1: [0, 0, 0],
  2: [0, 0, 1],
  3: [0, 1, 1],
  4: [1, 1, 1],
  5: [1, 2, 2],
};

const PHASE_INDEX = { Base: 0, Build: 1, Peak: 2 } as const;

const runsFor = (days: number, level: Level): number => {
  if (days <= 4) return days;
  if (level === 'Beginner') return 4;
  return days === 5 || level === 'Intermediate' ? 5 : 6;
};

const qualityFor = (days: number, level: Level, phase: Phase): number => {
  if (phase === 'Taper') return days === 1 ? 0 : 1;
  const row = QUALITY[Math.max(1, Math.min(days, 5)) as keyof typeof QUALITY];
  const takesMore = level === 'Advanced' && ((days === 2 && phase === 'Build') || (days === 4 && phase === 'Peak'));
  return row[PHASE_INDEX[phase]] + (takesMore ? 1 : 0);
};

/**
 * How many runs, quality sessions and strength sessions a week holds. Where the table of the domain page gives a range,
 * its upper end is for the Advanced. The taper keeps one quality session and all runs.
 */
export const frequency = (days: number, level: Level, phase: Phase): Frequency => ({
  runs: runsFor(days, level),
  quality: qualityFor(days, level, phase),
  strength: days === 1 ? 1 : 2,
});
