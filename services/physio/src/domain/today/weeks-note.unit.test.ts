import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../messages/catalogue.ts';
import { courseOf } from '../course.ts';
import { givenInputs, TODAY } from '../testing/course-fixtures.ts';
import { calmDay } from '../testing/perfect-course.ts';
import type { CheckinDay } from '../types.ts';
import { weeksNote } from './notes.ts';

const noteOf = (now: number, before: number | null, today: Partial<CheckinDay>) => {
  const on = (ago: number, changes: Partial<CheckinDay>) => calmDay(addDays(TODAY, -ago), changes);
  const earlier = before === null ? [] : [on(8, { pain: before }), on(9, { pain: before })];
  const checkins = [...earlier, on(1, { pain: now }), on(0, { pain: now, ...today })];
  const inputs = givenInputs({ checkins });
  const injury = { ...inputs.injury, since: addDays(TODAY, -20) };
  const known = { ...inputs, injury };
  return weeksNote({ injuryId: 'one', status: 'active', inputs: known, course: courseOf(known) });
};

describe('PHASE-389 usual pain of this week and of the week before', () => {
  it('is mentioned when the check-in reports that it is worse, through the trend or the morning', () => {
    const expected = [{ code: 'note.weeks', values: { now: 3, before: 1, change: 'more' } }];
    expect(noteOf(3, 1, { trend: 'up' })).toEqual(expected);
    expect(noteOf(3, 1, { noNextDayWorsening: false })).toEqual(expected);
    expect(noteOf(1, 2, { trend: 'up' })[0]?.values).toMatchObject({ change: 'less' });
  });

  it('is omitted when a week has no check-ins or when nothing is worse', () => {
    expect([noteOf(3, null, { trend: 'up' }), noteOf(3, 1, { trend: 'same' })]).toEqual([[], []]);
  });

  it('has the same numbers in both languages', () => {
    const { en, nb } = wordsOf({ code: 'note.weeks', values: { now: 3.5, before: 3, change: 'more' } });
    expect(en).toContain('is 3.5, and was 3 the week before: that is more');
    expect(nb).toContain('er 3,5, og var 3 uka før: det er mer');
  });
});
