import { describe, expect, it } from 'vitest';
import { keptDays } from './kept-days.ts';
import { makeWeek } from './make-week.ts';
import { MONDAY, on, weekInputs } from './testing/given-week.ts';

const STORED = makeWeek(weekInputs());
const WEDNESDAY = { weekStart: MONDAY, today: on(2) };

describe('PLAN-04 PLANR-45 keptDays of a stored plan', () => {
  it('returns logged days and days before today, unchanged', () => {
    const log = { date: on(5), planType: 'easy', status: 'done', minutes: 40 } as const;
    const kept = keptDays(STORED, [log], WEDNESDAY);
    expect([...kept.keys()]).toEqual([0, 1, 5]);
    for (const [index, day] of kept) expect(day).toBe(STORED.days[index]);
  });

  it('does not return today or later days without a log', () => {
    expect([...keptDays(STORED, [], { weekStart: MONDAY, today: MONDAY }).keys()]).toEqual([]);
    expect([...keptDays(STORED, [], { weekStart: MONDAY, today: on(9) }).keys()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('keptDays without a stored plan', () => {
  it('returns the completed training for logged days and rest for other past days', () => {
    const records = [
      { date: on(1), planType: 'tempo', status: 'partial', plannedMinutes: 61 },
      { date: on(-3), planType: 'easy', status: 'done', minutes: 40 },
    ] as const;
    expect([...keptDays(null, records, WEDNESDAY)]).toEqual([
      [0, { date: MONDAY, session: null, strength: null, changes: [], decision: null, fixed: 'before_plan' }],
      [1, expect.objectContaining({ session: null, fixed: 'own_session', ownMinutes: 30, ownType: 'tempo' })],
    ]);
  });
});
