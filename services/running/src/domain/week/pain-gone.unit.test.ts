import type { NOTE_ANSWERS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { describeAnswer } from '../../messages/note-answer-messages.ts';
import { describeNote } from '../../messages/week-messages.ts';
import { adjustPlan } from './adjust-plan.ts';
import { questionsOf } from './note-answers.ts';
import {
  ANSWERS,
  checkinOn,
  doneLog,
  earlierOf,
  kindsOf,
  on,
  physioOf,
  skippedOn,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import type { WeekInputs, WeekState } from './types.ts';

/** A log in which a run was skipped for pain `days` days ago, and everything else was done. */
const skippedBefore = (days: number) => [
  ...USUAL_LOG.filter(({ date }) => date !== on(-days)),
  skippedOn(-days, 'pain'),
];
const weekWith = (days: number, own: Partial<WeekInputs> = {}): WeekState =>
  updateWeek(null, weekInputs({ records: skippedBefore(days), ...own }));
const codesOf = ({ notes }: WeekState) => notes.map(({ code }) => code);
const isHard = ({ days }: WeekState): boolean =>
  days.some(({ session }) => session?.role === 'quality' && session.isHard);
const painOf = (day: number, pain: number) => checkinOn(day, { ...ANSWERS.good, pain });

describe('a run skipped for pain, without check-ins since', () => {
  it('WEEK-144 keeps the plan easy until something shows that the pain is gone', () => {
    for (const days of [3, 12, 16, 25, 40]) expect(isHard(weekWith(days)), `${days} days`).toBe(false);
    expect(isHard(updateWeek(null, weekInputs()))).toBe(true);
    const calm = [painOf(-9, 1), painOf(-2, 0)];
    expect(isHard(weekWith(16, { checkins: calm }))).toBe(true);
    expect(isHard(weekWith(16, { checkins: calm.slice(1) }))).toBe(false);
  });

  it('WEEK-144 shortens only the first run after it', () => {
    const { days } = weekWith(16);
    expect(Math.max(...days.map(({ session }) => session?.minutes ?? 0))).toBeGreaterThan(40);
  });

  it('WEEK-144 is ignored once the walk-run ladder is finished', () => {
    const done = physioOf({ level: 'clear', ladderFinished: true, finishedOn: on(-200) });
    expect(isHard(weekWith(16, { physio: done }))).toBe(false);
    const later = physioOf({ level: 'clear', ladderFinished: true, finishedOn: on(-10) });
    expect(codesOf(weekWith(16, { physio: later }))).not.toContain('pain_gone');
  });

  it('WEEK-145 leads to a question after two weeks, unless a check-in has already answered it', () => {
    expect(questionsOf(weekWith(16))).toEqual(['pain_gone']);
    for (const week of [
      weekWith(12),
      weekWith(16, { checkins: [painOf(-3, 4)] }),
      weekWith(16, { checkins: [painOf(-9, 1), painOf(-2, 0)] }),
      weekWith(16, { physio: physioOf({ level: 'walk' }) }),
    ])
      expect(codesOf(week)).not.toContain('pain_gone');
    expect(describeNote({ code: 'pain_gone' }, 'en')).toMatch(/Is the pain gone\?$/);
    expect(describeNote({ code: 'pain_gone' }, 'nb')).toMatch(/Er smerten borte\?$/);
  });

  /** The weeks of the answer and after it. */
  const answered = (answer: (typeof NOTE_ANSWERS)['pain_gone'][number], records = skippedBefore(16)) => {
    const inputs = weekInputs({ records });
    const week = updateWeek(null, inputs);
    const result = adjustPlan(week, { kind: 'answer_note', note: 'pain_gone', answer }, inputs);
    if ('refused' in result) throw new Error(result.refused.code);
    const now = updateWeek({ ...week, base: result.base }, inputs);
    const then = (count: number, later: typeof records = []): WeekState[] => {
      const weeks = [now];
      let all = [...records, ...doneLog(now)];
      for (let index = 1; index <= count; index += 1) {
        const weekStart = on(7 * index);
        const earlier = weeks.toReversed().slice(0, 5).map(earlierOf);
        const next = updateWeek(
          null,
          weekInputs({ weekStart, today: weekStart, records: [...all, ...later], earlier }),
        );
        weeks.push(next);
        all = [...all, ...doneLog(next)];
      }
      return weeks.slice(1);
    };
    return { week, now, then };
  };

  it('WEEK-145 allows hard running again in the next week, permanently, when the answer is that the pain is gone', () => {
    const { week, now, then } = answered('gone');
    expect(kindsOf(now)).toEqual(kindsOf(week));
    expect(questionsOf(now)).toEqual([]);
    const later = then(7);
    expect(isHard(later[0] as WeekState)).toBe(true);
    for (const each of later) expect(codesOf(each)).not.toContain('pain_gone');
    const [given] = now.base.own?.answered ?? [];
    expect(given && describeAnswer(given, 'en')).toMatch(/^Good\. Hard running comes back next week/);
    expect(given && describeAnswer(given, 'nb')).toMatch(/^Fint\. Den harde løpingen kommer tilbake neste uke/);
  });

  it('WEEK-145 keeps the plan easy if it still hurts, and asks again in the next week and after a new run skipped for pain', () => {
    const [next] = answered('still_hurts').then(1);
    expect(next && [isHard(next), codesOf(next).includes('pain_gone')]).toEqual([false, true]);
    const [again] = answered('gone').then(1, [skippedOn(3, 'pain')]);
    expect(again && isHard(again)).toBe(false);
  });

  it('WEEK-145 has an answer that can be undone', () => {
    const inputs = weekInputs({ records: skippedBefore(16) });
    const { week, now } = answered('gone');
    const undone = adjustPlan(now, { kind: 'undo_note', note: 'pain_gone' }, { ...inputs, base: now.base });
    expect('base' in undone && undone.base).toEqual(week.base);
  });
});

describe('a runner who reported that something hurts', () => {
  const said = (day: number, own: Partial<WeekInputs> = {}): WeekInputs => {
    const inputs = weekInputs(own);
    return { ...inputs, background: { ...inputs.background, hurts: { since: on(day), canRun: true } } };
  };
  const fastIn = (week: WeekState): string[] =>
    kindsOf(week).flatMap((kind) => (kind && /strides|hills/.test(kind) ? [kind] : []));

  it('WEEK-170 has an easy week without strides, starting on the day of the answer', () => {
    const week = updateWeek(null, said(0));
    expect(isHard(updateWeek(null, weekInputs()))).toBe(true);
    expect([isHard(week), fastIn(week)]).toEqual([false, []]);
    expect(week.days.flatMap(({ changes }) => changes).some(({ code }) => code === 'pain_said')).toBe(true);
  });

  it('WEEK-170 is asked whether the pain is gone, and a yes allows hard running again in the next week', () => {
    const inputs = said(0);
    const week = updateWeek(null, inputs);
    expect(questionsOf(week)).toEqual(['pain_gone']);
    const [note] = week.notes.filter(({ code }) => code === 'pain_gone');
    expect(note && describeNote(note, 'en')).toMatch(/^You said that something hurts.*Is the pain gone\?$/);
    expect(note && describeNote(note, 'nb')).toMatch(/^Du sa at noe gjør vondt.*Er smerten borte\?$/);
    const result = adjustPlan(week, { kind: 'answer_note', note: 'pain_gone', answer: 'gone' }, inputs);
    if ('refused' in result) throw new Error(result.refused.code);
    const now = updateWeek({ ...week, base: result.base }, inputs);
    expect([isHard(now), questionsOf(now)]).toEqual([false, []]);
    const next = said(0, {
      weekStart: on(7),
      today: on(7),
      records: [...USUAL_LOG, ...doneLog(now)],
      earlier: [earlierOf(now)],
    });
    expect(codesOf(updateWeek(null, next))).not.toContain('pain_gone');
    expect(kindsOf(updateWeek(null, next)).length).toBe(7);
  });

  it('WEEK-170 has a normal plan again after two calm check-ins, or when the physio coach takes over', () => {
    const calm = said(-9, { checkins: [painOf(-5, 1), painOf(-2, 0)] });
    expect([isHard(updateWeek(null, calm)), questionsOf(updateWeek(null, calm))]).toEqual([true, []]);
    expect(isHard(updateWeek(null, said(-9)))).toBe(false);
    expect(codesOf(updateWeek(null, said(0, { physio: physioOf({ level: 'walk' }) })))).not.toContain('pain_gone');
  });
});
