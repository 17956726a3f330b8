import { type CoachProfile, DAY_NAMES, type DayName, GOALS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Background } from '../profile/background/background-values.ts';
import {
  type Answers,
  isAnswered,
  isRace,
  isRaceDateValid,
  isYoungerThan,
  type NumberName,
  savedAnswers,
  toBackgroundBody,
  toProfileBody,
  USUAL_WEEKS,
  usualWeekOf,
  violatedLimits,
} from './answers.ts';

const PROFILE: CoachProfile = {
  goal: 'marathon',
  raceDate: '2027-04-11',
  weeklyHours: 6,
  daysAvailable: 'Tue,Sun',
  injuries: 'Old ankle',
  thresholdPace: '5:00 per km',
  longRunCapMin: 150,
  runningProfileV2: '{"age":41,"level":"Intermediate"}',
  updatedAt: '2026-11-20T08:00:00Z',
};
const BACKGROUND: Background = {
  usualWeekMinutes: 180,
  longestRunMinutes: 65,
  longDay: 6,
  maxDaysInRow: null,
  hoursFlex: true,
  equipment: ['band'],
  thresholdHeartRate: 171,
  results: [],
  hasRunFast: true,
  races: [],
  goalSeconds: 14_000,
};

describe('START-11 saved answers', () => {
  test('are shown, and saved again unchanged when nothing was changed', () => {
    const answers = savedAnswers(PROFILE, BACKGROUND);
    expect(answers).toEqual({
      goal: 'marathon',
      raceDate: '2027-04-11',
      days: ['Tue', 'Sun'],
      weeklyHours: '6',
      age: '41',
      usualWeekMinutes: '180',
      longestRunMinutes: '65',
    });
    const { updatedAt: _, runningProfileV2, ...plain } = PROFILE;
    const body = toProfileBody(answers, PROFILE);
    expect(body).toMatchObject(plain);
    expect(JSON.parse(body.runningProfileV2 ?? '')).toEqual(JSON.parse(runningProfileV2 ?? ''));
    expect(toBackgroundBody(answers, BACKGROUND)).toEqual(BACKGROUND);
  });

  test('are empty for a new runner, and no question counts as answered', () => {
    const answers = savedAnswers(null, { ...BACKGROUND, usualWeekMinutes: null, longestRunMinutes: null });
    expect(isAnswered(answers)).toBe(false);
    expect(isAnswered({ ...answers, weeklyHours: '4' })).toBe(true);
  });

  test('change only the fields of the cards, and a goal without a race has no date', () => {
    const answers = fc.record<Answers>({
      goal: fc.constantFrom('', ...GOALS),
      raceDate: fc.constantFrom('', '2027-03-14'),
      days: fc.subarray([...DAY_NAMES]),
      weeklyHours: fc.constantFrom('', '1', '40'),
      age: fc.constantFrom('', '13', '70'),
      usualWeekMinutes: fc.constantFrom('', '0', '450'),
      longestRunMinutes: fc.constantFrom('', '0', '140'),
    });
    fc.assert(
      fc.property(answers, (given) => {
        const body = toProfileBody(given, PROFILE);
        expect(body.raceDate).toBe(isRace(given.goal) && given.raceDate !== '' ? given.raceDate : null);
        expect(body.daysAvailable).toBe(given.days.length > 0 ? given.days.join(',') : null);
        expect([body.injuries, body.thresholdPace, body.longRunCapMin]).toEqual(['Old ankle', '5:00 per km', 150]);
        const { usualWeekMinutes, longestRunMinutes, ...rest } = toBackgroundBody(given, BACKGROUND);
        const { usualWeekMinutes: _, longestRunMinutes: __, ...unchanged } = BACKGROUND;
        expect(rest).toEqual(unchanged);
        expect([usualWeekMinutes, longestRunMinutes]).toEqual(
          [given.usualWeekMinutes, given.longestRunMinutes].map((typed) => (typed === '' ? null : Number(typed))),
        );
      }),
    );
  });
});

describe('START-21 usual weeks', () => {
  /** Number of days that differ between two selections. Each costs one tap. */
  const changes = (from: readonly DayName[], to: readonly DayName[]): number =>
    DAY_NAMES.filter((day) => from.includes(day) !== to.includes(day)).length;

  test('are at most four taps away from every selection of days', () => {
    fc.assert(
      fc.property(fc.subarray([...DAY_NAMES]), (days) => {
        const taps = [[], ...Object.values(USUAL_WEEKS)].map((week) => Math.min(week.length, 1) + changes(week, days));
        expect(Math.min(...taps)).toBeLessThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });

  test('are recognised by their days in any order', () => {
    expect(usualWeekOf(['Sun', 'Thu', 'Tue'])).toBe('three');
    expect(usualWeekOf(['Mon', 'Thu', 'Sun'])).toBeNull();
    expect(usualWeekOf([])).toBeNull();
  });
});

describe('limits of the cards', () => {
  test.each<[NumberName, string, boolean]>([
    ['weeklyHours', '', true],
    ['weeklyHours', '0', false],
    ['weeklyHours', '40', true],
    ['weeklyHours', '41', false],
    ['weeklyHours', '4.5', false],
    ['usualWeekMinutes', '0', true],
    ['usualWeekMinutes', '2400', true],
    ['usualWeekMinutes', '2401', false],
    ['longestRunMinutes', '600', true],
    ['longestRunMinutes', 'an hour', false],
  ])('treat the value of %s "%s" as valid (%s)', (name, typed, isValid) => {
    expect(violatedLimits(name, typed) === null).toBe(isValid);
  });

  test.each([
    ['', true],
    ['2026-11-28', true],
    ['2026-11-27', false],
    ['0002-01-01', false],
    ['2027-02-30', false],
  ])('treat the race date "%s" as valid (%s)', (date, isValid) => {
    expect(isRaceDateValid(date, '2026-11-28')).toBe(isValid);
  });
});

describe('START-25 age', () => {
  test('is too young for an account below 13 and for a plan below 18, but never when it is missing or not a number', () => {
    expect(['12', '13', '', '0', 'x'].map((typed) => isYoungerThan('account', typed))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(['13', '17', '18', ''].map((typed) => isYoungerThan('plan', typed))).toEqual([true, true, false, false]);
  });

  test('is saved with the profile and shown again', () => {
    const body = toProfileBody({ ...savedAnswers(null, BACKGROUND), age: '52' }, null);
    expect(JSON.parse(body.runningProfileV2 ?? '')).toEqual({ age: 52 });
    expect(savedAnswers(PROFILE, BACKGROUND).age).toBe('41');
  });
});
