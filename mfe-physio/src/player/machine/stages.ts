import type { PlannedExercise } from './session-plan.ts';
import { isCounted, repSeconds, setSeconds } from './set-timeline.ts';
import { type EndReason, exerciseOf, type LoggedSet, type SessionState, type StageName, spentAt } from './state.ts';

/** Durations in milliseconds. */
const COUNTDOWN_MS = 5_000;
const SIDE_CHANGE_MS = 15_000;
/** Minimum rest before the runner may continue. */
export const LEAST_REST_MS = 20_000;
/** Time on the ready card after the figure has played twice. */
const READY_MS = 10_000;
const KIT_MS = 30_000;
/** Cycle of the figure of a hold, in seconds. */
const HOLD_CYCLE = 4;

const readyMs = (exercise: PlannedExercise): number =>
  2 * (isCounted(exercise) ? repSeconds(exercise) : HOLD_CYCLE) * 1000 + (exercise.kit ? KIT_MS : 0) + READY_MS;

const seconds = (value: number | null): number | null => (value === null ? null : value * 1000);

/** Stages with a clock. The others wait for the runner's answer. */
const TIMED: readonly StageName[] = ['ready', 'countdown', 'set', 'rest', 'side'];

const lengthOf = (state: SessionState, stage: StageName): number | null => {
  const exercise = exerciseOf(state);
  if (!exercise) return null;
  switch (stage) {
    case 'ready':
      // The first exercise waits for a tap, which the browser requires before the page can play sound.
      return state.startedAt === null ? null : readyMs(exercise);
    case 'countdown':
      return COUNTDOWN_MS;
    case 'set':
      return seconds(setSeconds(exercise));
    case 'rest':
      return exercise.restSeconds * 1000;
    case 'side':
      return SIDE_CHANGE_MS;
    default:
      return null;
  }
};

/** Enters a stage at an instant, with its clock running if it has one. */
export const enter = (state: SessionState, stage: StageName, at: number): SessionState => {
  const timed = TIMED.includes(stage) && state.startedAt !== null;
  return {
    ...state,
    stage,
    length: lengthOf(state, stage),
    clock: { spent: 0, since: timed ? at : null },
    idleSince: timed ? null : at,
  };
};

/** Stops the clock at an instant. */
export const freeze = (state: SessionState, at: number): SessionState =>
  state.clock.since === null ? state : { ...state, clock: { spent: spentAt(state, at), since: null }, idleSince: at };

/** Starts the clock of a stage that has one. */
export const unfreeze = (state: SessionState, at: number): SessionState =>
  TIMED.includes(state.stage) && state.startedAt !== null
    ? { ...state, clock: { ...state.clock, since: at }, idleSince: null }
    : { ...state, idleSince: at };

/** Ends the exercises and asks for the current pain. */
export const finish = (state: SessionState, end: EndReason, at: number): SessionState => ({
  ...enter({ ...state, exercise: state.exercises.length, interruption: null }, 'summary', at),
  end,
  finishedAt: at,
});

/** Ends the session without a question. */
export const close = (state: SessionState, end: EndReason, at: number): SessionState => ({
  ...enter({ ...state, interruption: null }, 'ended', at),
  end: state.end ?? end,
  finishedAt: state.finishedAt ?? at,
});

/** Moves to the next exercise that is not skipped, or to the summary. */
export const nextExercise = (state: SessionState, at: number): SessionState => {
  const next = state.records.findIndex(({ skip }, index) => index > state.exercise && skip === null);
  if (next < 0) return finish(state, 'complete', at);
  return enter({ ...state, exercise: next, turn: 0, set: 0 }, 'ready', at);
};

/** Changes the record of the current exercise. */
export const withRecord = (state: SessionState, change: Partial<SessionState['records'][number]>): SessionState => ({
  ...state,
  records: state.records.map((record, index) => (index === state.exercise ? { ...record, ...change } : record)),
});

/** Logs a set of the current side. A set without any completed amount is omitted. */
export const logSet = (state: SessionState, amount: number, isStopped = false): SessionState => {
  const exercise = exerciseOf(state);
  const turn = exercise?.turns[state.turn];
  const record = state.records[state.exercise];
  if (!exercise || !turn || !record || amount <= 0) return state;
  const set: LoggedSet = {
    side: turn.side,
    amount,
    load: exercise.load,
    rir: null,
    ...(isStopped && { stopped: true }),
  };
  return withRecord(state, { sets: [...record.sets, set] });
};

/** Logs the current set and continues: to a rest, to the other side, or to the question about pain. */
export const finishSet = (state: SessionState, amount: number, at: number): SessionState => {
  const logged = logSet(state, amount);
  const turns = exerciseOf(state)?.turns ?? [];
  if (state.set + 1 < (turns[state.turn]?.sets ?? 0)) return enter({ ...logged, set: state.set + 1 }, 'rest', at);
  if (state.turn + 1 < turns.length) return enter({ ...logged, turn: state.turn + 1, set: 0 }, 'side', at);
  return enter(logged, 'pain', at);
};
