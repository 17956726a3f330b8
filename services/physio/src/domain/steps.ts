import type { DayAssessment } from './day-assessment.ts';

/** State of the progression inside a phase. */
export interface StepState {
  /** Weeks of progression, from 1. */
  step: number;
  /** The week of the phase that the check-ins have reached, starting at 1. */
  week: number;
  /** No check-in of that week so far blocks the progression. */
  isGoodWeek: boolean;
}

export const startOfSteps: StepState = { step: 1, week: 1, isGoodWeek: true };

/**
 * Applies a check-in without too much pain. The first check-in of a new week of the phase adds a step when neither it
 * nor the previous week blocks the progression; otherwise the step stays the same. A gap of weeks adds at most one
 * step.
 */
export const climb = (state: StepState, { keepsGoing }: DayAssessment, week: number): StepState => {
  const { step, isGoodWeek } = state;
  if (week <= state.week) return { step, week: state.week, isGoodWeek: isGoodWeek && keepsGoing };
  return { step: isGoodWeek && keepsGoing ? step + 1 : step, week, isGoodWeek: keepsGoing };
};

/** DOSE-19: takes one step down; the current week no longer counts as good. */
export const stepDown = ({ step, week }: StepState): StepState => ({
  step: Math.max(1, step - 1),
  week,
  isGoodWeek: false,
});
