import { describe, expect, test } from 'vitest';
import { cappedPeriods } from './capped-periods.ts';
import { causeOf } from './chart-words.ts';

const day = (date: string, code = 'injury', limit = 7.4) => ({ date, code, value: null, limit });
const DATES = ['2026-11-10', '2026-11-11', '2026-11-14', '2026-11-15', '2026-11-16'];

describe('STAT-21 cappedPeriods', () => {
  test('joins consecutive check-ins with the same cause, even across days without a check-in', () => {
    const capped = [day('2026-11-11'), day('2026-11-14'), day('2026-11-15')];
    expect(cappedPeriods(DATES, capped)).toEqual([
      { from: '2026-11-11', to: '2026-11-15', code: 'injury', value: null, most: null, limit: 7.4 },
    ]);
  });

  test('ends a period at a check-in without a cap or with a different cause', () => {
    const capped = [
      day('2026-11-10'),
      day('2026-11-11'),
      day('2026-11-15', 'pain', 4.9),
      day('2026-11-16', 'pain', 4.9),
    ];
    expect(cappedPeriods(DATES, capped).map(({ from, to, code }) => [from, to, code])).toEqual([
      ['2026-11-10', '2026-11-11', 'injury'],
      ['2026-11-15', '2026-11-16', 'pain'],
    ]);
  });

  test('omits periods of a single check-in', () => {
    expect(cappedPeriods(DATES, [day('2026-11-10'), day('2026-11-14', 'pain', 4.9)])).toEqual([]);
  });

  test('STAT-59 ends a period of single answers at a gap of more than two days, and returns the range of values', () => {
    const pain = (date: string, value: number) => ({ date, code: 'pain', value, limit: 4.9 });
    const periodsOf = (...capped: ReturnType<typeof pain>[]) =>
      cappedPeriods(
        capped.map(({ date }) => date),
        capped,
      );
    expect(periodsOf(pain('2026-11-01', 5), pain('2026-11-25', 6))).toEqual([]);
    expect(periodsOf(pain('2026-11-01', 5), pain('2026-11-05', 6))).toEqual([]);
    expect(periodsOf(pain('2026-11-01', 6), pain('2026-11-04', 5), pain('2026-11-05', 6))).toEqual([
      { from: '2026-11-01', to: '2026-11-05', code: 'pain', value: 5, most: 6, limit: 4.9 },
    ]);
    expect(causeOf({ code: 'pain', value: 5, most: 6 })).toBe('pain of 5 to 6');
    expect(causeOf({ code: 'pain', value: 5, most: 5 })).toBe('pain of 5');
    expect(causeOf({ code: 'notes_pain', value: 9, most: 9 })).toBe('pain of 9 in your notes');
    expect(causeOf({ code: 'physio_pain', value: 7 })).toBe('pain of 7 in the physio check-in');
  });

  test('STAT-59 continues an injury’s period across days without a check-in', () => {
    const capped = [day('2026-11-01'), day('2026-11-25')];
    expect(
      cappedPeriods(
        capped.map(({ date }) => date),
        capped,
      ).map(({ from, to }) => [from, to]),
    ).toEqual([['2026-11-01', '2026-11-25']]);
  });
});
