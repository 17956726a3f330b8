import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../testing/course-fixtures.ts';
import { restDayNote } from './rest-days.ts';
import { givenCourse, logged } from './testing/course-fixture.ts';

const ago = (days: number): string => addDays(TODAY, -days);
const RAISE = 'achilles-raise-straight';
const load = givenCourse('achilles', { phase: 2 });

describe('PGM-47 restDayNote after heavy work', () => {
  it.each(['done', 'partial'] as const)('returns a note on the day after heavy work was logged as %s', (status) => {
    expect(restDayNote(load, [logged(ago(1), RAISE, status)])).toEqual({ code: 'note.rest_day' });
  });

  it.each(['skipped', 'none'] as const)('returns no note after heavy work that was logged as %s', (status) => {
    expect(restDayNote(load, [logged(ago(1), RAISE, status)])).toBeNull();
  });

  it('returns no note when the heavy work was today or two days ago', () => {
    expect(restDayNote(load, [logged(ago(2), RAISE), logged(TODAY, RAISE)])).toBeNull();
  });

  it('returns no note for light work, a free-text line or an exercise from another area', () => {
    const light = [
      logged(ago(1), 'achilles-two-leg-raise'),
      logged(ago(1), null),
      logged(ago(1), 'knee-step-up'),
      logged(ago(1), 'hold-mid-range'),
    ];
    expect(restDayNote(load, light)).toBeNull();
  });

  it('returns a note after heavy work from an earlier phase', () => {
    expect(restDayNote(givenCourse('knee', { phase: 3 }), [logged(ago(1), 'knee-step-up')])).toEqual({
      code: 'note.rest_day',
    });
  });

  it.each([
    ['achilles', 1, RAISE],
    ['back', 2, 'back-deadlift'],
  ] as const)('returns no note in a phase without heavy work: %s, phase %i', (area, phase, id) => {
    expect(restDayNote(givenCourse(area, { phase }), [logged(ago(1), id)])).toBeNull();
  });
});

describe('PGM-34 PGM-40 restDayNote with a limit on loading days per 7 days', () => {
  it('allows a third loading day on day 5, none on day 7 and the next one on day 8', () => {
    const three = [6, 4, 2].map((days) => logged(ago(days), RAISE));
    expect(restDayNote(load, three.slice(0, 2))).toBeNull();
    expect(restDayNote(load, three)).toEqual({ code: 'note.rest_week', values: { days: 3 } });
    expect(restDayNote({ ...load, today: addDays(TODAY, 1) }, three)).toBeNull();
  });

  it('allows two loading days in phase 3', () => {
    const twice = [4, 2].map((days) => logged(ago(days), 'plantar-towel-raise'));
    expect(restDayNote(givenCourse('plantar', { phase: 3 }), twice)).toEqual({
      code: 'note.rest_week',
      values: { days: 2 },
    });
  });

  it('counts two exercises on one day as one loading day', () => {
    const twice = [logged(ago(2), RAISE), logged(ago(2), 'achilles-raise-bent'), logged(ago(4), RAISE)];
    expect(restDayNote(load, twice)).toBeNull();
  });

  it('ignores the limit when the exercise frequency is every second day', () => {
    const often = [6, 4, 2].map((days) => logged(ago(days), 'plantar-towel-raise'));
    expect(restDayNote(givenCourse('plantar', { phase: 2 }), often)).toBeNull();
  });
});
