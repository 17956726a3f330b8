import { currentWeek } from './current-week.ts';
import { planBase } from './plan-base.ts';
import type { WeekBase, WeekInputs, WeekState } from './types.ts';

/**
 * Returns a week as originally planned and in its current form. Pure: equal inputs always give an equal week, so that a
 * repeated event changes nothing.
 */
export const makeWeek = (inputs: WeekInputs): WeekState => currentWeek(inputs.base ?? planAnew(inputs), inputs);

/** Plans a week again. The runner's wishes for it stay; moved sessions return to their planned days. */
const planAnew = (inputs: WeekInputs): WeekBase => {
  const own = inputs.replaced?.own;
  const base = planBase(inputs);
  return own ? { ...base, own } : base;
};
