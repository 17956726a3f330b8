import { describe, expect, test } from 'vitest';
import { cappedPeriods } from './capped-periods.ts';

const day = (date: string, code = 'injury', limit = 7.4) => ({ date, code, value: null, limit });
const DATES = ['2026-11-10', '2026-11-11', '2026-11-14', '2026-11-15', '2026-11-16'];

describe('STAT-21 cappedPeriods', () => {
  test('joins consecutive check-ins with the same cause, even across days without a check-in', () => {
    const capped = [day('2026-11-11'), day('2026-11-14'), day('2026-11-15')];
    expect(cappedPeriods(DATES, capped)).toEqual([{ ...day('2026-11-11'), from: '2026-11-11', to: '2026-11-15' }]);
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
});
