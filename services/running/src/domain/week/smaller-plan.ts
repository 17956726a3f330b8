import type { SmallerPlan, WeekBase, WeekInputs } from './types.ts';

type Known = Pick<WeekInputs, 'earlier' | 'weekStart' | 'programmeStart'>;

/** Returns a smaller plan without the week before it, which only an undo needs. */
export const withoutBefore = ({ minutes, runs, since }: SmallerPlan): SmallerPlan => ({ minutes, runs, since });

/** The smaller plan of the week before, unless the goal has changed since it was accepted. */
const inherited = ({ earlier, programmeStart }: Known): SmallerPlan | undefined => {
  const smaller = earlier.find(({ state }) => state !== null)?.state?.base.smaller;
  return smaller && smaller.since >= programmeStart ? withoutBefore(smaller) : undefined;
};

/**
 * Returns the smaller plan that applies to a week: the one accepted in this week, otherwise that of the week before.
 * Null if the runner ended it in this week; undefined if there is none.
 */
export const smallerPlanOf = (
  inputs: Known,
  replaced: Pick<WeekBase, 'smaller'> | null,
): SmallerPlan | null | undefined => {
  const own = replaced?.smaller;
  return own === null || own?.since === inputs.weekStart ? own : inherited(inputs);
};

/** Returns the inputs of a week with the limits of a smaller plan. */
export const withinSmallerPlan = (inputs: WeekInputs, smaller: SmallerPlan | null | undefined): WeekInputs => {
  if (!smaller) return inputs;
  const { profiled } = inputs;
  const { runner } = profiled;
  const hours = Math.min(runner.hours, smaller.minutes / 60);
  return {
    ...inputs,
    profiled: { ...profiled, runner: { ...runner, hours, hoursFlex: false, mostRuns: smaller.runs } },
  };
};
