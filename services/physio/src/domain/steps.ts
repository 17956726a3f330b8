import type { DayAssessment } from './day-assessment.ts';

/** State of the progression inside a phase. */
export interface StepState {
  /** Step of the progression in weeks, from 1. */
  step: number;
  /** Newest week of the phase with a check-in, from 1. */
  week: number;
  /** True while no check-in of that week blocks the progression. */
  isGoodWeek: boolean;
}

export const startOfSteps: StepState = { step: 1, week: 1, isGoodWeek: true };

/**
 * Applies a check-in without too much pain. The first check-in of a new week adds a step when neither it nor the
 * previous week blocks the progression; otherwise the step stays the same. A gap of several weeks adds at most one
 * step.
 */
export const climb = (state: StepState, { keepsGoing }: DayAssessment, week: number): StepState => {
  const { step, isGoodWeek } = state;
  if (week <= state.week) return { step, week: state.week, isGoodWeek: isGoodWeek && keepsGoing };
  return { step: isGoodWeek && keepsGoing ? step + 1 : step, week, isGoodWeek: keepsGoing };
};

/** Goes one step down (DOSE-19). The current week no longer counts as good. */
export const stepDown = ({ step, week }: StepState): StepState => ({
  step: Math.max(1, step - 1),
  week,
  isGoodWeek: false,
});
