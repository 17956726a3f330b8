import { describe, expect, it } from 'vitest';
import { ownNormal } from '../training/day-action.ts';
import { checkinOf } from './checkins.ts';
import { ANSWERS, checkinOn, physioOf } from './testing/given-week.ts';

const UNCAPPED = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
const INJURED = physioOf({ level: 'clear' });
const capped = (code: string | null, score = 7.4, metrics = UNCAPPED) =>
  checkinOn(0, metrics, { score, cap: { reason: 'A reason.', limit: score, ...(code === null ? {} : { code }) } });

describe('checkinOf', () => {
  it('computes the score before caps and keeps illness and notes', () => {
    const { raw, score, isIll, hasNotes } = checkinOf(
      checkinOn(0, ANSWERS.good, { illness: true, hasNotes: false }),
      null,
    );
    expect({ raw, score, isIll, hasNotes }).toEqual({ raw: 7.9, score: 7.9, isIll: true, hasNotes: false });
  });

  it('treats a check-in of an earlier release, without these fields, as healthy and without notes', () => {
    const { illness: _illness, hasNotes: _notes, ...old } = checkinOn(0, ANSWERS.good);
    expect(checkinOf(old, null)).toMatchObject({ isIll: false, hasNotes: false, isCapped: false });
  });

  it.each(['injury', 'physio_pain', 'physio_worse', 'physio_red_flag'])(
    'LOAD-32 does not treat the cap %s, which the physio service sets, as a capped answer',
    (code) => expect(checkinOf(capped(code), INJURED).isCapped).toBe(false),
  );

  it('LOAD-32 treats a cap set by an answer as a capped answer', () => {
    expect(checkinOf(capped('pain', 7.4, { ...UNCAPPED, pain: 3 }), INJURED).isCapped).toBe(true);
    expect(checkinOf(capped('stress', 7.4, { ...UNCAPPED, stress: 5 }), null).isCapped).toBe(true);
  });

  it('LOAD-32 recognises the physio cap of an earlier release by its score and the active injury', () => {
    expect(checkinOf(capped(null), INJURED).isCapped).toBe(false);
    expect(checkinOf(capped(null), null).isCapped).toBe(true);
    expect(checkinOf(capped(null), physioOf(null, { status: 'resolved' })).isCapped).toBe(true);
    expect(checkinOf(capped(null, 7.4, { ...UNCAPPED, pain: 3 }), INJURED).isCapped).toBe(true);
    expect(checkinOf(capped(null, 4.9), INJURED).isCapped).toBe(true);
  });

  it.each(['notes', 'hold', 'physio_red_flag'])('WEEK-184 closes the day for training when the cap is %s', (code) =>
    expect(checkinOf(capped(code, 2.9), null).isClosed).toBe(true),
  );

  it.each(['pain', 'injury', 'open_question', null])('WEEK-184 does not close the day when the cap is %s', (code) =>
    expect(checkinOf(capped(code, 2.9), null).isClosed).toBe(false),
  );

  it('WEEK-184 excludes a day with chest pain in the notes from the usual range', () => {
    const usual = Array.from({ length: 14 }, (_, day) => checkinOf(checkinOn(-2 - day, ANSWERS.good), null));
    const earlier = (checkins: ReturnType<typeof checkinOf>[]) =>
      checkins.map((checkin, index) => ({ daysAgo: index + 1, checkin }));
    const normal = ownNormal(earlier(usual));
    expect(normal).toMatchObject({ days: 14, median: 7.9 });
    expect(ownNormal(earlier([checkinOf(capped('notes', 2.9), null), ...usual]))).toEqual(normal);
    expect(ownNormal(earlier([checkinOf(capped('notes', 2.9), null), ...usual.slice(1)]))).toBeNull();
  });
});
