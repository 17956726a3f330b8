import { physioReadiness } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkinOf } from '../testing/fixtures.ts';
import { limitsOf, limitsText } from './limits.ts';
import {
  averagesOf,
  countColour,
  inRange,
  insightsOf,
  MAX_LIMITATIONS,
  MAX_RED_FLAGS,
  milestonesOf,
  painColour,
  painLevelOf,
  readinessColour,
  readinessLevelOf,
  significantGainOf,
} from './progress-rules.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => checkinOf({ date: `2026-10-${String(day + 1).padStart(2, '0')}` }));

describe('physioReadiness', () => {
  test('PROG-05 adds 4 points for each point of pain below 10 and 30 points for each "Yes"', () => {
    expect(physioReadiness({ pain: 2, walkRunTolerance: true, functionalTestsOk: false })).toBe(62);
    expect(physioReadiness({ pain: 3, walkRunTolerance: false, functionalTestsOk: false })).toBe(28);
  });

  test('PROG-06 treats a missing pain level as 10', () => {
    expect(physioReadiness({ walkRunTolerance: true, functionalTestsOk: true })).toBe(60);
    expect(physioReadiness({ pain: null, walkRunTolerance: false, functionalTestsOk: false })).toBe(0);
  });

  test('PROG-07 adds 40 points for a pain level of 0', () => {
    expect(physioReadiness({ pain: 0, walkRunTolerance: true, functionalTestsOk: true })).toBe(100);
  });
});

describe('inRange', () => {
  test('PROG-02 returns the 7 newest check-ins, newest first, for a week', () => {
    const kept = inRange(days(10), 'week').map(({ date }) => date);
    expect(kept).toHaveLength(7);
    expect(kept[0]).toBe('2026-10-10');
    expect(kept.at(-1)).toBe('2026-10-04');
  });

  test('PROG-03 returns the 30 newest check-ins for a month', () => {
    expect(inRange(days(31), 'month')).toHaveLength(30);
    expect(inRange(days(31), 'month').at(-1)?.date).toBe('2026-10-02');
  });
});

describe('progress colours', () => {
  test.each([
    ['PROG-08', 100, 'green'],
    ['PROG-08', 80, 'green'],
    ['PROG-09', 79, 'yellow'],
    ['PROG-09', 60, 'yellow'],
    ['PROG-10', 59, 'red'],
    ['PROG-10', 0, 'red'],
  ])('%s readinessColour for %i returns %s', (_id, readiness, colour) => {
    expect(readinessColour(readiness)).toBe(colour);
  });

  test('PROG-14 painColour returns green up to 3, yellow up to 6 and red above 6', () => {
    expect(Array.from({ length: 11 }, (_, pain) => painColour(pain))).toEqual([
      ...Array(4).fill('green'),
      ...Array(3).fill('yellow'),
      ...Array(4).fill('red'),
    ]);
  });

  test('CONST-53 PROG-15 countColour for limitations returns green at 0, yellow at 1 and red above 1', () => {
    expect([0, 1, 2, 3].map((count) => countColour(count, MAX_LIMITATIONS))).toEqual(['green', 'yellow', 'red', 'red']);
  });

  test('CONST-53 PROG-16 countColour for red flags returns green at 0, yellow up to 2 and red above 2', () => {
    expect([0, 1, 2, 3, 4].map((count) => countColour(count, MAX_RED_FLAGS))).toEqual([
      'green',
      'yellow',
      'yellow',
      'red',
      'red',
    ]);
  });
});

describe('limitsOf and limitsText', () => {
  test('PROG-28 does not count "none" as a limitation', () => {
    expect(limitsOf(['none'])).toEqual([]);
    expect(limitsOf(['stairs', 'none'])).toEqual(['stairs']);
    expect(limitsText(['none'])).toBe('None');
  });

  test('PROG-17 limitsText returns up to two names and the number of further limitations', () => {
    expect(limitsText(['stairs', 'walk'])).toBe('Stairs, Walk');
    expect(limitsText(['stairs', 'walk', 'sit', 'none'])).toBe('Stairs, Walk +1 more');
  });
});

describe('milestonesOf', () => {
  const reached = (pain: number, readiness: number) => milestonesOf({ pain, readiness }).map((one) => one.reached);

  test('PROG-19 marks the walk as reached at a physio readiness of 60 or more', () => {
    expect([reached(5, 59)[0], reached(5, 60)[0]]).toEqual([false, true]);
  });
  test('PROG-20 marks the tests as reached at a physio readiness of 80 or more', () => {
    expect([reached(5, 79)[1], reached(5, 80)[1]]).toEqual([false, true]);
  });
  test('PROG-21 marks the pain milestone as reached at a pain level of 2 or less', () => {
    expect([reached(3, 0)[2], reached(2, 0)[2]]).toEqual([false, true]);
  });
  test('marks no milestone as reached without a check-in', () => {
    expect(milestonesOf(null).every(({ reached: met }) => !met)).toBe(true);
  });
});

describe('levels of averages', () => {
  test('PROG-22 calls an average pain of 3 or less low', () => {
    expect([painLevelOf(3), painLevelOf(3.01)]).toEqual(['low', null]);
  });
  test('PROG-23 calls an average pain above 6 elevated', () => {
    expect([painLevelOf(6), painLevelOf(6.01)]).toEqual([null, 'elevated']);
  });
  test('PROG-24 calls an average readiness of 70 or more high', () => {
    expect([readinessLevelOf(70), readinessLevelOf(69.9)]).toEqual(['high', null]);
  });
  test('PROG-25 calls an average readiness below 50 low', () => {
    expect([readinessLevelOf(49.9), readinessLevelOf(50)]).toEqual(['low', null]);
  });
  test('PROG-26 calls a readiness gain of more than 20 significant', () => {
    const gainOf = (gain: number) => significantGainOf({ pain: 4, readiness: 60, gain });
    expect([gainOf(21), gainOf(20)]).toEqual([21, null]);
  });
  test('averagesOf returns the gain as newest minus oldest readiness', () => {
    expect(averagesOf([checkinOf({ pain: 2, readiness: 62 }), checkinOf({ pain: 4, readiness: 28 })])).toEqual({
      pain: 3,
      readiness: 45,
      gain: 34,
    });
    expect(averagesOf([])).toBeNull();
  });
});

describe('PROG-29 insights', () => {
  /** Check-ins of two weeks, newest first: seven with the values `now`, then seven with the values `before`. */
  const weeks = (now: object, before: object) =>
    Array.from({ length: 14 }, (_, back) =>
      checkinOf({ date: `2026-11-${String(20 - back).padStart(2, '0')}`, ...(back < 7 ? now : before) }),
    );

  test.each([
    ['halved', { pain: 2 }, { pain: 4 }, 'pain_halved'],
    ['lower', { pain: 3 }, { pain: 4 }, 'pain_down'],
    ['higher', { pain: 5 }, { pain: 4 }, 'pain_up'],
  ])('report that pain is %s, with both averages and the day', (_what, now, before, id) => {
    expect(insightsOf(weeks(now, before))).toEqual([{ id, since: '2026-11-13', before: before.pain, now: now.pain }]);
  });
  test('report that readiness has changed by ten or more', () => {
    expect(insightsOf(weeks({ readiness: 62 }, { readiness: 52 }))).toMatchObject([{ id: 'readiness_up' }]);
    expect(insightsOf(weeks({ readiness: 52 }, { readiness: 62 }))).toMatchObject([{ id: 'readiness_down' }]);
    expect(insightsOf(weeks({ readiness: 61 }, { readiness: 52 }))).toEqual([]);
  });
  test('are empty when nothing has changed, and with fewer than two weeks of check-ins', () => {
    expect(insightsOf(weeks({}, {}))).toEqual([]);
    expect(insightsOf(weeks({ pain: 1 }, { pain: 9 }).slice(1))).toEqual([]);
    expect(insightsOf([])).toEqual([]);
  });
  test('never report that pain is both lower and higher', () => {
    const values = fc.array(
      fc.record({ pain: fc.integer({ min: 0, max: 10 }), readiness: fc.integer({ min: 0, max: 100 }) }),
      {
        minLength: 14,
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(values, (days) => {
        const found = insightsOf(days.map((day, back) => ({ date: `day ${back}`, ...day })));
        expect(found.filter(({ id }) => id.startsWith('pain')).length).toBeLessThanOrEqual(1);
        for (const insight of found) expect(insight.now).not.toBe(insight.before);
      }),
      { numRuns: 500 },
    );
  });
});
