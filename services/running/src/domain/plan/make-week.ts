import { easingOf } from './adapt/before.ts';
import { contextOf } from './adapt/context.ts';
import { runnerNow } from './adapt/pace-now.ts';
import type { PlannedWeek, WeekInputs } from './adapt/types.ts';
import { adaptWeek } from './adapt/week.ts';
import type { WeekPlan } from './types.ts';
import { planWeek } from './week.ts';

/** The week as it was first planned: what is stored of it, or a new plan. */
const baseOf = (inputs: WeekInputs): WeekPlan =>
  inputs.base ?? planWeek({ ...inputs, runner: runnerNow(inputs), easing: easingOf(contextOf(inputs)) });

/**
 * A week as planned and as it stands. Pure, and made as a whole each time: the same inputs give the same week, and an
 * event that comes twice changes nothing. Kept rows stand as they are (section B of the domain page).
 */
export const makeWeek = (inputs: WeekInputs): PlannedWeek => {
  const base = baseOf(inputs);
  return { base, current: adaptWeek(base, inputs) };
};
