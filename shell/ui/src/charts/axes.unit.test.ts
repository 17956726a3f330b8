import { describe, expect, test } from 'vitest';
import { axisDates, countAxis } from './axes.ts';

describe('chart axis helpers', () => {
  test('STAT-24 axisDates returns dates in equal steps that end with the last date', () => {
    const dates = Array.from({ length: 30 }, (_, day) =>
      new Date(Date.UTC(2026, 9, 22 + day)).toISOString().slice(0, 10),
    );
    expect(axisDates(dates, 5)).toEqual(['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20']);
    expect(axisDates(dates, 3)).toEqual(['2026-10-23', '2026-11-06', '2026-11-20']);
    expect(axisDates(dates.slice(0, 3), 5)).toEqual(dates.slice(0, 3));
  });

  test('countAxis returns whole numbers up to at least the largest count', () => {
    expect(countAxis(0)).toEqual([0, 1]);
    expect(countAxis(3)).toEqual([0, 1, 2, 3]);
    expect(countAxis(15)).toEqual([0, 4, 8, 12, 16]);
    expect(countAxis(365)).toEqual([0, 100, 200, 300, 400]);
  });
});
