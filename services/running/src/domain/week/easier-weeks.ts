import { addDays } from '@stridewell/contracts/web';
import type { WeekInputs } from './types.ts';

/** True if the week that came `weeks` weeks before this one was made a fifth shorter. */
export const wasEasier = (
  { weekStart, earlier }: Pick<WeekInputs, 'weekStart' | 'earlier'>,
  weeks: number,
): boolean => {
  const start = addDays(weekStart, -7 * weeks);
  const state = earlier.find((week) => week.weekStart === start)?.state;
  return state?.days.some(({ changes }) => changes.some(({ code }) => code === 'lighter_week')) === true;
};
