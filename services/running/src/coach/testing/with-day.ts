import type { CoachState } from '../../domain/coach-state.ts';
import type { SpeedModel } from '../../domain/training/step-targets.ts';
import type { WeekDay } from '../../domain/week/types.ts';
import { coachDayOf } from '../wiring/coach-week.ts';

const modelOf = ({ threshold, runner }: CoachState): SpeedModel => ({
  threshold,
  usesHeartRate: false,
  level: runner?.level ?? 'Intermediate',
  established: 150,
});

/** Returns the state with another form of one day of the plan. Fields that are not given are those of a rest day. */
export const withDay = (state: CoachState, date: string, day: Partial<WeekDay>): CoachState => {
  const restDay: WeekDay = { date, session: null, strength: null, changes: [], decision: null };
  const changed = coachDayOf({ ...restDay, ...day }, { model: modelOf(state) });
  return {
    ...state,
    plan: state.plan && {
      ...state.plan,
      days: state.plan.days.map((each) => (each.date === date ? changed : each)),
    },
  };
};
