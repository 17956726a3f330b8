import { BACKGROUND_LIMITS, RACE_METERS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES, finishedBody, type RaceValues, validateRace } from './validate-race.ts';
import { RACE_REVIEW_WORDS, raceDay, raceName } from './words.ts';

const words = RACE_REVIEW_WORDS.en.problems;
const HALF = { date: '2026-11-15', goal: 'half_marathon', priority: 'A', meters: 21_098 } as const;
const ULTRA = { ...HALF, goal: 'ultra', meters: null } as const;
const VALUES: RaceValues = { distance: '', time: '1:52:30', effort: 9, pain: null };

describe('SEASON-71 validateRace', () => {
  test.each([
    ['a complete answer', {}, {}],
    ['no time', { time: '' }, { time: words.time }],
    ['an invalid time', { time: '1 52 30' }, { time: words.time }],
    ['a time without seconds', { time: '1:52' }, { time: words.tooShort }],
    ['a time faster than the world record', { time: '50:00' }, { time: words.tooShort }],
    ['a time slower than walking', { time: '12:00:00' }, { time: words.tooLong }],
    ['no effort', { effort: null }, { effort: words.effort }],
  ])('reports the errors of %s', (_what, change, problems) => {
    expect(validateRace({ ...VALUES, ...change }, HALF, words)).toEqual(problems);
  });

  test('asks for the distance of an ultra', () => {
    const values = { ...VALUES, time: '6:00:00' };
    expect(validateRace(values, ULTRA, words)).toEqual({ distance: words.distance });
    expect(validateRace({ ...values, distance: '0.5' }, ULTRA, words)).toEqual({ distance: words.ultra });
    expect(validateRace({ ...values, distance: '62,5' }, ULTRA, words)).toEqual({});
    expect(finishedBody({ ...values, distance: '62,5' }, ULTRA)).toEqual({
      answer: 'finished',
      date: HALF.date,
      seconds: 21_600,
      meters: 62_500,
      effort: 9,
      pain: null,
    });
  });

  test('never accepts a time outside the limits of a result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
        const values = { ...VALUES, time: `${hours}:${String(minutes).padStart(2, '0')}:00`, distance: '100' };
        for (const race of [HALF, ULTRA]) {
          if (Object.keys(validateRace(values, race, words)).length > 0) continue;
          const body = finishedBody(values, race);
          const seconds = body.answer === 'finished' ? body.seconds : 0;
          expect(seconds).toBeGreaterThanOrEqual(BACKGROUND_LIMITS.resultSeconds.min);
          expect(seconds).toBeLessThanOrEqual(BACKGROUND_LIMITS.resultSeconds.max);
        }
      }),
    );
  });

  test('reports errors for an empty form', () => {
    expect(Object.keys(validateRace(EMPTY_VALUES, HALF, words))).toEqual(['time', 'effort']);
  });
});

describe('SEASON-76 texts of the question about a race', () => {
  test('contain the race and its day in both languages', () => {
    const { en, nb } = RACE_REVIEW_WORDS;
    expect(en.race('half_marathon', raceDay(HALF.date, en))).toBe('Half marathon, Sunday 15 November');
    expect(nb.race('half_marathon', raceDay(HALF.date, nb))).toBe('Halvmaraton, søndag 15. november');
    for (const goal of Object.keys(RACE_METERS) as (keyof typeof RACE_METERS)[]) {
      expect(raceName(goal, 'en')).not.toBe('');
      expect(raceName(goal, 'nb')).not.toBe('');
    }
  });

  test.each(['en', 'nb'] as const)('have a description for every effort and every pain level in %s', (language) => {
    const { efforts, pains } = RACE_REVIEW_WORDS[language];
    expect([efforts.length, pains.length]).toEqual([10, 11]);
    expect([...efforts, ...pains]).not.toContain('');
  });
});
