import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { KNEE } from '@stridewell/kit/testing/physio-events';
import { describe, expect, it } from 'vitest';
import type { CappedDay } from '../history/repository.ts';
import { trendPeriods, trendsOf } from './trends.ts';

const RANGE = { from: '2026-11-14', to: '2026-11-20' };
const day = (date: string, change: Partial<CappedDay> = {}): CappedDay => ({
  ...{ date, score: 6.2, recommendation: 'Adapt', cap: null, hasNotes: true, isIll: false, capCode: null },
  metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
  ...change,
});
const daily = (count: number, to = RANGE.to): CappedDay[] =>
  Array.from({ length: count }, (_, index) => day(addDays(to, index + 1 - count)));
const trends = (days: CappedDay[], physio: PhysioProjection | null = null) =>
  trendsOf({ range: RANGE, days, answers: [], checkins: days.length, physio });
const injured = (change: object): PhysioProjection => ({ profile: { ...KNEE, ...change }, gate: null, checkins: [] });

describe('trendPeriods', () => {
  it('returns 90 days for findings, 13 weeks from a Monday for the calendar, and a previous period as long as the range', () => {
    expect(trendPeriods(RANGE)).toEqual({
      findings: '2026-08-23',
      calendar: '2026-08-24',
      answers: '2026-08-23',
      previous: '2026-11-07',
      earliest: '2026-08-23',
    });
    const { earliest, previous } = trendPeriods({ from: '2026-01-01', to: RANGE.to });
    expect([earliest, daysBetween(previous, '2026-01-01')]).toEqual([previous, 324]);
  });
});

describe('STAT-19 trendsOf', () => {
  it('returns the usual range on the last day of the range, or null for fewer than seven check-ins', () => {
    expect(trends(daily(7)).baseline).toBeNull();
    expect(trends(daily(40)).baseline).toEqual({ mean: 6.2, sd: 0.7, days: 28 });
    expect(trends(daily(40, addDays(RANGE.to, -28))).baseline).toBeNull();
  });

  it('lists the capped days of the range, including those that earlier releases stored without a code', () => {
    const days = [
      day('2026-11-10', { cap: { reason: 'pain of 5', limit: 4.9, code: 'pain', value: 5 } }),
      day('2026-11-15', { cap: { reason: 'pain of 5', limit: 4.9, code: 'pain', value: 5 } }),
      day('2026-11-16', { cap: { reason: 'the injury', limit: 7.4 } }),
      day('2026-11-17'),
    ];
    expect(trends(days).capped).toEqual([
      { date: '2026-11-15', code: 'pain', value: 5, limit: 4.9 },
      { date: '2026-11-16', code: 'earlier', value: null, limit: 7.4 },
    ]);
  });

  it('marks the first day of an active injury in the range, but not of a resolved injury', () => {
    const events = [{ date: '2026-11-16', kind: 'injury' }];
    expect(trends([], injured({ since: '2026-11-16' })).events).toEqual(events);
    expect(trends([], injured({ since: '2026-11-13' })).events).toEqual([]);
    expect(trends([], injured({ since: '2026-11-16', status: 'resolved' })).events).toEqual([]);
    expect(trends([], injured({ since: undefined })).events).toEqual([]);
  });

  it('counts the recommendations of the previous period, or returns null when it has no check-in', () => {
    const days = [day('2026-11-06'), day('2026-11-07'), day('2026-11-13', { recommendation: 'Push' })];
    expect(trends(days).previousCounts).toEqual({ Push: 1, Adapt: 1, Recover: 0, Reset: 0 });
    expect(trends([day('2026-11-06')]).previousCounts).toBeNull();
  });

  it('returns the scored days of 13 weeks and counts check-ins up to 14', () => {
    const answer = trends(daily(200));
    expect(answer.calendar[0]).toEqual({ date: '2026-08-24', score: 6.2, recommendation: 'Adapt', cap: null });
    expect(answer.calendar).toHaveLength(89);
    expect(answer.checkins).toBe(14);
    expect(trends(daily(2)).checkins).toBe(2);
  });

  it('STAT-61 includes the cap and the answers of each calendar day, even outside the range', () => {
    const metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 };
    const cap = { reason: 'pain of 5', limit: 4.9, code: 'pain', value: 5 };
    const { calendar, capped } = trendsOf({
      ...{ range: RANGE, checkins: 1, physio: null },
      days: [day('2026-10-05', { cap })],
      answers: [{ date: '2026-10-05', ...metrics, hasNotes: false }],
    });
    expect(capped).toEqual([]);
    expect(calendar).toEqual([
      expect.objectContaining({ cap: { code: 'pain', value: 5, limit: 4.9 }, answers: metrics }),
    ]);
  });
});
