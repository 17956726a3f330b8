import type { ProgrammePhase } from '@stridewell/contracts/web';
import type { DayAssessment } from './day-assessment.ts';
import { weekOf } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';

const CALM_ENOUGH = 3;
/** Number of consecutive check-ins required to enter phase 2 (`TO_LOAD`) and phase 3 (`TO_RETURN`). */
const TO_LOAD = 2;
const TO_RETURN = 3;

/** The progression of the dose within a phase. */
interface StepState {
  /** Current step of the progression, from 1. */
  step: number;
  /** Number of the newest week of the phase with a check-in, from 1. */
  week: number;
  /** True while every check-in of that week allows the progression to continue. */
  isGoodWeek: boolean;
}

const START_OF_STEPS: StepState = { step: 1, week: 1, isGoodWeek: true };

/**
 * Updates the progression after a check-in without too much pain. The first check-in of a new week adds a step if both
 * that check-in and the previous week allow the progression to continue; otherwise the step is unchanged. A gap of
 * several weeks adds at most one step.
 */
const climb = (state: StepState, { keepsGoing }: DayAssessment, week: number): StepState => {
  const { step, isGoodWeek } = state;
  if (week <= state.week) return { step, week: state.week, isGoodWeek: isGoodWeek && keepsGoing };
  return { step: isGoodWeek && keepsGoing ? step + 1 : step, week, isGoodWeek: keepsGoing };
};

/** Decreases the step by one (DOSE-19) and marks the current week as one that does not continue the progression. */
const stepDown = ({ step, week }: StepState): StepState => ({
  step: Math.max(1, step - 1),
  week,
  isGoodWeek: false,
});

export interface PhaseState extends StepState {
  phase: ProgrammePhase;
  phaseSince: string;
  /** Number of consecutive check-ins in the current phase that count towards the next phase. */
  inARow: number;
  /** Number of step-downs in each phase since the runner last advanced from that phase. */
  stepDowns: Record<ProgrammePhase, number>;
}

/** True when a check-in counts towards the next phase (criteria in section C of the domain page). */
const countsOnward = (
  phase: ProgrammePhase,
  { checkin: { pain, noNextDayWorsening }, isRedFlag }: DayAssessment,
): boolean => {
  if (isRedFlag) return false;
  return phase === 1 ? pain <= CALM_ENOUGH && noNextDayWorsening !== false : pain <= MAX_FINE_PAIN;
};

const opensNext = ({ phase, inARow }: PhaseState, { checkin }: DayAssessment): boolean => {
  switch (phase) {
    case 1:
      return inARow >= TO_LOAD;
    case 2:
      return inARow >= TO_RETURN && checkin.walkRunTolerance && checkin.functionalTestsOk;
    case 3:
      return false;
  }
};

const enter = (state: PhaseState, phase: ProgrammePhase, date: string): PhaseState => ({
  ...state,
  ...START_OF_STEPS,
  phase,
  phaseSince: date,
  inARow: 0,
});

/** Decreases the step by one. From the first step of a phase it returns to the previous phase. */
const back = (state: PhaseState, date: string): PhaseState => {
  const counted = { ...state, stepDowns: { ...state.stepDowns, [state.phase]: state.stepDowns[state.phase] + 1 } };
  if (state.step > 1 || state.phase === 1) return { ...counted, ...stepDown(state), inARow: 0 };
  return enter(counted, state.phase === 3 ? 2 : 1, date);
};

const onward = (state: PhaseState, day: DayAssessment): PhaseState => {
  const inARow = countsOnward(state.phase, day) ? state.inARow + 1 : 0;
  const counted = { ...state, inARow };
  if (!opensNext(counted, day)) return { ...counted, ...climb(state, day, weekOf(state.phaseSince, day.date)) };
  const left = { ...counted, stepDowns: { ...state.stepDowns, [state.phase]: 0 } };
  return enter(left, state.phase === 1 ? 2 : 3, day.date);
};

/** Computes the phase, its start and its step from all check-ins of an injury that began on `since`. */
export const phasesOf = (days: readonly DayAssessment[], since: string): PhaseState =>
  days.reduce<PhaseState>((state, day) => (day.isStepDown ? back(state, day.date) : onward(state, day)), {
    ...START_OF_STEPS,
    phase: 1,
    phaseSince: since,
    inARow: 0,
    stepDowns: { 1: 0, 2: 0, 3: 0 },
  });
