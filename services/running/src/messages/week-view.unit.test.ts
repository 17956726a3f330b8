import { describe, expect, it } from 'vitest';
import { makeWeek } from '../domain/week/make-week.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  on,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from '../domain/week/testing/given-week.ts';
import { viewOfDay, viewOfPlannedDay } from './week-view.ts';

const PLAN = makeWeek(weekInputs());
const LIGHT = updateWeek(
  PLAN,
  weekInputs({ today: on(2), records: [...USUAL_LOG, ...doneLog(PLAN, 2)], checkins: [checkinOn(2, ANSWERS.low)] }),
);
const dayAt = (index: number, week = PLAN) => {
  const day = week.days[index];
  if (!day) throw new Error('no such day');
  return day;
};

describe('viewOfDay', () => {
  it('WEEK-74 describes each day in both languages', () => {
    for (const day of PLAN.days) {
      const [en, nb] = (['en', 'nb'] as const).map((language) => viewOfDay(day, PLAN.base, language));
      expect(en?.title).not.toBe(nb?.title);
      expect(en?.minutes).toBe(nb?.minutes);
      expect(en?.changed).toBeNull();
    }
  });

  it('states every change of a day, and mentions the day of a moved session', () => {
    expect(viewOfDay(dayAt(2, LIGHT), LIGHT.base, 'en').changed).toMatch(/^Very easy today.* It moves to Thursday\.$/);
    expect(viewOfDay(dayAt(3, LIGHT), LIGHT.base, 'nb').changed).toBe('Flyttet hit fra onsdag.');
  });

  it('keeps the stored texts of a day planned by an earlier release', () => {
    const text = { planType: 'easy', zone: 'Z2', title: 'Easy run', why: 'Old.', minutes: 30, hardMinutes: 0 } as const;
    const day = { ...dayAt(1), session: null, text };
    expect(viewOfDay(day, PLAN.base, 'nb')).toMatchObject({
      title: 'Easy run',
      why: 'Old.',
      changed: null,
      minutes: 30,
    });
  });
});

describe('viewOfPlannedDay', () => {
  it('returns the day as planned, without its changes', () => {
    const planned = viewOfPlannedDay(LIGHT, 2, 'en');
    expect(planned).toMatchObject({ title: viewOfDay(dayAt(2), PLAN.base, 'en').title, changed: null });
  });

  it('returns null for a day that was not planned by the rules', () => {
    const days = PLAN.days.map((day) => ({ ...day, fixed: 'before_plan' as const }));
    expect(viewOfPlannedDay({ ...PLAN, days }, 0, 'en')).toBeNull();
  });
});
