import type { DayFacts } from './facts.ts';

/** Where the progression inside a phase stands. */
export interface StepState {
  /** Weeks of progression, from 1. */
  step: number;
  /** The week of the phase that the check-ins have reached, from 1. */
  week: number;
  /** No check-in of that week so far holds the progression up. */
  isGoodWeek: boolean;
}

export const startOfSteps: StepState = { step: 1, week: 1, isGoodWeek: true };

/**
 * One check-in without too much pain: the first of a new week of the phase adds a step, where it and the week before it
 * let the progression go on. A week without that is a week at the same step, and a gap adds one step at most.
 */
export const climb = (state: StepState, { keepsGoing }: DayFacts, week: number): StepState => {
  const { step, isGoodWeek } = state;
  if (week <= state.week) return { step, week: state.week, isGoodWeek: isGoodWeek && keepsGoing };
  return { step: isGoodWeek && keepsGoing ? step + 1 : step, week, isGoodWeek: keepsGoing };
};

/** DOSE-19: one step down, and the week does not count. */
export const stepDown = ({ step, week }: StepState): StepState => ({
  step: Math.max(1, step - 1),
  week,
  isGoodWeek: false,
});
