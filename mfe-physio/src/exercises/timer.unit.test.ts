import type { Exercise } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READY_SECONDS, REST_SECONDS, stepsOf } from './steps.ts';
import { repsOf, tempoOf } from './tempo.ts';
import { add, atTime, createTimer, isOver, next, pause, start, viewAt } from './timer.ts';

type Dose = Pick<Exercise, 'sets' | 'reps' | 'seconds' | 'metres' | 'tempo' | 'perSide'>;
const HOLD: Dose = { sets: 2, reps: null, seconds: [30, 30], metres: null, tempo: null, perSide: false };
const SQUAT: Dose = { sets: 3, reps: '8-10', seconds: null, metres: null, tempo: '3-1-3', perSide: true };
const OWN: Dose = { sets: 2, reps: '12', seconds: null, metres: null, tempo: null, perSide: true };

const kinds = (dose: Dose) => stepsOf(dose).map(({ kind, seconds }) => `${kind} ${seconds}`);

describe('tempoOf and repsOf', () => {
  test('tempoOf parses seconds up, hold and down, and drops phases of 0 seconds', () => {
    expect(tempoOf('3-1-3')).toEqual([
      { phase: 'up', seconds: 3 },
      { phase: 'hold', seconds: 1 },
      { phase: 'down', seconds: 3 },
    ]);
    expect(tempoOf('2-0-3')?.map(({ phase }) => phase)).toEqual(['up', 'down']);
    expect([tempoOf(null), tempoOf('slow'), tempoOf('0-0-0')]).toEqual([null, null, null]);
  });

  test('repsOf returns the lower end of a range of repetitions', () => {
    expect(['8-10', '12', '15RM', null, 'many', '0'].map(repsOf)).toEqual([8, 12, 15, null, null, null]);
  });
});

describe('stepsOf', () => {
  test('adds "get ready" before each hold and a rest between holds, but none after the last', () => {
    expect(kinds(HOLD)).toEqual([`ready ${READY_SECONDS}`, 'work 30', 'rest 30', `ready ${READY_SECONDS}`, 'work 30']);
  });

  test('returns a rest as long as the hold, within the minimum and maximum rest', () => {
    const rest = (seconds: number) =>
      stepsOf({ ...HOLD, seconds: [seconds, seconds] }).find(({ kind }) => kind === 'rest')?.seconds;
    expect([rest(5), rest(45), rest(180)]).toEqual([REST_SECONDS.least, 45, REST_SECONDS.most]);
  });

  test('repeats the tempo for every repetition, first for one side and then for the other', () => {
    const first = stepsOf(SQUAT).filter(({ set }) => set === 1);
    expect(first.filter(({ kind }) => kind === 'down')).toHaveLength(16);
    expect(first.filter(({ side }) => side === 2).at(-1)).toMatchObject({ kind: 'down', rep: 8 });
    expect(first.at(-1)?.kind).toBe('rest');
  });

  test('returns open-ended sets for an exercise without a tempo', () => {
    expect(kinds(OWN)).toEqual(['own_pace null', 'rest 60', 'own_pace null']);
  });
});

describe('exercise timer', () => {
  const going = () => start(createTimer(stepsOf(HOLD)), 1_000);

  test('counts down from the start', () => {
    expect(viewAt(createTimer(stepsOf(HOLD)), 9_999)).toMatchObject({ left: 5, running: false });
    expect(viewAt(going(), 3_000)).toMatchObject({ left: 3, running: true, share: 0.4 });
  });

  test('returns the correct step on the first read after 45 seconds without reads', () => {
    expect(viewAt(going(), 1_000 + 45_000)).toMatchObject({ step: { kind: 'rest' }, left: 20 });
    expect(isOver(atTime(going(), 1_000 + 10 * 60_000))).toBe(true);
    expect(viewAt(going(), 1_000 + 10 * 60_000)).toEqual({ step: null, left: null, share: 0, running: false });
  });

  test('keeps the remaining time while paused and resumes from it', () => {
    const paused = pause(going(), 4_000);
    expect(viewAt(paused, 500_000)).toMatchObject({ left: 2, running: false });
    expect(viewAt(start(paused, 500_000), 501_000)).toMatchObject({ left: 1, running: true });
  });

  test('lengthens, shortens and skips a rest', () => {
    const resting = atTime(going(), 1_000 + 40_000);
    expect(viewAt(add(resting, 15, 41_000), 41_000).left).toBe(40);
    expect(viewAt(add(resting, -15, 41_000), 41_000).left).toBe(10);
    expect(viewAt(add(resting, -60, 41_000), 41_000).step).toMatchObject({ kind: 'ready', set: 2 });
    expect(viewAt(next(resting, 41_000), 41_000).step).toMatchObject({ kind: 'ready', set: 2 });
  });

  test('waits for the runner in an open-ended step', () => {
    const own = start(createTimer(stepsOf(OWN)), 0);
    expect(viewAt(own, 3_600_000)).toMatchObject({ step: { kind: 'own_pace', set: 1 }, left: null });
    expect(viewAt(next(own, 10_000), 10_000)).toMatchObject({ step: { kind: 'rest' }, left: 60 });
  });

  test('returns the same step however often the timer was read before', () => {
    const looks = fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(looks, fc.integer({ min: 0, max: 120_000 }), (at, end) => {
        const often = at
          .filter((look) => look <= end)
          .sort((one, other) => one - other)
          .reduce((timer, look) => atTime(timer, look), start(createTimer(stepsOf(HOLD)), 0));
        expect(viewAt(often, end)).toEqual(viewAt(start(createTimer(stepsOf(HOLD)), 0), end));
      }),
      { numRuns: 2_000 },
    );
  });
});
