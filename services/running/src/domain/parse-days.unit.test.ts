import { DAY_NAMES } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAvailableOf, readDays } from './parse-days.ts';

describe('RPROF-13 RPROF-38 daysAvailableOf and readDays', () => {
  it.each([
    ['Tuesday and Sat', 'Tue,Sat'],
    ['tue, thur, sundays', 'Tue,Thu,Sun'],
    ['Mondays & Wednesdays', 'Mon,Wed'],
    ['MON/WED/FRI', 'Mon,Wed,Fri'],
    ['Mon-Fri', 'Mon,Tue,Wed,Thu,Fri'],
    ['Mon – Wed', 'Mon,Tue,Wed'],
    ['Friday to Monday', 'Mon,Fri,Sat,Sun'],
    ['weekdays', 'Mon,Tue,Wed,Thu,Fri'],
    ['Weekends and Tues.', 'Tue,Sat,Sun'],
    ['every day', 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'],
    ['I can run on a Wednesday, on most Saturdays and sometimes on Sunday', 'Wed,Sat,Sun'],
    ["Sunday's best", 'Sun'],
    ['lørdag, Sunday', 'Sat,Sun'],
    ['tirsdag og torsdag', 'Tue,Thu'],
    ['man, ons, fre', 'Mon,Wed,Fri'],
    ['man-fre', 'Mon,Tue,Wed,Thu,Fri'],
    ['Fredag til søndag', 'Fri,Sat,Sun'],
    ['hverdager', 'Mon,Tue,Wed,Thu,Fri'],
    ['tirsdager og i helga', 'Tue,Sat,Sun'],
    ['hver dag', 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'],
    ['jeg har fri på lørdager, og løper når man kan', 'Sat'],
    ['fri, sat', 'Fri,Sat'],
  ])('reads "%s" as %s', (text, stored) => {
    expect(daysAvailableOf(text)).toBe(stored);
  });

  it.each([
    'sun-kissed',
    'no monkeys',
    'a man of habit',
    'når man har fred og ro',
    'saturated',
    'Money',
    'wedding',
    'mo tu we',
    '12',
    'whenever',
  ])('RPROF-14 finds no weekday in %j, apart from "Sun" in "sun-kissed"', (text) => {
    const days = readDays(text);
    if (text === 'sun-kissed') expect(days).toEqual(['Sun']);
    else expect(daysAvailableOf(text)).toBeUndefined();
  });

  it.each([null, undefined, '', '   '])('returns null for %j', (text) => {
    expect(daysAvailableOf(text)).toBeNull();
  });
});

describe('RPROF-12 daysAvailableOf for any input', () => {
  it('returns days in week order without duplicates, however the chosen days are ordered or repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DAY_NAMES), { minLength: 1, maxLength: 20 }), (chosen) => {
        const wanted = DAY_NAMES.filter((day) => chosen.includes(day)).join(',');
        expect(daysAvailableOf(chosen.join(', '))).toBe(wanted);
        expect(daysAvailableOf(wanted)).toBe(wanted);
      }),
    );
  });

  it('returns the same result when it parses its own output', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const stored = daysAvailableOf(text);
        if (stored) expect(daysAvailableOf(stored)).toBe(stored);
      }),
    );
  });
});
