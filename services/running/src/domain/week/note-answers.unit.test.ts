import {
  isAnswerTo,
  NOTE_ANSWERS,
  NOTE_QUESTIONS,
  type NoteAnswer,
  type NoteQuestion,
} from '@stridewell/contracts/web';
import { cases } from '@stridewell/kit/testing/run-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustPlan } from './adjust-plan.ts';
import { previewChange } from './change-preview.ts';
import { currentWeek } from './current-week.ts';
import { dayFacts, weekMinutes } from './day-facts.ts';
import { keptDays } from './kept-days.ts';
import { questionsOf } from './note-answers.ts';
import { weekOffers } from './offers.ts';
import { on } from './testing/given-week.ts';
import { weekWith } from './testing/planned-week.ts';
import { anyLife, type LivedDay, liveWeek } from './testing/random-weeks.ts';
import type { WeekBase, WeekInputs, WeekNote, WeekState } from './types.ts';

const NOTES: Record<NoteQuestion, WeekNote> = {
  hard_skipped: { code: 'hard_skipped', times: 3 },
  many_skips: { code: 'many_skips' },
  light_fortnight: { code: 'light_fortnight' },
  rest_day_runs: { code: 'rest_day_runs', days: 3 },
  pain_gone: { code: 'pain_gone' },
};

interface Given {
  week: WeekState;
  inputs: WeekInputs;
}

const asking = ({ week, inputs }: Given, note: NoteQuestion): Given => ({
  week: { ...week, notes: [NOTES[note]] },
  inputs,
});
const answered = ({ week, inputs }: Given, note: NoteQuestion, answer: NoteAnswer) =>
  adjustPlan(week, { kind: 'answer_note', note, answer }, inputs);
const baseOf = (result: ReturnType<typeof adjustPlan>): WeekBase => {
  if ('refused' in result) throw new Error(`refused: ${result.refused.code}`);
  return result.base;
};
/** The week after an answer, in which the note still exists. */
const after = (given: Given, note: NoteQuestion, answer: NoteAnswer): Given => {
  const base = baseOf(answered(given, note, answer));
  const inputs = { ...given.inputs, base, replaced: base };
  return { week: { ...currentWeek(base, inputs), notes: given.week.notes }, inputs };
};
/** The week of a simulated day in its current form, with the days that planning no longer changes. */
const settled = ({ week, inputs, day }: LivedDay): Given => {
  const { base } = week;
  const now = { ...inputs, today: on(day), base, replaced: base, kept: keptDays(week, inputs.records, inputs) };
  return { week: currentWeek(base, now), inputs: now };
};
const hardMinutes = ({ week }: Given): number =>
  week.days.reduce((sum, day) => sum + dayFacts(day, week.base).hardMinutes, 0);
const pairs = NOTE_QUESTIONS.flatMap((note) => NOTE_ANSWERS[note].map((answer) => [note, answer] as const));
const QUALITY = 2;

describe('answers to the notes of a week', () => {
  it.each([
    ['too_hard', (given: Given) => given.week.base.own?.cuts, [{ day: QUALITY, kind: 'easier' }]],
    ['no_time', (given: Given) => given.week.base.own?.cuts, [{ day: QUALITY, kind: 'shorten', minutes: 30 }]],
    ['no_fun', (given: Given) => given.week.base.sessions[QUALITY]?.kind, 'easy'],
  ] as const)('WEEK-105 change the next hard session (%s)', (answer, changed, expected) => {
    const given = asking(weekWith(), 'hard_skipped');
    expect(questionsOf(given.week)).toEqual(['hard_skipped']);
    const changedWeek = after(given, 'hard_skipped', answer);
    expect(changed(changedWeek)).toEqual(expected);
    expect(hardMinutes(changedWeek)).toBeLessThan(hardMinutes(given));
    expect(questionsOf(changedWeek.week)).toEqual([]);
  });

  it('WEEK-105 make the rest of the week lighter, or are only stored', () => {
    for (const [note, answer] of [
      ['many_skips', 'too_much'],
      ['light_fortnight', 'lighter'],
    ] as const)
      expect(after(asking(weekWith(), note), note, answer).week.base.own?.isEasierWeek).toBe(true);
    for (const [note, answer] of [
      ['many_skips', 'something_else'],
      ['light_fortnight', 'keep'],
      ['rest_day_runs', 'understood'],
    ] as const) {
      const given = asking(weekWith(), note);
      expect(after(given, note, answer).week.days).toEqual(given.week.days);
    }
  });

  it('WEEK-107 accept the smaller plan that is offered, once, until it is undone', () => {
    const given = asking(weekWith(), 'light_fortnight');
    const offer = weekOffers(given.week, given.inputs).find(({ kind }) => kind === 'smaller_plan');
    const then = after(given, 'light_fortnight', 'smaller');
    expect(then.week.base.smaller).toMatchObject(
      offer?.kind === 'smaller_plan' ? { minutes: offer.minutes, runs: offer.runs } : {},
    );
    expect(weekMinutes(then.week)).toBeLessThan(weekMinutes(given.week));
    expect(baseOf(answered(then, 'light_fortnight', 'smaller'))).toBe(then.week.base);
    expect(answered(then, 'light_fortnight', 'keep')).toEqual({ refused: { code: 'note_gone' } });
    const undone = adjustPlan(then.week, { kind: 'undo_note', note: 'light_fortnight' }, then.inputs);
    expect(baseOf(undone)).toEqual(given.week.base);
  });

  it('WEEK-107 cannot accept a smaller plan that is no longer offered', () => {
    const { week, inputs } = asking(weekWith(), 'light_fortnight');
    const declined = adjustPlan(
      week,
      { kind: 'answer_offer', answer: { kind: 'decline', offer: 'smaller_plan' } },
      inputs,
    );
    const given = { week: { ...week, base: baseOf(declined) }, inputs };
    expect(answered(given, 'light_fortnight', 'smaller')).toEqual({ refused: { code: 'offer_gone' } });
  });

  it('WEEK-107 begin a pause for illness today unless there is one, and an undo ends the pause that they began', () => {
    const given = asking(weekWith(), 'light_fortnight');
    const { today } = given.inputs;
    expect(answered(given, 'light_fortnight', 'ill')).toMatchObject({ illness: 'begins' });
    const then = after(given, 'light_fortnight', 'ill');
    expect(then.week.base.own?.answered).toEqual([{ note: 'light_fortnight', answer: 'ill', pausedFrom: today }]);
    // The request is repeated, for example because it failed before the pause began.
    expect(answered(then, 'light_fortnight', 'ill')).toEqual({ base: then.week.base, illness: 'begins' });
    const undone = adjustPlan(then.week, { kind: 'undo_note', note: 'light_fortnight' }, then.inputs);
    expect(undone).toEqual({ base: given.week.base, illness: 'ends' });
    const pauses = [{ kind: 'illness' as const, from: on(-2), to: null }];
    const paused = { ...given, inputs: { ...given.inputs, pauses } };
    const kept = after(paused, 'light_fortnight', 'ill');
    expect(kept.week.base.own?.answered).toEqual([{ note: 'light_fortnight', answer: 'ill' }]);
    expect(adjustPlan(kept.week, { kind: 'undo_note', note: 'light_fortnight' }, kept.inputs)).toEqual({
      base: given.week.base,
    });
  });

  it('WEEK-107 show in the preview how a pause for illness changes the week', () => {
    const { week, inputs } = asking(weekWith(), 'light_fortnight');
    const edited = adjustPlan(week, { kind: 'answer_note', note: 'light_fortnight', answer: 'ill' }, inputs);
    if ('refused' in edited) throw new Error('refused');
    expect(previewChange(week, edited, inputs).after.minutes).toBe(0);
  });

  it('WEEK-105 are rejected when the note no longer exists or has another answer, and change nothing when repeated', () => {
    const given = asking(weekWith(), 'hard_skipped');
    const gone = { ...given, week: { ...given.week, notes: [] } };
    expect(answered(gone, 'hard_skipped', 'too_hard')).toEqual({ refused: { code: 'note_gone' } });
    const once = after(given, 'hard_skipped', 'too_hard');
    expect(baseOf(answered(once, 'hard_skipped', 'too_hard'))).toBe(once.week.base);
    expect(answered(once, 'hard_skipped', 'no_fun')).toEqual({ refused: { code: 'note_gone' } });
  });

  it('WEEK-105 are accepted only for their own note', () => {
    for (const [note, answer] of pairs) expect(isAnswerTo(note, answer)).toBe(true);
    expect(isAnswerTo('rest_day_runs', 'too_hard')).toBe(false);
  });

  it('WEEK-105 never make a simulated week longer or harder, and an undo restores it', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        liveWeek(life, (lived) => {
          const now = settled(lived);
          for (const [note, answer] of pairs) {
            const given = asking(now, note);
            const result = answered(given, note, answer);
            // A smaller plan is not offered in every week.
            if (answer === 'smaller' && 'refused' in result) continue;
            const then = after(given, note, answer);
            expect(weekMinutes(then.week)).toBeLessThanOrEqual(weekMinutes(given.week));
            expect(hardMinutes(then)).toBeLessThanOrEqual(hardMinutes(given));
            const undone = adjustPlan(then.week, { kind: 'undo_note', note }, then.inputs);
            expect(baseOf(undone)).toEqual(given.week.base);
          }
        });
      }),
      { numRuns: cases(150) },
    );
  });

  it('WEEK-105 change the days of a week with hard sessions, except the answers that only explain', () => {
    const changing = pairs.filter(([note, answer]) => {
      const given = asking(weekWith(), note);
      return JSON.stringify(after(given, note, answer).week.days) !== JSON.stringify(given.week.days);
    });
    const answers = [...new Set(changing.map(([, answer]) => answer))].sort();
    expect(answers).toEqual(['lighter', 'no_fun', 'no_time', 'smaller', 'too_hard', 'too_much']);
  });
});

describe('preview of a change', () => {
  it('WEEK-104 states the values before and after, the sessions that move, and the week after', () => {
    const { week, inputs } = weekWith();
    const lighter = previewChange(week, { base: baseOf(adjustPlan(week, { kind: 'easier_week' }, inputs)) }, inputs);
    expect(lighter.before.minutes).toBe(weekMinutes(week));
    expect(lighter.after.minutes).toBeLessThan(lighter.before.minutes);
    expect(lighter.changed.length).toBeGreaterThan(0);
    expect(lighter.moved).toEqual([]);
    const same = previewChange(week, { base: week.base }, inputs);
    expect([same.after, same.next.after, same.changed]).toEqual([same.before, same.next.before, []]);
  });

  it('WEEK-104 equals the week that results from the change, in any simulated week', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        liveWeek(life, (lived) => {
          const { week, inputs } = settled(lived);
          for (const kind of ['easier_week', 'repeat_week'] as const) {
            const result = adjustPlan(week, { kind }, inputs);
            if ('refused' in result) continue;
            const { after: now, before, next } = previewChange(week, result, inputs);
            const changed = currentWeek(result.base, { ...inputs, base: result.base, replaced: result.base });
            expect(now.minutes).toBe(weekMinutes(changed));
            expect(before.minutes).toBe(weekMinutes(week));
            if (kind === 'easier_week') expect(now.minutes).toBeLessThanOrEqual(before.minutes);
            expect(next.after.minutes).toBeGreaterThanOrEqual(0);
          }
        });
      }),
      { numRuns: 15 },
    );
  });
});
