import { describe, expect, it } from 'vitest';
import type { CheckinDay } from '../records.ts';
import { scoreOf } from '../training/testing/checkins.ts';
import { makeWeek } from './make-week.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  minutesOf,
  on,
  plannedOf,
  totalOf,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import type { WeekInputs } from './types.ts';

const TODAY = 2;
/** Check-ins of the days up to today, newest last; null for a day without one. */
const recent = (...scores: (number | null)[]): CheckinDay[] =>
  scores.flatMap((score, index) => {
    const day = TODAY + 1 + index - scores.length;
    return score === null ? [] : [{ ...checkinOn(day, ANSWERS.good), score }];
  });
const offerOf = (checkins: CheckinDay[], own: Partial<WeekInputs> = {}) =>
  makeWeek(weekInputs({ today: on(TODAY), checkins, ...own })).offer;

describe('offer of a lighter week', () => {
  it('TREND-06 is made on the third consecutive low day', () => {
    expect(offerOf(recent(6, 4.9, 4, 3))).toEqual({ code: 'low_in_a_row', days: 3 });
    expect(offerOf(recent(4.9, 4.9, 4.9, 4.9))).toEqual({ code: 'low_in_a_row', days: 4 });
    expect(offerOf(recent(4.9, 4.9))).toBeNull();
    expect(offerOf(recent(4.9, 4.9, 4.9, 5))).not.toMatchObject({ code: 'low_in_a_row' });
  });

  it('TREND-07 is made for a mean below 5 of at least four check-ins in seven days', () => {
    expect(offerOf(recent(3, null, 3, null, 4, null, 6))).toEqual({ code: 'low_week' });
    expect(offerOf(recent(3, null, 3, null, 6))).toBeNull();
    expect(offerOf(recent(5, null, 5, null, 5, null, 5))).toBeNull();
  });

  it('TREND-18 ignores days more than seven days ago', () => {
    expect(offerOf(recent(2, 2, 2, ...Array.from({ length: 12 }, () => null)))).toBeNull();
  });

  it('LOAD-33 is made for a week well below the runner’s own usual range', () => {
    const usual = Array.from({ length: 28 }, (_, index) => checkinOn(-32 + index, ANSWERS.good));
    const lower = { ...ANSWERS.good, sleep: 3, fatigue: 3 };
    const week = Array.from({ length: 5 }, (_, index) => checkinOn(TODAY - 4 + index, lower));
    expect(scoreOf(lower).score).toBeGreaterThan(5);
    expect(offerOf([...usual, ...week])).toEqual({ code: 'below_usual' });
    expect(offerOf([...usual, ...week.slice(1)])).toBeNull();
    expect(offerOf([...usual, ...week.map(({ date }) => ({ ...checkinOn(0, ANSWERS.good), date }))])).toBeNull();
  });

  it('TREND-11 is not repeated after an answer, and is made only for the current week', () => {
    const checkins = recent(4, 4, 4);
    expect(offerOf(checkins, { lighter: 'keep' })).toBeNull();
    expect(offerOf(checkins, { lighter: 'lighter' })).toBeNull();
    expect(offerOf(checkins, { today: on(-3) })).toBeNull();
  });

  it('TREND-10 shortens the remaining days by about a fifth when accepted and changes nothing when declined', () => {
    const plan = makeWeek(weekInputs());
    const records = [...USUAL_LOG, ...doneLog(plan, TODAY)];
    const asked = (lighter: WeekInputs['lighter']) =>
      updateWeek(plan, weekInputs({ today: on(TODAY), records, lighter }));
    const taken = asked('lighter');
    expect(taken.days.slice(0, TODAY)).toEqual(plan.days.slice(0, TODAY));
    const left = (minutes: readonly number[]) => totalOf(minutes.slice(TODAY));
    const share = left(minutesOf(taken)) / left(plannedOf(plan));
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.88);
    expect(asked('keep').days.map(({ session }) => session)).toEqual(plan.days.map(({ session }) => session));
  });
});
