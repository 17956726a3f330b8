import type { Weekday } from '../training/types.ts';
import { currentWeek } from './current-week.ts';
import { withoutLastMove } from './exchange-days.ts';
import { moveSession } from './move-session.ts';
import { planBase } from './plan-base.ts';
import { smallerPlanOf, withinSmallerPlan, withoutBefore } from './smaller-plan.ts';
import { withKeptTrial } from './time-trial.ts';
import type { WeekBase, WeekInputs, WeekState } from './types.ts';

/**
 * Returns a week as originally planned and in its current form. Pure: equal inputs always give an equal week, so a
 * repeated event changes nothing.
 */
export const makeWeek = (inputs: WeekInputs): WeekState => currentWeek(inputs.base ?? planAnew(inputs), inputs);

const roleOn = (base: WeekBase | null, day: Weekday) => base?.sessions[day]?.role;

/**
 * Returns a replanned week with the runner's moves of days still ahead. A move is repeated if its session is on its day
 * again and the rules still allow it.
 */
const withEarlierMoves = (base: WeekBase, inputs: WeekInputs): WeekBase => {
  const { replaced } = inputs;
  const moves = replaced?.moves ?? [];
  // The sessions planned before the moves, so that only the same kind of session moves again.
  const before = replaced && moves.reduce((earlier) => withoutLastMove(earlier, inputs), replaced);
  return moves.reduce((moved, { from, to, swap }) => {
    if (roleOn(before, from) === undefined || roleOn(before, from) !== roleOn(moved, from)) return moved;
    const week = currentWeek(moved, { ...inputs, base: moved });
    const context = { inputs: { ...inputs, base: moved }, next: null };
    const result = moveSession(week, from, to, context, { acceptsSwap: swap !== undefined });
    return 'refused' in result ? moved : result.base;
  }, base);
};

/** Plans a week again. It keeps the runner's requests, a smaller plan and the moved sessions of days still ahead. */
export const planAnew = (inputs: WeekInputs): WeekBase => {
  const { replaced } = inputs;
  const smaller = smallerPlanOf(inputs, replaced);
  const base = planBase(withinSmallerPlan(inputs, smaller));
  const own = replaced?.own;
  const planned = { ...base, ...(smaller === undefined ? {} : { smaller: smaller && withoutBefore(smaller) }) };
  // The requests refer to the days after the moves.
  return withKeptTrial({ ...withEarlierMoves(planned, inputs), ...(own ? { own } : {}) }, replaced);
};
