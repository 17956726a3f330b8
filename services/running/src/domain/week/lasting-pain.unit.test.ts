import type { NOTE_ANSWERS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastingPainBefore } from '../training/day/lasting-pain.ts';
import { adjustPlan } from './adjust-plan.ts';
import { questionsOf } from './note-answers.ts';
import {
  ANSWERS,
  after,
  checkinOn,
  codesOf,
  doneLog,
  earlierOf,
  on,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import type { WeekState } from './types.ts';

const painOf = (day: number, pain: number) => checkinOn(day, { ...ANSWERS.good, pain }, { hasNotes: false });
const painful = (...days: number[]) => days.map((day) => painOf(day, 4));
const isHardFrom = ({ days }: WeekState, from: number): boolean =>
  days.slice(from).some(({ session }) => session?.isHard && session.role === 'quality');

describe('pain on three of five days', () => {
  it('WEEK-182 keeps running easy when no check-in follows, however many days pass', () => {
    expect(isHardFrom(after(2), 2)).toBe(true);
    for (const days of [
      [-4, -3, -2],
      [-3, -2, -1],
      [-6, -5, -4, -2, -1],
      [-30, -29, -28],
    ]) {
      const week = after(2, { checkins: painful(...days) });
      expect(isHardFrom(week, 2), String(days)).toBe(false);
      expect(codesOf(week)[2], String(days)).toContain('pain_lasts');
    }
  });

  it('WEEK-182 ends after two consecutive check-ins of at most 2, even if one painful day follows', () => {
    const checkins = [...painful(-9, -8, -7), painOf(-5, 2), painOf(-3, 1)];
    expect(isHardFrom(after(2, { checkins }), 2)).toBe(true);
    expect(isHardFrom(after(2, { checkins: [...checkins, painOf(-1, 4)] }), 2)).toBe(true);
    expect(isHardFrom(after(2, { checkins: checkins.slice(0, -1) }), 2)).toBe(false);
    const mixed = [...painful(-9, -8, -7), painOf(-5, 2), painOf(-4, 3), painOf(-2, 2)];
    expect(isHardFrom(after(2, { checkins: mixed }), 2)).toBe(false);
  });

  const later = (answer: (typeof NOTE_ANSWERS)['pain_gone'][number]): WeekState => {
    const checkins = painful(-20, -19, -18);
    const inputs = weekInputs({ checkins });
    const week = updateWeek(null, inputs);
    expect(questionsOf(week)).toEqual(['pain_gone']);
    expect(questionsOf(updateWeek(null, weekInputs({ checkins: painful(-9, -8, -7) })))).toEqual([]);
    const result = adjustPlan(week, { kind: 'answer_note', note: 'pain_gone', answer }, inputs);
    if ('refused' in result) throw new Error(result.refused.code);
    const now = updateWeek({ ...week, base: result.base }, inputs);
    expect(isHardFrom(now, 0)).toBe(false);
    const records = [...USUAL_LOG, ...doneLog(now)];
    return updateWeek(
      null,
      weekInputs({ weekStart: on(7), today: on(7), checkins, records, earlier: [earlierOf(now)] }),
    );
  };

  it('WEEK-183 leads to a question after two weeks; the answer "gone" allows hard running again in the next week', () => {
    expect(isHardFrom(later('gone'), 0)).toBe(true);
    expect(questionsOf(later('gone'))).toEqual([]);
    expect(isHardFrom(later('still_hurts'), 0)).toBe(false);
    expect(questionsOf(later('still_hurts'))).toEqual(['pain_gone']);
  });

  it('WEEK-182 is lasting on every day for which the last five days alone would show it, and ends only with calm check-ins', () => {
    const pains = fc
      .uniqueArray(fc.tuple(fc.integer({ min: -20, max: -1 }), fc.integer({ min: 0, max: 6 })), {
        selector: ([day]) => day,
        maxLength: 20,
      })
      .map((all) => all.map(([day, pain]) => ({ day, pain })).sort((a, b) => a.day - b.day));
    fc.assert(
      fc.property(pains, fc.integer({ min: 0, max: 30 }), (all, wait) => {
        const recent = all.filter(({ day }) => day >= -5);
        const sore = recent.filter(({ pain }) => pain >= 3);
        const calm = all.filter(({ day }) => day > (sore.at(-1)?.day ?? 0)).slice(-2);
        const isCalm = calm.length === 2 && calm.every(({ pain }) => pain <= 2);
        if (sore.length >= 3 && !isCalm) expect(lastingPainBefore(all, 0)).not.toBeNull();
        expect(lastingPainBefore(all, wait)).toBe(lastingPainBefore(all, 0));
      }),
    );
  });
});
