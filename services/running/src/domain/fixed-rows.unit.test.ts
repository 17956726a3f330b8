import { describe, expect, it } from 'vitest';
import { fixedRows } from './fixed-rows.ts';
import type { AdaptedDay, LoggedDay, PlannedWeek } from './plan/adapt/types.ts';

const week = { weekStart: '2026-11-16', today: '2026-11-18' };
const log = (date: string, change: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  planType: 'easy',
  status: 'done',
  ...change,
});
const row = (date: string): AdaptedDay => ({
  date,
  planType: 'easy',
  minutes: 30,
  zone: 'Z2',
  title: 'Easy run',
  why: 'w',
  hardMinutes: 0,
});
const stored = (dates: string[]): PlannedWeek => {
  const current = {
    weekStart: week.weekStart,
    phase: 'Base' as const,
    totalMinutes: 0,
    days: dates.map(row),
    notes: [],
    offer: null,
  };
  return { base: current, current };
};
const DATES = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
const datesOf = (rows: readonly AdaptedDay[]) => rows.map(({ date }) => date);

describe('PLAN-04 PLANR-45 fixedRows of a stored plan', () => {
  it('returns logged days and days before today, unchanged', () => {
    const rows = fixedRows(stored(DATES), [log('2026-11-19', { planType: 'long', minutes: 90 })], week);
    expect(rows).toEqual([row('2026-11-16'), row('2026-11-17'), row('2026-11-19')]);
  });

  it('does not return later days without a log', () => {
    expect(datesOf(fixedRows(stored(DATES), [], week))).toEqual(['2026-11-16', '2026-11-17']);
  });
});

describe('fixedRows without a stored plan', () => {
  it('returns rest for past days and the completed training for logged days', () => {
    const rows = fixedRows(
      null,
      [log('2026-11-16', { planType: 'long', minutes: 70 }), log('2026-11-18', { status: 'skipped' })],
      week,
    );
    expect(rows.map(({ date, planType, minutes }) => [date, planType, minutes])).toEqual([
      ['2026-11-16', 'long', 70],
      ['2026-11-17', 'rest', 0],
      ['2026-11-18', 'easy', 0],
    ]);
  });

  it('returns no rows on a Monday', () => {
    expect(fixedRows(null, [log('2026-11-15')], { ...week, today: week.weekStart })).toEqual([]);
  });
});
