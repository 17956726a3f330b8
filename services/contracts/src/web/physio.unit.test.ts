import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AREA_BOOLEANS,
  AREA_QUESTIONS,
  AREAS,
  DOSE_LEVELS,
  doseText,
  FUNCTION_LIMITS,
  GATE_LEVELS,
  physioReadiness,
  RED_FLAGS,
} from './physio.ts';
import type { Exercise } from './responses.ts';

const both = { walkRunTolerance: true, functionalTestsOk: true };
const neither = { walkRunTolerance: false, functionalTestsOk: false };

describe('physioReadiness', () => {
  it.each([
    [{ pain: 0, ...neither }, 40],
    [{ pain: 10, ...both }, 60],
    [{ pain: 10, ...both, functionalTestsOk: false }, 30],
    [{ pain: 10, ...both, walkRunTolerance: false }, 30],
    [{ pain: 4, ...neither, walkRunTolerance: true }, 54],
  ])('PROG-05 CONST-23 scores %j with %i points', (answers, points) => {
    expect(physioReadiness(answers)).toBe(points);
  });

  it('PROG-06 treats a missing pain level as 10', () => {
    expect(physioReadiness(neither)).toBe(0);
    expect(physioReadiness({ pain: null, ...both })).toBe(60);
  });

  it('PROG-07 awards the full 40 points for a pain level of 0', () => {
    expect(physioReadiness({ pain: 0, ...both })).toBe(100);
  });

  it('CONST-23 returns an integer from 0 to 100 that never decreases when an answer improves', () => {
    const answers = fc.record({
      pain: fc.integer({ min: 1, max: 10 }),
      walkRunTolerance: fc.boolean(),
      functionalTestsOk: fc.boolean(),
    });
    fc.assert(
      fc.property(answers, (given) => {
        const points = physioReadiness(given);
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true);
        const better = [
          { ...given, pain: given.pain - 1 },
          { ...given, walkRunTolerance: true },
          { ...given, functionalTestsOk: true },
        ];
        for (const one of better) expect(physioReadiness(one)).toBeGreaterThanOrEqual(points);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('AREA_QUESTIONS', () => {
  it.each([
    ['knee', ['stairsDownhillPain']],
    ['ITB', ['stairsDownhillPain']],
    ['achilles', ['morningStiffness', 'improvesWithMovement', 'tendernessToTouch']],
    ['shin', ['painType', 'painOnHopping', 'painAtRest', 'tendernessToTouch']],
    ['plantar', ['worstAtFirstSteps', 'heelSqueezePain']],
    ['hip', ['hipPainSite', 'painWeightBearing']],
    ['back', ['worseWith', 'painBelowKnee', 'saddleNumbness', 'bladderBowelChange']],
  ] as const)('lists the questions for %s', (area, questions) => {
    expect(AREA_QUESTIONS[area]).toEqual(questions);
  });

  it('contains every optional area question at least once', () => {
    const asked = new Set(AREAS.flatMap((area) => AREA_QUESTIONS[area]));
    expect(asked).toEqual(new Set([...AREA_BOOLEANS, 'painType', 'hipPainSite', 'worseWith']));
  });
});

describe('physio coach configuration', () => {
  it('defines three function limits in addition to "none", and four red flags', () => {
    expect(FUNCTION_LIMITS.filter((limit) => limit !== 'none')).toHaveLength(3);
    expect(RED_FLAGS).toHaveLength(4);
  });

  it('orders dose and gate levels from the lowest to the highest', () => {
    expect(DOSE_LEVELS).toEqual(['none', 'calm', 'half', 'same', 'progress']);
    expect(GATE_LEVELS).toEqual(['stop', 'walk', 'ladder', 'clear']);
  });
});

describe('doseText', () => {
  const exercise = (change: Partial<Exercise>): Exercise => ({
    id: 'x',
    name: 'X',
    sets: 3,
    reps: null,
    seconds: null,
    metres: null,
    tempo: null,
    perSide: false,
    frequency: 'daily',
    cue: '',
    status: 'none',
    ...change,
  });

  it.each([
    [{ reps: '12' }, '3 x 12'],
    [{ reps: '8-10', perSide: true }, '3 x 8-10 each side'],
    [{ sets: 5, seconds: [45, 45] }, '5 x 45 s'],
    [{ sets: 4, seconds: [15, 30], perSide: true }, '4 x 15-30 s each side'],
    [{ metres: 30 }, '3 x 30 m'],
    [{ sets: 2, seconds: [600, 1200] }, '2 x 10-20 min'],
    [{ sets: 1, seconds: [180, 180] }, '1 x 3 min'],
    [{ sets: 1, seconds: [119, 119] }, '1 x 119 s'],
  ] as [Partial<Exercise>, string][])('formats %j as %s', (change, words) => {
    expect(doseText(exercise(change))).toBe(words);
  });
});
