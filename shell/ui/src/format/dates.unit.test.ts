import { describe, expect, test } from 'vitest';
import { hourIn, longDateTime, longDay, mediumDay, shortDay, shortEnglishDate, weekdayName } from './dates.ts';

describe('date formatting', () => {
  test('formats a calendar date in several styles', () => {
    expect(longDay('2026-11-20')).toBe('Friday 20 November');
    expect(mediumDay('2026-11-20')).toBe('Fri 20 Nov 2026');
    expect(shortDay('2026-11-01')).toBe('1 Nov');
    expect(weekdayName('2026-11-16')).toBe('Mon');
    expect(shortEnglishDate('2026-11-20')).toBe('Fri, Nov 20');
  });

  test("formats an instant in the runner's time zone", () => {
    expect(longDateTime('2026-08-03T16:42:00.000Z', 'Europe/Oslo')).toBe('Monday 3 August 2026, 18:42');
    expect(longDateTime('2026-08-03T23:05:00.000Z', 'Asia/Tokyo')).toBe('Tuesday 4 August 2026, 08:05');
    expect(hourIn('Europe/Oslo', new Date('2026-11-20T23:10:00Z'))).toBe(0);
  });
});
