import type { PlannedExercise, Turn } from '../machine/session-plan.ts';
import type { SessionEvent, SessionState } from '../machine/state.ts';
import type { TextsOf } from './exercise-words.ts';

/** Props of every view of a stage. */
export interface StageProps {
  state: SessionState;
  /** Instant of the state, in milliseconds since the epoch. */
  at: number;
  send: (event: SessionEvent) => void;
  exercise: PlannedExercise;
  turn: Turn;
  textsOf: TextsOf;
}
