import { slowText } from '@stridewell/kit/testing/hostile-text';
import { describe, expect, it } from 'vitest';
import { distanceIn, minutesIn, paceIn, spanOf } from './entities.ts';

const each = <T>(cases: readonly [string, T][], read: (text: string) => T): void => {
  for (const [text, found] of cases)
    it(`returns ${JSON.stringify(found)} for "${text}"`, () => expect(read(text)).toEqual(found));
};

describe('spanOf', () => {
  each<number | null>(
    [
      ['no running for 8 days', 8],
      ['3 weeks off', 21],
      ['a week off', 7],
      ['two whole weeks', 14],
      ['a couple of weeks', 14],
      ['fire dager', 4],
      ['ikke løpt på tre uker', 21],
      ['en måned', 30],
      ['6 months', 180],
      ['a three-week break', 21],
      ['a day off', null],
      ['i dag', null],
      ['what should I do today', null],
      ['to dager', 2],
      ['days', null],
    ],
    spanOf,
  );
});

describe('paceIn', () => {
  each<ReturnType<typeof paceIn>>(
    [
      ['which zone is 6:00 pace', { seconds: 360, isMile: false }],
      ['5.30/km', { seconds: 330, isMile: false }],
      ['8:10 per mile', { seconds: 490, isMile: true }],
      ['meet at 25:30', null],
      ['readiness 7.50', null],
      ['5:75', null],
    ],
    paceIn,
  );
});

describe('minutesIn', () => {
  each<number | null>(
    [
      ['only got 25 min at lunch', 25],
      ['a 45-minute run', 45],
      ['3h long run', 180],
      ['1.5 hours', 90],
      ['half an hour', 30],
      ['an hour and a half', 90],
      ['halvannen time', 90],
      ['har bare en halvtime', 30],
      ['to timer', 120],
      ['an hour', 60],
      ['stressed at work', null],
      ['30 km', null],
    ],
    minutesIn,
  );
});

describe('distanceIn', () => {
  each<number | null>(
    [
      ['one last 30 km', 30],
      ['a 10k', 10],
      ['20 miles', 32.18688],
      ['en siste tre mil', 30],
      ['20 minutes', null],
    ],
    distanceIn,
  );
});

describe('entity reader', () => {
  it.each<[string, (text: string) => unknown]>([
    ['spanOf', spanOf],
    ['paceIn', paceIn],
    ['minutesIn', minutesIn],
    ['distanceIn', distanceIn],
  ])(
    'SECU-206 processes 20,000 hostile characters (five times the longest message) within 50 ms (function %s)',
    (_name, read) => {
      expect(slowText(read, 20_000, 50)).toBeNull();
    },
    30_000,
  );
});
