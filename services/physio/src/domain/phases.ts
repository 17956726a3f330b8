import type { ProgrammePhase } from '@stridewell/contracts/web';
import type { DayAssessment } from './day-assessment.ts';
import { weekOf } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';

const CALM_ENOUGH = 3;
/** Number of consecutive check-ins that open phase 2 and phase 3. */
const TO_LOAD = 2;
const TO_RETURN = 3;

/** State of the progression inside a phase. */
interface StepState {
  /** Step of the progression in weeks, from 1. */
  step: number;
  /** Newest week of the phase with a check-in, from 1. */
  week: number;
  /** True while no check-in of that week blocks the progression. */
  isGoodWeek: boolean;
}

const START_OF_STEPS: StepState = { step: 1, week: 1, isGoodWeek: true };

/**
 * Applies a check-in without too much pain. The first check-in of a new week adds a step when neither it nor the
 * previous week blocks the progression; otherwise the step stays the same. A gap of several weeks adds at most one
 * step.
 */
const climb = (state: StepState, { keepsGoing }: DayAssessment, week: number): StepState => {
  const { step, isGoodWeek } = state;
  if (week <= state.week) return { step, week: state.week, isGoodWeek: isGoodWeek && keepsGoing };
  return { step: isGoodWeek && keepsGoing ? step + 1 : step, week, isGoodWeek: keepsGoing };
};

/** Goes one step down (DOSE-19). The current week no longer counts as good. */
const stepDown = ({ step, week }: StepState): StepState => ({
  step: Math.max(1, step - 1),
  week,
  isGoodWeek: false,
});

export interface PhaseState extends StepState {
  phase: ProgrammePhase;
  phaseSince: string;
  /** Number of consecutive check-ins in the phase that count towards the next one. */
  inARow: number;
  /** Number of step-downs in each phase since the runner last advanced from it. */
  stepDowns: Record<ProgrammePhase, number>;
}

/** True when a check-in counts towards the next phase (phase criteria in section C of the domain page). */
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

/** Goes one step down, from the first step of a phase to the previous phase. */
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

/** Computes the phase, its start and its step after all check-ins of an injury that began on `since`. */
export const phasesOf = (days: readonly DayAssessment[], since: string): PhaseState =>
  days.reduce<PhaseState>((state, day) => (day.isStepDown ? back(state, day.date) : onward(state, day)), {
    ...START_OF_STEPS,
    phase: 1,
    phaseSince: since,
    inARow: 0,
    stepDowns: { 1: 0, 2: 0, 3: 0 },
  });
