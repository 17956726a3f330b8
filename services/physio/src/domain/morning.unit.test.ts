import { describe, expect, it } from 'vitest';
import { isWorseMorning as isWorse, medianOf } from './morning.ts';
import { givenCheckin } from './testing/course-fixtures.ts';
import type { CheckinDay } from './types.ts';

const mornings = (...pains: number[]): CheckinDay[] => pains.map((morningPain) => givenCheckin({ morningPain }));
const stiff = (...minutes: (0 | 5 | 10 | 20 | 30)[]): CheckinDay[] =>
  minutes.map((morningStiffnessMinutes) => givenCheckin({ morningStiffnessMinutes }));

const isWorseMorning = (checkin: CheckinDay, usual: readonly CheckinDay[]): boolean =>
  isWorse(checkin, usual, 'achilles_mid');

describe('PHASE-05 isWorseMorning', () => {
  it('compares with the median of the last seven mornings, or with the first one if there are fewer than four', () => {
    expect([medianOf([]), medianOf([3]), medianOf([1, 4])]).toEqual([null, 3, 2.5]);
    const usual = mornings(9, 1, 1, 2, 1, 1, 2, 1);
    expect(isWorseMorning(givenCheckin({ morningPain: 2 }), usual)).toBe(false);
    expect(isWorseMorning(givenCheckin({ morningPain: 3 }), usual)).toBe(true);
    expect(isWorseMorning(givenCheckin({ morningPain: 4 }), mornings(3, 0, 0))).toBe(false);
  });

  it('requires an increase of stiffness by ten minutes and by half', () => {
    const usual = stiff(10, 10, 10, 10);
    expect(isWorseMorning(givenCheckin({ morningStiffnessMinutes: 10 }), usual)).toBe(false);
    expect(isWorseMorning(givenCheckin({ morningStiffnessMinutes: 20 }), usual)).toBe(true);
    expect(isWorseMorning(givenCheckin({ morningStiffnessMinutes: 30 }), stiff(20, 30, 20, 30))).toBe(false);
  });

  it('returns true after a no, with new swelling or a new limp, but not for muscle soreness alone', () => {
    expect(isWorseMorning(givenCheckin({ noNextDayWorsening: false }), [])).toBe(true);
    expect(isWorseMorning(givenCheckin({ noNextDayWorsening: false, muscleSorenessOnly: true }), [])).toBe(false);
    expect(isWorseMorning(givenCheckin({ newSwelling: true, muscleSorenessOnly: true }), [])).toBe(true);
    expect(isWorseMorning(givenCheckin({ limp: true }), [givenCheckin({ limp: false })])).toBe(true);
    expect(isWorseMorning(givenCheckin({ limp: true }), [givenCheckin({ limp: true })])).toBe(false);
  });
});

describe('PHASE-330 muscle soreness', () => {
  const sore = (changes: Partial<CheckinDay> = {}) =>
    givenCheckin({ noNextDayWorsening: false, muscleSorenessOnly: true, ...changes });

  it('explains a morning that is not back to usual, but no increase of pain or stiffness above it', () => {
    expect(isWorseMorning(sore({ morningPain: 1 }), mornings(0, 0, 0, 0))).toBe(false);
    expect(isWorseMorning(sore({ morningPain: 2 }), mornings(0, 0, 0, 0))).toBe(true);
    expect(isWorseMorning(sore({ morningStiffnessMinutes: 20 }), stiff(10, 10, 10, 10))).toBe(true);
  });

  it('explains nothing when a muscle is injured', () => {
    expect(isWorse(sore(), [], 'hamstring_strain')).toBe(true);
    expect(isWorse(sore(), [], 'proximal_hamstring')).toBe(false);
  });
});
