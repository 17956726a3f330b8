import { targetOf } from './set-timeline.ts';
import { close, enter, finishSet, freeze } from './stages.ts';
import { exerciseOf, type SessionState, spentAt } from './state.ts';

/** Time without a running clock after which a session is saved in its current state. */
export const KEEP_MS = 30 * 60_000;

/** Gap between two reads of the clock after which the device is assumed to have been locked. */
const FROZEN_MS = 10_000;

const afterStage = (state: SessionState, at: number): SessionState => {
  const exercise = exerciseOf(state);
  switch (state.stage) {
    case 'ready':
    case 'side':
      return enter(state, 'countdown', at);
    case 'countdown':
    case 'rest':
      return enter(state, 'set', at);
    case 'set':
      return exercise ? finishSet(state, targetOf(exercise), at) : state;
    default:
      return state;
  }
};

const passStages = (state: SessionState, at: number): SessionState => {
  const spent = spentAt(state, at);
  if (state.clock.since === null || state.length === null || spent < state.length) return { ...state, seen: at };
  return passStages(afterStage(state, at - (spent - state.length)), at);
};

/** Ends a session that has been idle for longer than {@link KEEP_MS}. A session without a set is not started. */
export const expire = (state: SessionState, at: number): SessionState =>
  state.idleSince !== null && state.startedAt !== null && state.stage !== 'ended' && at - state.idleSince > KEEP_MS
    ? close(state, 'expired', state.idleSince)
    : state;

/**
 * Advances the session to an instant, past all stages that have ended by then. A locked device showed and said nothing,
 * so a gap pauses the session at its last known position.
 */
export const advance = (state: SessionState, at: number): SessionState => {
  if (state.clock.since === null) return expire({ ...state, seen: at }, at);
  return at - state.seen > FROZEN_MS ? { ...freeze(state, state.seen), seen: at } : passStages(state, at);
};
