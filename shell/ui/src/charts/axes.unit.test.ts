import { describe, expect, test } from 'vitest';
import { axisDates, countAxis } from './axes.ts';

describe('chart axis helpers', () => {
  test('axisDates returns no more than the requested number of dates, including the first and the last', () => {
    const dates = Array.from({ length: 30 }, (_, day) =>
      new Date(Date.UTC(2026, 9, 22 + day)).toISOString().slice(0, 10),
    );
    const named = axisDates(dates, 5);
    expect(named).toHaveLength(5);
    expect([named[0], named.at(-1)]).toEqual(['2026-10-22', '2026-11-20']);
    expect(axisDates(dates.slice(0, 3), 5)).toEqual(dates.slice(0, 3));
  });

  test('countAxis returns whole numbers up to at least the largest count', () => {
    expect(countAxis(0)).toEqual([0, 1]);
    expect(countAxis(3)).toEqual([0, 1, 2, 3]);
    expect(countAxis(15)).toEqual([0, 4, 8, 12, 16]);
    expect(countAxis(365)).toEqual([0, 100, 200, 300, 400]);
  });
});
