import { currentWeek } from './current-week.ts';
import { planBase } from './plan-base.ts';
import { smallerPlanOf, withinSmallerPlan, withoutBefore } from './smaller-plan.ts';
import { withKeptTrial } from './time-trial.ts';
import type { WeekBase, WeekInputs, WeekState } from './types.ts';

/**
 * Returns a week as originally planned and in its current form. Pure: equal inputs always give an equal week, so that a
 * repeated event changes nothing.
 */
export const makeWeek = (inputs: WeekInputs): WeekState => currentWeek(inputs.base ?? planAnew(inputs), inputs);

/**
 * Plans a week again. The runner's wishes for it and a smaller plan stay; moved sessions return to their planned days.
 */
export const planAnew = (inputs: WeekInputs): WeekBase => {
  const { replaced } = inputs;
  const smaller = smallerPlanOf(inputs, replaced);
  const base = planBase(withinSmallerPlan(inputs, smaller));
  const own = replaced?.own;
  return withKeptTrial(
    {
      ...base,
      ...(own ? { own } : {}),
      ...(smaller === undefined ? {} : { smaller: smaller && withoutBefore(smaller) }),
    },
    replaced,
  );
};
