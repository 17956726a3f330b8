import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../../domain/background.ts';
import { lastRaceOf } from '../../domain/week/races.ts';
import { earlierOf, on, PLAN, weekInputs } from '../../domain/week/testing/given-week.ts';
import type { LivedWeek } from './live-season.ts';
import { live, longest, usualWeeks } from './testing/done-seasons.ts';

const history = (long: number) =>
  usualWeeks(
    [
      [1, 70],
      [3, 70],
      [5, 60],
      [6, long],
    ],
    10,
  );

const fast = ({ sessions }: LivedWeek): string[] =>
  sessions
    .filter(({ kind }) => !['easy', 'long', 'recovery', 'medium_long', 'strides'].includes(kind))
    .map(({ kind }) => kind);

describe('season after a race with no next race', () => {
  it.each([
    ['marathon', 130, 4],
    ['half_marathon', 95, 3],
    ['10k', 80, 2],
  ] as const)('LOAD-120 begins a new round after the recovery from a race (%s)', (goal, long, recovery) => {
    const weeks = live({
      goal,
      hours: 8,
      days: [1, 2, 3, 5, 6],
      v2: { level: 'Advanced', age: 34 },
      history: history(long),
      raceWeek: 12,
      weeks: 12 + recovery + 6,
    });
    const [first, ...later] = weeks.slice(12 + recovery);
    expect(weeks.slice(12, 12 + recovery).map(({ kind }) => kind)).toEqual(Array(recovery).fill('recovery'));
    expect(first).toMatchObject({ kind: 'hold', phase: 'Base' });
    expect(first?.state.base.weekNumber).toBe(1);
    expect(first && fast(first).every((kind) => kind.startsWith('fartlek'))).toBe(true);
    expect(later.every(({ phase }) => phase === 'Base')).toBe(true);
    for (const { state } of weeks.slice(12)) expect(state.base.week.racePaceMinutes).toBe(0);
    const [before, after] = [weeks[11 + recovery], first].map(longest);
    if (recovery > 2) expect(after).toBeLessThanOrEqual(Math.max(1.15 * (before ?? 0), (before ?? 0) + 10) + 0.5);
  });

  it('LOAD-121 keeps the longer one of two recoveries', () => {
    const marathon = { goal: 'marathon', date: on(-1) } as const;
    const tenK = addDays(on(0), 6);
    const later = (weeks: number) => {
      const inputs = weekInputs(
        { weekStart: on(7 * weeks), today: on(7 * weeks), lastRace: marathon, earlier: [earlierOf(PLAN)] },
        { goal: '10k' },
      );
      const race = { ...PLAN, base: { ...PLAN.base, race: { goal: '10k' as const, date: tenK } } };
      const own = { ...inputs, profiled: { ...inputs.profiled, raceDate: tenK }, background: EMPTY_BACKGROUND };
      return lastRaceOf({ ...own, earlier: [earlierOf(race)] });
    };
    expect(later(1)).toEqual(marathon);
    expect(later(4)).toEqual(marathon);
  });
});
