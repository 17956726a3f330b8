import { reduce } from '../machine/reduce.ts';
import type { PlannedExercise, SessionPlan, ShortVersion, Turn } from '../machine/session-plan.ts';
import { createSession, type SessionEvent, type SessionState } from '../machine/state.ts';

export const NOON = Date.parse('2026-11-20T12:00:00Z');

const turn = (side: Turn['side'], sets: number): Turn => ({ side, sets, planned: sets });

/** Split squat: 3 x 10 with 6 kg on the right (injured) side, 2 on the left, 3 s down, 1 s hold, 3 s up. */
export const SQUAT: PlannedExercise = {
  exerciseId: 'knee-split-squat',
  rootId: 'knee-split-squat',
  injuryId: '019a9f30-7c7e-7000-8000-0000000000a1',
  turns: [turn('right', 3), turn('left', 2)],
  unit: 'reps',
  from: 8,
  to: 10,
  tempo: { up: 3, hold: 1, down: 3 },
  downFirst: true,
  restSeconds: 120,
  load: { unit: 'kg', value: 6 },
  heavy: true,
  kit: false,
  painLimit: 3,
  tissue: 'joint',
};

/** Wall sit: 5 x 30 s. */
export const WALL_SIT: PlannedExercise = {
  ...SQUAT,
  exerciseId: 'knee-wall-sit',
  rootId: 'knee-wall-sit',
  turns: [turn('both', 5)],
  unit: 'seconds',
  from: 30,
  to: 30,
  tempo: null,
  downFirst: false,
  restSeconds: 60,
  load: null,
  heavy: false,
};

/** Carry: 1 x 20 m on both sides. */
export const CARRY: PlannedExercise = {
  ...WALL_SIT,
  exerciseId: 'suitcase-carry',
  rootId: 'suitcase-carry',
  turns: [turn('both', 1)],
  unit: 'metres',
  from: 20,
  to: 20,
  kit: true,
};

/** The ten-minute version of a list, as the service returns it. */
export const shortVersionOf = (exercises: readonly PlannedExercise[]): ShortVersion => ({
  exercises: [...exercises.filter(({ heavy }) => heavy), ...exercises.filter(({ heavy }) => !heavy)]
    .slice(0, 2)
    .map(({ exerciseId, turns }) => ({
      exerciseId,
      sides: turns.map(({ side, sets }) => ({ side, sets: Math.min(sets, 2) })),
    })),
  estimatedMinutes: 10,
});

export const planWith = (...exercises: PlannedExercise[]): SessionPlan => ({
  id: '019a9f30-7c7e-4000-8000-0000000000f1',
  date: '2026-11-20',
  exercises,
  shortVersion: shortVersionOf(exercises),
});

/** A session that can be driven through time in steps of 200 ms, as the screen does. */
export const drive = (plan: SessionPlan) => {
  let at = NOON;
  let state: SessionState = createSession(plan, at);
  const send = (event: SessionEvent): SessionState => {
    state = reduce(state, event, at);
    return state;
  };
  const pass = (seconds: number): SessionState => {
    for (const end = at + seconds * 1000; at < end; ) {
      at = Math.min(end, at + 200);
      state = reduce(state, { type: 'tick' }, at);
    }
    return state;
  };
  return {
    send,
    pass,
    /** Lets time pass without a read of the clock, as on a locked phone. */
    sleep: (seconds: number): void => {
      at += seconds * 1000;
    },
    now: (): number => at,
    state: (): SessionState => state,
    /** Lets time pass until a stage begins. */
    until: (stage: SessionState['stage']): SessionState => {
      for (let step = 0; state.stage !== stage; step += 1) {
        if (step > 50_000) throw new Error(`the session stays in ${state.stage}`);
        pass(0.2);
      }
      return state;
    },
  };
};
