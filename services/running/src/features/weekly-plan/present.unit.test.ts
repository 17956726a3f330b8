import { describe, expect, it } from 'vitest';
import { on, updateWeek, weekInputs } from '../../domain/week/testing/given-week.ts';
import { presentWeek } from './present.ts';

describe('presentWeek', () => {
  it('marks the days before the plan was created in every language', () => {
    const week = updateWeek(null, weekInputs({ today: on(3), records: [] }));
    for (const language of ['en', 'nb'] as const) {
      const marks = presentWeek(week, language).days.map(({ beforePlan }) => beforePlan ?? false);
      expect(marks).toEqual([true, true, true, false, false, false, false]);
    }
  });
});
