import { isCounted, type RepView, repAt, targetOf } from './set-timeline.ts';
import { doneSets, exerciseOf, type SessionState, spentAt } from './state.ts';

/** Content of the current stage's ring. */
export interface ClockView {
  /** Whole seconds left, rounded up. Null for a stage that the runner ends. */
  left: number | null;
  /** Elapsed fraction of the stage, from 0 to 1. */
  share: number;
  /** Repetition and phase. Null outside a set of repetitions. */
  rep: RepView | null;
}

/** Returns the content of the current stage's ring at an instant. */
export const clockAt = (state: SessionState, at: number): ClockView => {
  const exercise = exerciseOf(state);
  const spent = spentAt(state, at);
  const { length, stage } = state;
  return {
    left: length === null ? null : Math.max(0, Math.ceil((length - spent) / 1000)),
    share: length === null || length === 0 ? 0 : Math.min(1, spent / length),
    rep: stage === 'set' && exercise && isCounted(exercise) ? repAt(exercise, spent) : null,
  };
};

/** Completed fraction of each exercise, from 0 to 1, in the order of the session. */
export const progressOf = ({ exercises, records, exercise: present, end }: SessionState): number[] =>
  exercises.map(({ turns }, index) => {
    const isEarly = end !== null && end !== 'complete';
    if ((index < present && !isEarly) || records[index]?.skip) return 1;
    const planned = turns.reduce((sum, { sets }) => sum + sets, 0);
    return index > present || planned === 0 ? 0 : Math.min(1, doneSets(records[index]?.sets ?? []) / planned);
  });

/** Position of the current set. */
export interface SetView {
  /** Number of the set, starting at 1. */
  number: number;
  of: number;
  /** Repetitions, seconds or metres of the set. */
  target: number;
}

export const setViewOf = (state: SessionState): SetView => {
  const exercise = exerciseOf(state);
  return {
    number: state.set + 1,
    of: exercise?.turns[state.turn]?.sets ?? 0,
    target: exercise ? targetOf(exercise) : 0,
  };
};

/** The next exercise that is not skipped. Undefined for the last one. */
export const upcomingExercise = ({ exercises, records, exercise }: SessionState) =>
  exercises.find((_, index) => index > exercise && records[index]?.skip === null);
