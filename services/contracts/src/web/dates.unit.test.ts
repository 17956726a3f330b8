import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DEFAULT_TIMEZONE, dateIn, daysBetween, isDate, isTimezone, weekDates, weekStartOf } from './dates.ts';

const date = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('dateIn', () => {
  it.each([
    ['Europe/Oslo', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['Europe/Oslo', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['Europe/Oslo', '2026-06-20T21:59:59Z', '2026-06-20'],
    ['Europe/Oslo', '2026-06-20T22:00:00Z', '2026-06-21'],
    ['Pacific/Auckland', '2026-11-20T11:00:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['UTC', '2026-02-28T23:59:59.999Z', '2026-02-28'],
  ])('uses the time zone %s to convert %s to the date %s', (timezone, instant, expected) => {
    expect(dateIn(timezone, new Date(instant))).toBe(expected);
  });

  it.each([
    ['the 23-hour day in spring', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', '2027-03-28'],
    ['the 25-hour day in autumn', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '2026-10-25'],
  ])('returns one date from midnight to midnight on %s', (_day, begin, end, expected) => {
    const before = (instant: string): Date => new Date(Date.parse(instant) - 1);
    expect(dateIn('Europe/Oslo', new Date(begin))).toBe(expected);
    expect(dateIn('Europe/Oslo', before(end))).toBe(expected);
    expect(dateIn('Europe/Oslo', before(begin))).not.toBe(expected);
    expect(dateIn('Europe/Oslo', new Date(end))).not.toBe(expected);
  });
});

describe('isDate', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each(['2026-02-29', '1900-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-11-00', '2026-11-31'])(
    'rejects the date %s, which does not exist',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );

  it.each(['', '2026-1-2', '20-11-2026', '2026/11/20', '2026-11-20T00:00', ' 2026-11-20', '2026-11-20\n', 'today'])(
    'rejects %j because of its format',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});

describe('date arithmetic', () => {
  it('gives consistent results for adding, subtracting and counting days', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4_000, max: 4_000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });

  it('gives a difference whose sign matches the order of the two dates', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        const byText = one < other ? 1 : one > other ? -1 : 0;
        expect(Math.sign(daysBetween(one, other))).toBe(byText);
      }),
    );
  });

  it('counts whole calendar days across clock changes', () => {
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });
});

describe('calendar week', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('contains %s when it starts on %s', (day, monday) => {
    expect(weekStartOf(day)).toBe(monday);
  });

  it('contains seven dates, including the given date', () => {
    fc.assert(
      fc.property(date, (day) => {
        const week = weekDates(weekStartOf(day));
        expect(week).toHaveLength(7);
        expect(week).toContain(day);
        expect(new Set(week.map(weekStartOf))).toEqual(new Set([week[0]]));
      }),
    );
  });
});

describe('addDays', () => {
  it('is the inverse of daysBetween, for more dates than are cached', () => {
    const first = '2020-02-28';
    for (let days = -5_000; days <= 5_000; days += 1) expect(daysBetween(first, addDays(first, days))).toBe(days);
    expect(addDays(first, 2)).toBe('2020-03-01');
  });

  it('refuses a text that is not a date, also the second time', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });
});

describe('isTimezone', () => {
  it('CONST-05 accepts the default time zone, Europe/Oslo', () => {
    expect(DEFAULT_TIMEZONE).toBe('Europe/Oslo');
    expect(isTimezone(DEFAULT_TIMEZONE)).toBe(true);
  });

  it.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'])('accepts %s', (name) => {
    expect(isTimezone(name)).toBe(true);
  });

  it.each(['', 'Mars/Phobos', 'Europe/', '../etc/passwd', 'Europe/Oslo ', '+02:00'])('rejects %j', (name) => {
    expect(isTimezone(name)).toBe(false);
  });
});
