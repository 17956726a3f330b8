import type { WorkSide } from './session-plan.ts';
import { isCounted, type Phase, phasesOf, targetOf } from './set-timeline.ts';
import { exerciseOf, type SessionState, type StageName, spentAt } from './state.ts';

/** Sound of a cue. `up` is high and `down` is low. */
export type Tone = 'tick' | 'up' | 'down' | 'hold' | 'warn' | 'go' | 'end';

/** Spoken text of a cue. */
export type Spoken =
  | { say: 'number'; number: number }
  | { say: 'phase'; phase: Phase }
  | { say: 'side'; side: WorkSide }
  | { say: 'go' | 'rest' | 'done' | 'ten' | 'run' | 'walk' | 'cool_down' };

/** A signal to the runner. Sound, vibration and voice give the same signal, and the screen shows it. */
export interface Cue {
  tone: Tone;
  spoken: Spoken | null;
}

/** A cue at a number of milliseconds after the beginning of its stage. */
export interface TimedCue extends Cue {
  at: number;
}

const number = (value: number): Spoken => ({ say: 'number', number: value });

/** Counts down the last seconds of a stage of a known length, starting `from` seconds before its end. */
export const countDown = (length: number, from: number): TimedCue[] =>
  Array.from({ length: from }, (_, index) => ({
    at: length - (from - index) * 1000,
    tone: 'warn' as const,
    spoken: number(from - index),
  })).filter(({ at }) => at > 0);

/** Number of seconds at the end of a stage that are spoken, and remaining time at which a hold is announced. */
const LAST_SECONDS = 3;
const TEN_MS = 10_000;

const GO: TimedCue = { at: 0, tone: 'go', spoken: { say: 'go' } };

/** High tone at the start of "up", low tone at "down", a tick at every other second, and the count after each one. */
const repCues = (exercise: Parameters<typeof phasesOf>[0] & Parameters<typeof targetOf>[0]): TimedCue[] => {
  const cues: TimedCue[] = [];
  let at = 0;
  for (let rep = 1; rep <= targetOf(exercise); rep += 1)
    phasesOf(exercise).forEach(({ phase, seconds }, index) => {
      const first = rep === 1 ? ({ say: 'go' } as const) : number(rep - 1);
      cues.push({ at, tone: phase, spoken: index === 0 ? first : { say: 'phase', phase } });
      for (let second = 1; second < seconds; second += 1)
        cues.push({ at: at + second * 1000, tone: 'tick', spoken: null });
      at += seconds * 1000;
    });
  return cues;
};

/** Tones of a hold: the start, 10 s left (if it is longer than 15 s), and the last three seconds. */
const holdCues = (length: number): TimedCue[] => [
  GO,
  ...(length > 1.5 * TEN_MS ? [{ at: length - TEN_MS, tone: 'warn' as const, spoken: { say: 'ten' as const } }] : []),
  ...countDown(length, LAST_SECONDS),
];

/** The cues of the current stage in order. */
export const cuesOf = (state: SessionState): TimedCue[] => {
  const exercise = exerciseOf(state);
  const { stage, length } = state;
  if (!exercise) return stage === 'summary' ? [{ at: 0, tone: 'end', spoken: { say: 'done' } }] : [];
  switch (stage) {
    case 'countdown':
      return countDown(length ?? 0, LAST_SECONDS);
    case 'set':
      if (isCounted(exercise)) return repCues(exercise);
      return length === null ? [GO] : holdCues(length);
    case 'rest':
      return [{ at: 0, tone: 'end', spoken: { say: 'rest' } }, ...countDown(length ?? 0, LAST_SECONDS)];
    case 'side':
      return [{ at: 0, tone: 'end', spoken: { say: 'side', side: exercise.turns[state.turn]?.side ?? 'both' } }];
    case 'pain':
      return [{ at: 0, tone: 'end', spoken: { say: 'done' } }];
    default:
      return [];
  }
};

const place = ({ stage, exercise, turn, set }: SessionState): readonly (StageName | number)[] => [
  stage,
  exercise,
  turn,
  set,
];

const isSameStage = (before: SessionState, after: SessionState): boolean =>
  place(before).every((value, index) => value === place(after)[index]);

/** The latest cue of a list that is after `from` (exclusive) and not after `to`. Null if there is none. */
export const latestCue = (cues: readonly TimedCue[], from: number, to: number): Cue | null =>
  cues.findLast(({ at }) => at > from && at <= to) ?? null;

/**
 * The cue that is due between two reads of the clock. Only the latest one is given, so that a page that was asleep does
 * not repeat the cues that it missed.
 */
export const cueBetween = (
  before: SessionState,
  beforeAt: number,
  after: SessionState,
  afterAt: number,
): Cue | null => {
  if (after.interruption !== null || after.stage === 'ended') return null;
  const from = isSameStage(before, after) ? spentAt(before, beforeAt) : -1;
  return latestCue(cuesOf(after), from, spentAt(after, afterAt));
};
