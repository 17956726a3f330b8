import type { Runner } from '../types.ts';
import { breakBetween, paceFactor } from './breaks.ts';
import { contextOf } from './context.ts';
import type { WeekInputs } from './types.ts';

/** The least days off that change the pace, and how long after the return the change holds. */
const LEAST_DAYS = 7;
const HOLDS_DAYS = 28;

/** Days off of the newest break that still counts today; 0 without one. */
export const daysOff = (inputs: WeekInputs): number => {
  const context = contextOf(inputs);
  const runs = inputs.records
    .map(({ date }) => context.day(date))
    .filter((day) => day < context.today && context.ran(day));
  const sorted = [...runs].sort((a, b) => b - a);
  const counts = sorted.map((last, at) => {
    const next = sorted[at - 1] ?? context.today;
    const found = context.today - next <= HOLDS_DAYS ? breakBetween(context, last, next) : null;
    return found && found.days >= LEAST_DAYS ? found.days : 0;
  });
  return Math.max(0, ...counts);
};

/**
 * The runner with the threshold pace that holds today: divided by the factor of a break ("Breaks", section B of the domain
 * page) for four weeks after the return. Zones and repetitions follow from it.
 */
export const runnerNow = (inputs: WeekInputs): Runner => {
  const { runner } = inputs;
  if (runner.thresholdPace === null) return runner;
  const days = daysOff(inputs);
  return days === 0 ? runner : { ...runner, thresholdPace: Math.round(runner.thresholdPace / paceFactor(days)) };
};
