import type { PauseDays } from '../training/day/context.ts';
import { daysFrom } from './days-from.ts';
import type { WeekInputs } from './types.ts';

/** Returns a runner's pauses in days counted from a date (0). */
export const pausesFrom = ({ pauses }: Pick<WeekInputs, 'pauses'>, date: string): PauseDays[] => {
  const dayOf = daysFrom(date);
  return pauses.map(({ kind, from, to }) => ({
    kind,
    from: dayOf(from),
    to: to === null ? Number.POSITIVE_INFINITY : dayOf(to),
  }));
};
