import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsOf } from './note-answers.ts';
import {
  ANSWERS,
  checkinOn,
  codesOf,
  kindsOf,
  on,
  physioOf,
  skippedOn,
  USUAL_LOG,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import type { WeekInputs } from './types.ts';

const DEFAULTS = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
const untouched = (day: number) => checkinOn(day, DEFAULTS, { hasNotes: false });
const painOf = (day: number, pain: number) => checkinOn(day, { ...ANSWERS.good, pain }, { hasNotes: false });

/** A log in which runs were skipped for pain on the given numbers of days ago, and everything else was done. */
const skippedBefore = (...days: number[]) => [
  ...USUAL_LOG.filter(({ date }) => !days.some((day) => date === on(-day))),
  ...days.map((day) => skippedOn(-day, 'pain')),
];
const week = (own: Partial<WeekInputs>) => updateWeek(null, weekInputs(own));

describe('untouched forms after pain', () => {
  it('WEEK-180 do not end the stop after two runs skipped for pain', () => {
    const records = skippedBefore(5, 3);
    const stopped = week({ records });
    expect(kindsOf(stopped).every((kind) => kind === null)).toBe(true);
    const forms = week({ records, checkins: [untouched(-2), untouched(-1)] });
    expect(kindsOf(forms)).toEqual(kindsOf(stopped));
    expect(codesOf(forms).flat()).toContain('pain_stop');
    expect(kindsOf(week({ records, checkins: [painOf(-2, 2), painOf(-1, 2)] })).some((kind) => kind !== null)).toBe(
      true,
    );
  });

  it('WEEK-180 do not allow hard running again and do not answer the question whether the pain is gone', () => {
    const records = skippedBefore(16);
    const forms = week({ records, checkins: [untouched(-9), untouched(-2)] });
    expect(forms.days.some(({ session }) => session?.isHard)).toBe(false);
    expect(questionsOf(forms)).toEqual(['pain_gone']);
  });

  it('WEEK-181 are included if they have notes, or if a physio check-in of the day states the pain', () => {
    const records = skippedBefore(16);
    const withNotes = [-9, -2].map((day) => checkinOn(day, DEFAULTS, { hasNotes: true }));
    expect(questionsOf(week({ records, checkins: withNotes }))).toEqual([]);
    const physio = physioOf(null, {
      status: 'resolved',
      checkins: [-2, -9].map((day) => ({ date: on(day), pain: 1, flags: [], worsening: false })),
    });
    expect(questionsOf(week({ records, checkins: [untouched(-9), untouched(-2)], physio }))).toEqual([]);
  });

  it('WEEK-180 change nothing in a week, whatever pain was reported or runs were skipped before', () => {
    const past = fc.integer({ min: -21, max: -1 });
    fc.assert(
      fc.property(
        fc.uniqueArray(past, { maxLength: 3 }),
        fc.uniqueArray(fc.tuple(past, fc.integer({ min: 0, max: 6 })), { selector: ([day]) => day, maxLength: 6 }),
        fc.uniqueArray(past, { maxLength: 6 }),
        (skips, pains, forms) => {
          const records = skippedBefore(...skips.map((day) => -day));
          const told = pains.map(([day, pain]) => painOf(day, pain));
          const free = forms.filter((day) => !pains.some(([other]) => other === day));
          const without = week({ records, checkins: told });
          const withForms = week({ records, checkins: [...told, ...free.map(untouched)] });
          const pain = (each: typeof without) =>
            codesOf(each).map((codes) => codes.filter((code) => code.startsWith('pain_')));
          expect(pain(withForms)).toEqual(pain(without));
        },
      ),
      { numRuns: 60 },
    );
  });
});
