import { describe, expect, it } from 'vitest';
import type { AdaptedDay, LoggedDay, PlannedWeek } from '../plan/adapt/types.ts';
import { keptRows } from './kept.ts';

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

describe('PLAN-04 PLANR-45 days of a plan that stand', () => {
  it('are the logged ones and those before today, as they stood', () => {
    const rows = keptRows(stored(DATES), [log('2026-11-19', { planType: 'long', minutes: 90 })], week);
    expect(rows).toEqual([row('2026-11-16'), row('2026-11-17'), row('2026-11-19')]);
  });

  it('a log that was removed frees its day', () => {
    expect(datesOf(keptRows(stored(DATES), [], week))).toEqual(['2026-11-16', '2026-11-17']);
  });
});

describe('a plan that begins within a week', () => {
  it('holds nothing on the days before, and what was done on the logged ones', () => {
    const rows = keptRows(
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

  it('on a Monday it holds all of the week', () => {
    expect(keptRows(null, [log('2026-11-15')], { ...week, today: week.weekStart })).toEqual([]);
  });
});
