import { isDate } from '@stridewell/contracts/web';
import { withFreeSeed } from '@stridewell/kit/testing/seeds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOf } from './dates.ts';
import { datesIn, type NamedDay, slotsOf } from './slots.ts';

/** A Wednesday. The week began on Monday 7 December. */
const TODAY = '2026-12-09';

const dates = (message: string, today = TODAY): string => datesIn(slotsOf(message), today).join(' ');

describe('LANG-120 the days that a message names', () => {
  it.each([
    ['what about today', '2026-12-09'],
    ['hva skal jeg i dag', '2026-12-09'],
    ['løper jeg i kveld', '2026-12-09'],
    ['and tomorrow?', '2026-12-10'],
    ['og i morgen?', '2026-12-10'],
    ['imorgen tidlig', '2026-12-10'],
    ['day after tomorrow', '2026-12-11'],
    ['overmorgen', '2026-12-11'],
    ['yesterday', '2026-12-08'],
    ['i går', '2026-12-08'],
    ['the day before yesterday', '2026-12-07'],
    ['i forgårs', '2026-12-07'],
    ['Thursday', '2026-12-10'],
    ['torsdag', '2026-12-10'],
    ['thurs', '2026-12-10'],
    ['wednesday', '2026-12-09'],
    ['onsdag', '2026-12-09'],
    ['mandag', '2026-12-14'],
    ['show me satruday', '2026-12-12'],
    ['lordag', '2026-12-12'],
    ['on sat', '2026-12-12'],
    ['next Tuesday', '2026-12-15'],
    ['neste tirsdag', '2026-12-15'],
    ['Friday next week', '2026-12-18'],
    ['fredag neste uke', '2026-12-18'],
    ['torsdag om en uke', '2026-12-17'],
    ['can we move Tuesday to Thursday next week', '2026-12-15 2026-12-17'],
    ['bytt om på tirsdag og torsdag', '2026-12-15 2026-12-10'],
    ['mon-weds', '2026-12-14 2026-12-09'],
    ['this weekend', '2026-12-12 2026-12-13'],
    ['i helga', '2026-12-12 2026-12-13'],
    ['next weekend', '2026-12-19 2026-12-20'],
    ['neste helg', '2026-12-19 2026-12-20'],
    ['the 14th', '2026-12-14'],
    ['den 14.', '2026-12-14'],
    ['on the 3rd', '2027-01-03'],
    ['14. desember', '2026-12-14'],
    ['December 14th', '2026-12-14'],
    ['14 des', '2026-12-14'],
    ['7 sept', '2027-09-07'],
    ['25 may', '2027-05-25'],
    ['den 10. mai', '2027-05-10'],
    ['sunday 4th', '2027-01-04'],
    ['søndag 3. januar', '2027-01-03'],
    ['3.–10. juni', '2027-06-03 2027-06-10'],
    ['from 3rd to 17th January', '2027-01-03 2027-01-17'],
    ['2026-12-20', '2026-12-20'],
    ['on 20/12', '2026-12-20'],
    ['den 20.12', '2026-12-20'],
    ['in two weeks', '2026-12-23'],
    ['om to uker', '2026-12-23'],
    ['in 3 days', '2026-12-12'],
    ['om tre dager', '2026-12-12'],
    ['3 days ago', '2026-12-06'],
    ['for to dager siden', '2026-12-07'],
    ['what did I run on Sunday', '2026-12-06'],
    ['hva løp jeg på søndag, jeg løp jo', '2026-12-06'],
    ['missed Monday, should I make it up on Friday', '2026-12-07 2026-12-04'],
    ['last Thursday', '2026-12-03'],
    ['sist torsdag', '2026-12-03'],
    ['monday last week', '2026-11-30'],
    ['mandag forrige uke', '2026-11-30'],
    ['last week was hard, can I rest on Friday', '2026-12-11'],
  ])('of %j are %s', (message, expected) => {
    expect(dates(message)).toBe(expected);
  });

  it.each([
    'I sat down',
    'the sun is out',
    'in the long run',
    'den 5. økta',
    'the 2nd rep',
    '2 økter igjen',
    'god morgen',
    'in zone 2 may I talk',
    'readiness 7.5',
    'pain 4/10',
    'har jeg fri',
    'man blir sliten',
  ])('are none in %j', (message) => expect(dates(message)).toBe(''));

  it('depend on the runner’s date (shortly before midnight, tomorrow is a different date from after midnight)', () => {
    expect(dates('tomorrow', '2026-12-31')).toBe('2027-01-01');
    expect(dates('in morgen', '2026-12-31')).toBe('');
  });

  it('cross the ends of months and years, and leap days', () => {
    expect(dates('the 31st', '2026-12-31')).toBe('2026-12-31');
    expect(dates('on the 31st', '2026-11-10')).toBe('2026-12-31');
    expect(dates('29 February', '2028-01-10')).toBe('2028-02-29');
    expect(dates('29 February', '2027-01-10')).toBe('');
    expect(dates('Sunday', '2026-12-31')).toBe('2027-01-03');
  });

  it('have no 29 February in the year before a leap year', () =>
    expect(datesOf({ kind: 'date', day: 29, month: 2, year: null }, '2028-01-10', true)).toEqual([]));

  it('are real dates, whatever is named on whatever day', () =>
    withFreeSeed((seed) => {
      const day: fc.Arbitrary<NamedDay> = fc.oneof(
        fc.record({ kind: fc.constant('offset' as const), days: fc.integer({ min: -400, max: 400 }) }),
        fc.record({
          kind: fc.constant('weekday' as const),
          weekday: fc.integer({ min: 0, max: 6 }),
          week: fc.constantFrom(-1 as const, 0 as const, 1 as const, 2 as const, 'last' as const, null),
        }),
        fc.record({
          kind: fc.constant('date' as const),
          day: fc.integer({ min: 1, max: 31 }),
          month: fc.option(fc.integer({ min: 1, max: 12 })),
          year: fc.constant(null),
        }),
      );
      const today = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
      fc.assert(
        fc.property(day, today, fc.boolean(), (named, at, isPast) => {
          for (const date of datesOf(named, at.toISOString().slice(0, 10), isPast)) expect(isDate(date)).toBe(true);
        }),
        { seed },
      );
    }));
});

describe('LANG-120 the week that a message names', () => {
  it.each([
    ['next week', 1],
    ['neste uke', 1],
    ['what about the coming week', 1],
    ['til uka', 1],
    ['the week after next', 2],
    ['uka etter neste', 2],
    ['last week', -1],
    ['forrige uke', -1],
    ['this week', 0],
    ['denne uka', 0],
    ['resten av uka', 0],
    ['3 dager i uka', null],
    ['in two weeks', null],
  ])('of %j is %s', (message, week) => expect(slotsOf(message).week).toBe(week));
});
