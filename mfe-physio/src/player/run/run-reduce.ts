import { KEEP_MS } from '../machine/advance.ts';
import { MOST_PAIN, type PainStop, worseOf } from '../machine/pain.ts';
import type { EndReason } from '../machine/state.ts';
import { boutSpentAt, isRunWorthLogging, type RunEvent, type RunPlan, type RunState } from './run-state.ts';

/** Consequences of pain on a run, from the mildest to the strictest. `walk` replaces the rest with walking. */
export const RUN_DECISIONS = ['go_on', 'walk', 'end', 'triage'] as const;
export type RunDecision = (typeof RUN_DECISIONS)[number];

/** Decides the consequence of pain on a run (sections 1.5 and 5.4). `walkOnly` is true if it hurt before. */
export const decideRun = (
  { pain, sharp, bone, numb }: PainStop,
  { painLimit, tissues }: Pick<RunPlan, 'painLimit' | 'tissues'>,
  walkOnly: boolean,
): RunDecision => {
  const isBone = bone || painLimit === 0 || tissues.includes('bone');
  if (numb || (isBone && pain > 0)) return 'triage';
  if (pain > MOST_PAIN || (sharp && tissues.includes('muscle'))) return 'end';
  if (!sharp && pain <= painLimit) return 'go_on';
  return walkOnly ? 'end' : 'walk';
};

const freeze = (state: RunState, at: number): RunState =>
  state.clock.since === null
    ? state
    : { ...state, clock: { spent: boutSpentAt(state, at), since: null }, idleSince: at };

const unfreeze = (state: RunState, at: number): RunState =>
  state.stage === 'bout'
    ? { ...state, clock: { ...state.clock, since: at }, idleSince: null }
    : { ...state, idleSince: at };

const still = { spent: 0, since: null };

const finish = (state: RunState, end: EndReason, at: number): RunState => ({
  ...state,
  stage: 'summary',
  clock: still,
  idleSince: at,
  interruption: null,
  finishedAt: at,
  end,
});

const close = (state: RunState, end: EndReason, at: number): RunState => ({
  ...state,
  stage: 'ended',
  clock: still,
  interruption: null,
  idleSince: at,
  end: state.end ?? end,
  finishedAt: state.finishedAt ?? at,
});

/** Records how much of the current bout was done. */
const note = (state: RunState, seconds: number): RunState =>
  state.stage === 'bout' ? { ...state, done: [...state.done.slice(0, state.bout), Math.floor(seconds)] } : state;

const nextBout = (state: RunState, seconds: number, at: number): RunState => {
  const noted = note(state, seconds);
  if (state.bout + 1 >= state.bouts.length) return finish(noted, 'complete', at);
  return { ...noted, bout: state.bout + 1, clock: { spent: 0, since: at }, idleSince: null };
};

const noteNow = (state: RunState, at: number): RunState => note(state, boutSpentAt(state, at) / 1000);

/**
 * Advances the run to an instant. Unlike an exercise session, it continues while the device is locked, because the
 * runner does too.
 */
const passBouts = (state: RunState, at: number): RunState => {
  const length = (state.bouts[state.bout]?.seconds ?? 0) * 1000;
  const spent = boutSpentAt(state, at);
  if (state.clock.since === null || spent < length) return { ...state, seen: at };
  return passBouts(nextBout(state, length / 1000, at - (spent - length)), at);
};

const advance = (state: RunState, at: number): RunState => {
  const stopped = state.idleSince ?? (at - state.seen > KEEP_MS ? state.seen : null);
  if (stopped !== null && state.startedAt !== null && at - stopped > KEEP_MS)
    return close(noteNow(state, stopped), 'expired', stopped);
  return passBouts(state, at);
};

/** Replaces the remaining running with walking. */
const walkRest = (state: RunState): RunState => ({
  ...state,
  walkOnly: true,
  bouts: state.bouts.map((bout, index) => (index >= state.bout ? { ...bout, kind: 'walk' as const } : bout)),
});

/** Ends the running part of the current bout, so that the completed part stays logged as running. */
const breakIntoWalk = (state: RunState, at: number): RunState => {
  const present = state.bouts[state.bout];
  const spent = Math.floor(boutSpentAt(state, at) / 1000);
  if (state.stage !== 'bout' || present?.kind !== 'run' || spent === 0) return walkRest(state);
  const rest = { ...present, seconds: present.seconds - spent };
  const split = {
    ...state,
    bouts: state.bouts.toSpliced(state.bout, 1, { ...present, seconds: spent }, rest),
    done: [...state.done.slice(0, state.bout), spent],
    bout: state.bout + 1,
    clock: still,
  };
  return walkRest(split);
};

const answerHurts = (state: RunState, stop: PainStop, at: number): RunState => {
  const decision = decideRun(stop, state, state.walkOnly);
  const felt = { ...state, painStop: worseOf(state.painStop, stop) };
  switch (decision) {
    case 'go_on':
      return { ...felt, interruption: { at: 'advice', decision }, idleSince: at };
    case 'walk':
      return { ...breakIntoWalk(felt, at), interruption: { at: 'advice', decision }, idleSince: at };
    case 'end':
      return finish(noteNow(felt, at), 'pain', at);
    case 'triage':
      return close(noteNow(felt, at), 'triage', at);
    default:
      return decision satisfies never;
  }
};

const start = (state: RunState, at: number): RunState =>
  state.stage === 'ready'
    ? { ...state, stage: 'bout', startedAt: at, clock: { spent: 0, since: at }, idleSince: null }
    : state;

const quit = (state: RunState, at: number): RunState => {
  const noted = noteNow(state, at);
  return isRunWorthLogging(noted) ? finish(noted, 'quit', at) : close(noted, 'quit', at);
};

const handle = (state: RunState, event: RunEvent, at: number): RunState => {
  switch (event.type) {
    case 'tick':
    case 'restore':
      return state;
    case 'start':
      return start(state, at);
    case 'pause':
      return freeze(state, at);
    case 'resume':
      return state.interruption ? state : unfreeze(state, at);
    case 'bout_done':
      return state.stage === 'bout' ? nextBout(state, boutSpentAt(state, at) / 1000, at) : state;
    case 'bout_again':
      return state.stage === 'bout' ? { ...state, clock: { spent: 0, since: at }, idleSince: null } : state;
    case 'hurts':
      return { ...freeze(state, at), interruption: { at: 'hurts' }, idleSince: at };
    case 'hurts_answer':
      return answerHurts(state, event.stop, at);
    case 'walk_rest':
      return unfreeze(breakIntoWalk(freeze(state, at), at), at);
    case 'back':
      return unfreeze({ ...state, interruption: null }, at);
    case 'quit':
      return quit(state, at);
    case 'pain_after': {
      const { runPain, painAfter } = event;
      return state.stage === 'summary' ? close({ ...state, runPain, painAfter }, 'complete', at) : state;
    }
    default:
      return event satisfies never;
  }
};

/**
 * Returns the state after an event at an instant (milliseconds since the epoch). Pure: the clock is passed in with the
 * event.
 */
export const reduceRun = (state: RunState, event: RunEvent, at: number): RunState => {
  if (state.stage === 'ended') return state;
  const current = advance(state, at);
  return current.stage === 'ended' ? current : handle(current, event, at);
};
