import { describe, expect, it } from 'vitest';
import { rangeOf, statsOf } from './statistics.ts';

const TODAY = '2026-11-20';

describe('CONST-11 rangeOf', () => {
  it.each([
    ['7', '2026-11-14'],
    ['30', '2026-10-22'],
    ['90', '2026-08-23'],
  ] as const)('returns a range of %s days that starts on %s and ends today', (range, from) => {
    expect(rangeOf({ range }, TODAY)).toEqual({ from, to: TODAY });
  });

  it('CONST-12 throws when a custom range is longer than 3,660 days', () => {
    expect(rangeOf({ range: 'custom', from: '2016-11-13', to: TODAY }, TODAY)).toEqual({
      from: '2016-11-13',
      to: TODAY,
    });
    expect(() => rangeOf({ range: 'custom', from: '2016-11-12', to: TODAY }, TODAY)).toThrow('at most 3660 days');
  });
});

describe('STAT-13 STAT-12 statsOf', () => {
  it('returns only the given days, in the given order', () => {
    const days = [
      { date: '2026-11-18', score: 2.9, recommendation: 'Reset' as const },
      { date: '2026-11-20', score: 6.2, recommendation: 'Adapt' as const },
    ];
    const metrics = days.map(({ date }) => ({ date, sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 }));
    const stats = statsOf(days, metrics);
    expect(stats.dailyScores.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-20']);
    expect(stats.recCounts).toEqual({ Push: 0, Adapt: 1, Recover: 0, Reset: 1 });
    expect(stats.series.pain).toEqual([
      { date: '2026-11-18', value: 2 },
      { date: '2026-11-20', value: 2 },
    ]);
  });
});
