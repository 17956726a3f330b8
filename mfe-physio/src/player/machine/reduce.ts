import { advance, expire } from './advance.ts';
import { decide, decideAfter, isAbove, worseOf } from './pain.ts';
import { halfOf, halved, type PlannedExercise, type ShortVersion, type Turn } from './session-plan.ts';
import { amountAfter, isCounted, repSeconds } from './set-timeline.ts';
import {
  close,
  enter,
  finish,
  finishSet,
  freeze,
  LEAST_REST_MS,
  logSet,
  nextExercise,
  unfreeze,
  withRecord,
} from './stages.ts';
import {
  exerciseOf,
  type Interruption,
  isWorthLogging,
  NO_RECORD,
  type SessionEvent,
  type SessionState,
  type SkipReason,
  spentAt,
} from './state.ts';

const interrupt = (state: SessionState, interruption: Interruption, at: number): SessionState => ({
  ...freeze(state, at),
  interruption,
  idleSince: at,
});

/** Remaining sets of the current exercise on each side, including the current set. */
const turnsLeft = ({ stage, turn, set, ...state }: SessionState): Turn[] => {
  const turns = state.exercises[state.exercise]?.turns ?? [];
  if (stage === 'pain') return [];
  return turns.slice(turn).map((each, index) => (index === 0 ? { ...each, sets: each.sets - set } : each));
};

/** Logs the completed part of an interrupted set. */
const breakOff = (state: SessionState, at: number): SessionState => {
  const exercise = exerciseOf(state);
  if (state.stage !== 'set' || !exercise || exercise.unit === 'metres') return state;
  const amount = amountAfter(exercise, spentAt(state, at));
  return logSet(state, amount, amount < exercise.from);
};

const leaveOut = (state: SessionState, reason: SkipReason, at: number): SessionState =>
  nextExercise({ ...withRecord(breakOff(state, at), { skip: reason }), interruption: null }, at);

/** Replaces the current exercise with another one. The current exercise is logged as skipped. */
const replace = (state: SessionState, other: PlannedExercise, reason: SkipReason, at: number): SessionState => {
  const next = state.exercise + 1;
  const inserted = {
    ...state,
    exercises: state.exercises.toSpliced(next, 0, other),
    records: state.records.toSpliced(next, 0, NO_RECORD),
  };
  return leaveOut(withRecord(inserted, { replaced: true }), reason, at);
};

const halveLater = (state: SessionState): SessionState => ({
  ...state,
  exercises: state.exercises.map((exercise, index) => (index > state.exercise ? halved(exercise) : exercise)),
});

const halfTurns = (turns: readonly Turn[]): Turn[] => turns.map((turn) => ({ ...turn, sets: halfOf(turn.sets) }));

const answerHurts = (
  state: SessionState,
  { stop, easier }: Extract<SessionEvent, { type: 'hurts_answer' }>,
  at: number,
): SessionState => {
  const exercise = exerciseOf(state);
  if (!exercise) return state;
  const decision = decide(stop, exercise, state.above);
  const above = isAbove(stop, exercise) ? [...state.above, exercise.rootId] : state.above;
  const felt = { ...state, above, painStop: worseOf(state.painStop, stop) };
  if (decision === 'go_on') return { ...felt, interruption: { at: 'advice', decision }, idleSince: at };
  const stopped = withRecord(felt, { pain: stop.pain });
  if (decision === 'triage') return close(breakOff(stopped, at), 'triage', at);
  if (decision === 'end') return finish(withRecord(breakOff(stopped, at), { skip: 'pain' }), 'pain', at);
  const left = turnsLeft(state);
  if (decision === 'easier' && easier && left.length > 0)
    return interrupt(
      replace(stopped, { ...easier, rootId: exercise.rootId, turns: sidesOf(easier, halfTurns(left)) }, 'pain', at),
      { at: 'advice', decision },
      at,
    );
  return interrupt(leaveOut(halveLater(stopped), 'pain', at), { at: 'advice', decision: 'skip' }, at);
};

/**
 * Sets of a replacement exercise: on its own sides, with at most the number of sets per side that the replaced exercise
 * has left.
 */
const sidesOf = ({ turns }: PlannedExercise, left: readonly Turn[]): Turn[] => {
  const most = Math.max(0, ...left.map(({ sets }) => sets));
  const sideLeft = (turn: Turn): Turn | undefined => left.find(({ side }) => side === turn.side);
  const paired = turns.length > 1 && left.some(({ side }) => side !== 'both');
  return turns
    .filter((turn) => !paired || sideLeft(turn))
    .map((turn) => ({ ...turn, sets: Math.min(turn.sets, sideLeft(turn)?.sets ?? most) }));
};

const answerPain = (state: SessionState, pain: number, at: number): SessionState => {
  const exercise = exerciseOf(state);
  if (!exercise || state.stage !== 'pain') return state;
  const given = withRecord(state, { pain });
  const decision = decideAfter(pain, exercise, state.above);
  if (decision === 'go_on') return nextExercise(given, at);
  const felt = {
    ...given,
    above: [...state.above, exercise.rootId],
    painStop: worseOf(state.painStop, { pain, sharp: false, bone: false, numb: false }),
  };
  if (decision === 'triage') return close(felt, 'triage', at);
  if (decision === 'end') return finish(felt, 'pain', at);
  return interrupt(nextExercise(halveLater(felt), at), { at: 'advice', decision: 'half' }, at);
};

/** Returns the exercise with at most the number of sets per side that the ten-minute version has. */
const within = (exercise: PlannedExercise, { exercises }: ShortVersion): PlannedExercise => {
  const sides = exercises.find(({ exerciseId }) => exerciseId === exercise.rootId)?.sides ?? [];
  const most = Math.max(1, ...sides.map(({ sets }) => sets));
  return {
    ...exercise,
    turns: exercise.turns.map((turn) => {
      const sets = sides.find(({ side }) => side === turn.side)?.sets ?? most;
      return { ...turn, sets: Math.min(turn.sets, sets) };
    }),
  };
};

/**
 * Shortens the current exercise after it has begun: its completed sets are kept, and its remaining sets are shortened.
 */
const cutPresent = ({ turn, set }: SessionState, exercise: PlannedExercise, version: ShortVersion): PlannedExercise => {
  const short = within(exercise, version);
  return {
    ...exercise,
    turns: exercise.turns.map((each, index) => {
      if (index < turn) return each;
      const least = index === turn ? set + 1 : 1;
      return { ...each, sets: Math.max(least, short.turns[index]?.sets ?? least) };
    }),
  };
};

/**
 * Reduces the remaining session to the plan's ten-minute version. An exercise that has begun stays first. If the
 * session is no longer than ten minutes, only the current exercise is left out.
 */
const shorten = (state: SessionState, at: number): SessionState => {
  const version = state.shortVersion ?? null;
  if (version === null) return state.interruption === null ? state : leaveOut(state, 'no_time', at);
  const done = state.records.slice(0, state.exercise);
  const begun = state.set > 0 || state.turn > 0 || (state.records[state.exercise]?.sets.length ?? 0) > 0;
  const first = begun || state.stage === 'set' ? state.exercises.slice(state.exercise, state.exercise + 1) : [];
  const worked = done.filter(({ sets }) => sets.length > 0).length;
  const most = Math.max(0, version.exercises.length - worked - first.length);
  const rest = state.exercises.slice(state.exercise + first.length);
  const chosen = version.exercises
    .flatMap(({ exerciseId }) => rest.find(({ rootId }) => rootId === exerciseId) ?? [])
    .slice(0, most);
  const kept = [
    ...first.map((exercise) => cutPresent(state, exercise, version)),
    ...chosen.map((exercise) => within(exercise, version)),
  ];
  const dropped = rest.filter((exercise) => !chosen.includes(exercise));
  const present = state.records[state.exercise] ?? NO_RECORD;
  const records = [
    ...done,
    ...kept.map((_, index) => (index < first.length ? present : NO_RECORD)),
    ...dropped.map(() => ({ ...NO_RECORD, skip: 'no_time' as const })),
  ];
  const short: SessionState = {
    ...state,
    short: true,
    shortVersion: null,
    interruption: null,
    exercises: [...state.exercises.slice(0, state.exercise), ...kept, ...dropped],
    records,
  };
  if (kept.length === 0) return finish(short, 'complete', at);
  // The ready card restarts for a different exercise. The stage of an exercise that has begun continues.
  return first.length > 0 ? unfreeze(short, at) : enter(short, 'ready', at);
};

const answerSkip = (state: SessionState, reason: SkipReason, at: number): SessionState => {
  switch (reason) {
    case 'pain':
      return interrupt(state, { at: 'hurts' }, at);
    case 'no_kit':
      return interrupt(state, { at: 'swap' }, at);
    case 'not_understood':
      return interrupt(state, { at: 'steps' }, at);
    case 'no_time':
      return shorten(state, at);
    default:
      return reason satisfies never;
  }
};

const editSet = (state: SessionState, { index, change }: Extract<SessionEvent, { type: 'edit_set' }>): SessionState => {
  const sets = state.records[state.exercise]?.sets ?? [];
  return withRecord(state, { sets: sets.map((set, at) => (at === index ? { ...set, ...change } : set)) });
};

const repBack = (state: SessionState, at: number): SessionState => {
  const exercise = exerciseOf(state);
  if (state.stage !== 'set' || !exercise || !isCounted(exercise)) return state;
  const spent = Math.max(0, spentAt(state, at) - repSeconds(exercise) * 1000);
  return { ...state, clock: { spent, since: state.clock.since === null ? null : at } };
};

const skipRest = (state: SessionState, at: number): SessionState =>
  state.stage === 'rest' && spentAt(state, at) >= LEAST_REST_MS ? enter(state, 'countdown', at) : state;

const addRest = (state: SessionState, seconds: number, at: number): SessionState =>
  state.stage === 'rest' && state.length !== null
    ? { ...state, length: Math.max(state.length + seconds * 1000, LEAST_REST_MS, Math.ceil(spentAt(state, at))) }
    : state;

const quit = (state: SessionState, at: number): SessionState => {
  const stopped = breakOff(state, at);
  return isWorthLogging(stopped) ? finish(stopped, 'quit', at) : close(stopped, 'quit', at);
};

const start = (state: SessionState, at: number): SessionState => {
  if (state.stage !== 'ready' && state.stage !== 'side') return state;
  return enter({ ...state, startedAt: state.startedAt ?? at }, 'countdown', at);
};

const setDone = (state: SessionState, at: number): SessionState => {
  const exercise = exerciseOf(state);
  return state.stage === 'set' && exercise ? finishSet(state, amountAfter(exercise, spentAt(state, at)), at) : state;
};

/** The state after the device was locked or the page was closed: paused at the last instant that it processed. */
const restore = (state: SessionState, at: number): SessionState =>
  expire({ ...freeze(state, state.seen), seen: at }, at);

const handle = (state: SessionState, event: SessionEvent, at: number): SessionState => {
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
    case 'set_done':
      return setDone(state, at);
    case 'rep_back':
      return repBack(state, at);
    case 'set_again':
      return state.stage === 'set' ? enter(state, 'set', at) : state;
    case 'skip_rest':
      return skipRest(state, at);
    case 'add_rest':
      return addRest(state, event.seconds, at);
    case 'edit_set':
      return editSet(state, event);
    case 'pain':
      return answerPain(state, event.pain, at);
    case 'hurts':
      return interrupt(state, { at: 'hurts' }, at);
    case 'hurts_answer':
      return answerHurts(state, event, at);
    case 'skip':
      return interrupt(state, { at: 'skip' }, at);
    case 'skip_reason':
      return answerSkip(state, event.reason, at);
    case 'swap':
      return replace(
        state,
        {
          ...event.exercise,
          rootId: exerciseOf(state)?.rootId ?? event.exercise.rootId,
          turns: sidesOf(event.exercise, turnsLeft(state)),
        },
        'no_kit',
        at,
      );
    case 'leave_out':
      return leaveOut(state, event.reason, at);
    case 'shorten':
      return shorten(state, at);
    case 'back':
      return unfreeze({ ...state, interruption: null }, at);
    case 'quit':
      return quit(state, at);
    case 'pain_after':
      return state.stage === 'summary' ? close({ ...state, painAfter: event.pain }, 'complete', at) : state;
    default:
      return event satisfies never;
  }
};

/** Events of the stage, which are ignored while a question is open. */
const OF_STAGE: readonly SessionEvent['type'][] = [
  ...(['start', 'pause', 'resume', 'set_done', 'rep_back', 'set_again', 'skip_rest', 'add_rest', 'pain'] as const),
];

/** Events that answer an open question, each with the questions that it answers. */
const ANSWERS: Partial<Record<SessionEvent['type'], readonly Interruption['at'][]>> = {
  hurts_answer: ['hurts'],
  swap: ['swap'],
  leave_out: ['skip', 'swap', 'steps'],
};

/** Events that change the remainder of an exercise. They have no effect after its last set. */
const BEFORE_THE_END: readonly SessionEvent['type'][] = ['skip', 'skip_reason', 'shorten'];

const isInPlace = ({ interruption, stage }: SessionState, { type }: SessionEvent): boolean => {
  if (interruption !== null && OF_STAGE.includes(type)) return false;
  if (type === 'hurts') return stage !== 'summary';
  if (BEFORE_THE_END.includes(type)) return stage !== 'pain' && stage !== 'summary';
  const questions = ANSWERS[type];
  return questions === undefined || (interruption !== null && questions.includes(interruption.at));
};

/**
 * Returns the state after an event at an instant (milliseconds since the epoch). Pure: the clock is passed in with the
 * event. Events after the end of a session change nothing.
 */
export const reduce = (state: SessionState, event: SessionEvent, at: number): SessionState => {
  if (state.stage === 'ended') return state;
  if (event.type === 'restore') return restore(state, at);
  const current = advance(state, at);
  return current.stage === 'ended' || !isInPlace(current, event) ? current : handle(current, event, at);
};
