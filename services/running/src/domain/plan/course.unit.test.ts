import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { EXAMPLE, inWeek, MONDAY } from './testing/given.ts';

describe('where a week stands on the way to the race', () => {
  it('PLANR-55 the worked example on its Friday', () => {
    expect(courseOf(EXAMPLE, MONDAY, MONDAY, '2026-11-20')).toEqual({
      weeksToRace: 9,
      daysToRace: 58,
      phaseWeeks: { Base: 1, Build: 4, Peak: 3, Taper: 1 },
      phase: 'Base',
      week: 1,
      isDownWeek: false,
      shortLead: '9 weeks are short for a 10k: 10 or more would be comfortable, so the plan stays careful.',
    });
  });

  it('PLANR-13 says nothing of a lead time that is long enough, counted from the start of the programme', () => {
    const course = courseOf(EXAMPLE, inWeek(4).programmeStart, MONDAY, '2026-11-20');
    expect(course).toMatchObject({ week: 4, isDownWeek: true, shortLead: null, weeksToRace: 9 });
    expect(course.phaseWeeks).toEqual({ Base: 4, Build: 4, Peak: 3, Taper: 1 });
  });

  it('has no race without a date, with one in the past, or for fitness', () => {
    for (const runner of [{ raceDate: null }, { raceDate: '2026-11-19' }, { goal: 'fitness' as const }])
      expect(courseOf({ ...EXAMPLE, ...runner }, MONDAY, MONDAY, '2026-11-20')).toMatchObject({
        weeksToRace: null,
        daysToRace: null,
        phaseWeeks: {},
        shortLead: null,
      });
  });
});
