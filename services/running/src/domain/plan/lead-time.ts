import type { Goal, Level } from './types.ts';

/** Comfortable lead times in weeks: for a runner with experience, and for a beginner (section B of the domain page). */
const COMFORTABLE: Partial<Record<Goal, { from: number; to: number }>> = {
  '5k': { from: 8, to: 10 },
  '10k': { from: 10, to: 12 },
  half_marathon: { from: 12, to: 14 },
  marathon: { from: 16, to: 20 },
  ultra: { from: 20, to: 20 },
};

const NAMES: Partial<Record<Goal, string>> = { half_marathon: 'half marathon' };

/** One plain sentence when the weeks from the start of a programme to the race are few for goal and level; null otherwise. */
export const leadTimeNote = (goal: Goal, level: Level, weeks: number): string | null => {
  const comfortable = COMFORTABLE[goal];
  if (!comfortable) return null;
  const needed = level === 'Beginner' ? comfortable.to : comfortable.from;
  if (weeks >= needed) return null;
  const left = weeks === 1 ? '1 week is' : `${weeks} weeks are`;
  return `${left} short for a ${NAMES[goal] ?? goal}: ${needed} or more would be comfortable, so the plan stays careful.`;
};
