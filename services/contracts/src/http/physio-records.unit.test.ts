import { describe, expect, it } from 'vitest';
import { passes, problems } from '../testing/problems.ts';
import { physioSessionBody, physioSessionsQuery, physioTestBody } from './physio-records.ts';

const ID = '0190b8a0-0000-7000-8000-000000000000';
const TEST = { id: ID, injuryId: ID, testId: 'heel_raise', side: 'left', value: 19, painDuring: 1 };
const NO_LOAD = { unit: 'none', value: 0 };
const SET = { reps: 10, load: { unit: 'kg', value: 8 }, rir: 2 };
const EXERCISE = {
  ...{ exerciseId: 'knee-step-up', side: 'left', status: 'done', sets: [SET], pain: 2, skipReason: null },
};
const SESSION = {
  ...{ date: '2026-11-20', injuryId: ID, kind: 'exercises', startedAt: '2026-11-20T17:00:00Z' },
  ...{ finishedAt: '2026-11-20T17:25:00Z', status: 'done', exercises: [EXERCISE], painAfter: 2, painStop: null },
};

const withSet = (set: object) => ({ ...SESSION, exercises: [{ ...EXERCISE, sets: [set] }] });

describe('physioTestBody', () => {
  it('PHASE-202 requires every field except the date', () => {
    expect(passes(physioTestBody, TEST)).toBe(true);
    for (const field of Object.keys(TEST))
      expect(passes(physioTestBody, { ...TEST, [field]: undefined }), field).toBe(false);
    expect(passes(physioTestBody, { ...TEST, date: '2026-11-20' })).toBe(true);
  });

  it('rejects a value outside the test’s range', () => {
    for (const value of [-1, 41, 7.5])
      expect(problems(physioTestBody, { ...TEST, value })).toEqual(['value: Please choose a number of this test']);
    expect(passes(physioTestBody, { ...TEST, testId: 'knee_wall', value: 8.5 })).toBe(true);
    expect(passes(physioTestBody, { ...TEST, testId: 'swelling2', value: -1 })).toBe(true);
  });

  it.each([
    ['an unknown test', { testId: 'sprint' }],
    ['an id that is no UUID', { id: 'first' }],
    ['a pain of 11', { painDuring: 11 }],
    ['an unknown side', { side: 'middle' }],
    ['another user', { userId: ID }],
    ['whether it was confirmed', { confirmed: true }],
  ])('rejects %s', (_what, change) => {
    expect(passes(physioTestBody, { ...TEST, ...change })).toBe(false);
  });
});

describe('physioSessionBody', () => {
  it('PHASE-204 accepts exercises with sets in repetitions, seconds or metres, and any load', () => {
    for (const set of [
      SET,
      { seconds: 45, load: NO_LOAD, rir: null },
      { metres: 20, load: { unit: 'band', value: 3 }, rir: 4 },
      { reps: 8, load: { unit: 'kg', value: 12.5 }, rir: 0 },
    ])
      expect(problems(physioSessionBody, withSet(set))).toEqual([]);
  });

  it.each([
    ['without a number', { load: NO_LOAD, rir: null }],
    ['with two numbers', { reps: 10, seconds: 30, load: NO_LOAD, rir: null }],
    ['with a load that is none', { reps: 10, load: { unit: 'none', value: 2 }, rir: null }],
    ['with a sixth band', { reps: 10, load: { unit: 'band', value: 6 }, rir: null }],
    ['with half a band', { reps: 10, load: { unit: 'band', value: 1.5 }, rir: null }],
    ['with a tenth of a kilogram', { reps: 10, load: { unit: 'kg', value: 8.1 }, rir: null }],
    ['with five repetitions left', { reps: 10, load: NO_LOAD, rir: 5 }],
  ])('rejects a set %s', (_what, set) => {
    expect(passes(physioSessionBody, withSet(set))).toBe(false);
  });

  it('accepts a guided run with its stage, but rejects a stage for exercises', () => {
    const run = { ...SESSION, kind: 'guided_run', exercises: [], ladderStage: 12, runPain: 1 };
    expect(passes(physioSessionBody, run)).toBe(true);
    expect(passes(physioSessionBody, { ...run, ladderStage: 13 })).toBe(false);
    expect(problems(physioSessionBody, { ...SESSION, ladderStage: 3 })).toEqual([
      'ladderStage: Please give a stage for a guided run only',
    ]);
  });

  it.each([
    ['an end before the start', { finishedAt: '2026-11-20T16:59:59Z' }],
    ['an invalid start', { startedAt: 'today' }],
    ['an unknown kind', { kind: 'swim' }],
    ['too many exercises', { exercises: Array.from({ length: 31 }, () => EXERCISE) }],
    ['an exercise id with an operator', { exercises: [{ ...EXERCISE, exerciseId: '$where' }] }],
    ['a reason that is not listed', { exercises: [{ ...EXERCISE, skipReason: 'tired' }] }],
    ['a pain stop without its questions', { painStop: { pain: 7 } }],
    ['the injury left out', { injuryId: undefined }],
    ['an unknown field', { note: 'free text' }],
  ])('rejects %s', (_what, change) => {
    expect(passes(physioSessionBody, { ...SESSION, ...change })).toBe(false);
  });

  it('accepts the runner’s answers after stopping because of pain', () => {
    const painStop = { pain: 7, sharp: true, bone: false, numb: false };
    expect(passes(physioSessionBody, { ...SESSION, status: 'partial', painStop })).toBe(true);
  });
});

describe('physioSessionsQuery', () => {
  it('accepts a range of up to 400 days whose dates are in order', () => {
    expect(passes(physioSessionsQuery, { from: '2026-11-20', to: '2026-11-20' })).toBe(true);
    expect(passes(physioSessionsQuery, { from: '2026-11-21', to: '2026-11-20' })).toBe(false);
    expect(passes(physioSessionsQuery, { from: '2025-01-01', to: '2026-11-20' })).toBe(false);
    for (const query of [{}, { from: '2026-11-20' }, { to: '2026-11-20' }])
      expect(passes(physioSessionsQuery, query)).toBe(true);
  });
});
