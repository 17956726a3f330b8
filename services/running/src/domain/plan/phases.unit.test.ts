import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadTimeNote } from './lead-time.ts';
import { phaseOfWeek, phaseWeeks, raceAhead, weeksToRace } from './phases.ts';
import { MONDAY } from './testing/given.ts';
import type { Goal, Level } from './types.ts';

/** The phases of every week from the first to the race's, with the taper factors in their place. */
const road = (goal: Goal, weeks: number): (string | number)[] => {
  const race = addDays(MONDAY, weeks * 7 - 1);
  return Array.from({ length: weeks }, (_, week) => {
    const { phase, taperFactor } = phaseOfWeek(goal, race, MONDAY, addDays(MONDAY, week * 7));
    return taperFactor ?? phase;
  });
};

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('PLANR-03 weeks to race', () => {
  it('PLANR-55 are 9 in the worked example: Base 1, Build 4, Peak 3, Taper 1', () => {
    expect(weeksToRace(MONDAY, '2027-01-17')).toBe(9);
    expect(phaseWeeks('10k', 9)).toEqual({ Base: 1, Build: 4, Peak: 3, Taper: 1 });
    expect(phaseOfWeek('10k', '2027-01-17', MONDAY, MONDAY)).toMatchObject({ phase: 'Base', weekNumber: 1 });
  });

  it.each([
    [1, 1],
    [6, 1],
    [7, 1],
    [8, 2],
    [62, 9],
    [63, 9],
    [64, 10],
  ])('%d days are %d', (days, weeks) => expect(weeksToRace(MONDAY, addDays(MONDAY, days))).toBe(weeks));
});

describe('the road to a race', () => {
  it.each<[string, Goal, number, (string | number)[]]>([
    ['PLANR-04', '5k', 9, [...times(2, 'Base'), ...times(4, 'Build'), ...times(2, 'Peak'), 0.55]],
    ['PLANR-05', '10k', 10, [...times(2, 'Base'), ...times(4, 'Build'), ...times(3, 'Peak'), 0.55]],
    ['PLANR-06', 'half_marathon', 12, [...times(2, 'Base'), ...times(5, 'Build'), ...times(3, 'Peak'), 0.65, 0.45]],
    ['PLANR-07', 'marathon', 16, [...times(3, 'Base'), ...times(6, 'Build'), ...times(4, 'Peak'), 0.8, 0.6, 0.4]],
    ['PLANR-08', 'ultra', 20, [...times(5, 'Base'), ...times(8, 'Build'), ...times(4, 'Peak'), 0.8, 0.6, 0.4]],
    ['PLANR-08', 'ultra', 13, [...times(6, 'Build'), ...times(4, 'Peak'), 0.8, 0.6, 0.4]],
    ['PLANR-11', '10k', 7, ['Base', ...times(3, 'Build'), ...times(2, 'Peak'), 0.55]],
    ['PLANR-11', 'marathon', 2, [0.6, 0.4]],
  ])('%s %s in %d weeks', (_, goal, weeks, expected) => expect(road(goal, weeks)).toEqual(expected));

  it('PLANR-11 always uses every week and keeps the taper', () => {
    const goals = fc.constantFrom<Goal>('5k', '10k', 'half_marathon', 'marathon', 'ultra');
    fc.assert(
      fc.property(goals, fc.integer({ min: 1, max: 60 }), (goal, weeks) => {
        const counts = phaseWeeks(goal, weeks);
        const longest = { '5k': 1, '10k': 1, half_marathon: 2, marathon: 3, ultra: 3 }[goal as '5k'];
        expect(counts.Base + counts.Build + counts.Peak + counts.Taper).toBe(weeks);
        expect(counts.Taper).toBe(Math.min(weeks, longest));
        expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('without a race', () => {
  it.each<Goal>(['fitness', 'weight_loss'])('PLANR-09 %s: every third block of four weeks is Build', (goal) => {
    const phases = Array.from(
      { length: 24 },
      (_, week) => phaseOfWeek(goal, null, MONDAY, addDays(MONDAY, week * 7)).phase,
    );
    const third = [...times(8, 'Base'), ...times(4, 'Build')];
    expect(phases).toEqual([...third, ...third]);
  });

  it('PLANR-09 a goal of fitness looks at no race date, PLANR-10 and no goal at one in the past', () => {
    expect(raceAhead({ goal: 'fitness', raceDate: '2027-01-17' }, MONDAY, MONDAY)).toBeNull();
    expect(raceAhead({ goal: '10k', raceDate: null }, MONDAY, MONDAY)).toBeNull();
    expect(raceAhead({ goal: '10k', raceDate: '2026-11-19' }, MONDAY, '2026-11-20')).toBeNull();
    expect(raceAhead({ goal: '10k', raceDate: '2026-11-20' }, MONDAY, '2026-11-20')).toBe('2026-11-20');
  });
});

describe('PLANR-13 a short lead time is said plainly', () => {
  it.each<[Goal, Level, number]>([
    ['5k', 'Intermediate', 8],
    ['5k', 'Beginner', 10],
    ['10k', 'Advanced', 10],
    ['half_marathon', 'Intermediate', 12],
    ['half_marathon', 'Beginner', 14],
    ['marathon', 'Intermediate', 16],
    ['marathon', 'Beginner', 20],
    ['ultra', 'Advanced', 20],
  ])('%s, %s: %d weeks are enough, one less is not', (goal, level, weeks) => {
    expect(leadTimeNote(goal, level, weeks)).toBeNull();
    expect(leadTimeNote(goal, level, weeks - 1)).toContain(`${weeks - 1} weeks are short`);
    expect(leadTimeNote(goal, level, weeks - 1)).toContain(`${weeks} or more`);
  });

  it('says nothing where there is no race to be late for', () =>
    expect(leadTimeNote('fitness', 'Beginner', 1)).toBeNull());
});
