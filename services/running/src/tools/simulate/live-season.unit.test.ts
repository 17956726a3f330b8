import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { keptDays } from '../../domain/week/kept-days.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import { liveSeason } from './live-season.ts';
import { lifeOf, START_DATE } from './testing/lives.ts';

describe('liveSeason', () => {
  const life = lifeOf({ goal: '10k', hours: 4, days: [0, 2, 4, 6], raceWeek: 8, v2: { level: 'Intermediate' } });

  it('returns the same season for the same request', () => {
    expect(liveSeason(life)).toEqual(liveSeason(life));
  });

  it('plans only the remaining days when it begins in the middle of a week', () => {
    const [week] = liveSeason({ ...life, start: addDays(START_DATE, 3), weeks: 1 });
    expect(week?.sessions.map(({ date }) => date).every((date) => date >= addDays(START_DATE, 3))).toBe(true);
    expect(week?.sessions.length).toBeGreaterThan(0);
  });

  it('never changes a past day, and restores the plan when a check-in is withdrawn', () => {
    liveSeason({ ...life, checkins: [0, 50, 50, 0] }, (inputs, state) => {
      const again = { ...inputs, base: state.base };
      for (const [day, kept] of again.kept) expect(state.days[day]).toEqual(kept);
      const withdrawn = { ...again, checkins: again.checkins.filter(({ date }) => date !== inputs.today) };
      const kept = keptDays(state, inputs.records, inputs);
      expect(makeWeek({ ...withdrawn, kept }).days).toEqual(makeWeek(withdrawn).days);
    });
  });
});
