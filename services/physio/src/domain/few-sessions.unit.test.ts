import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { fewSessionsNote } from './few-sessions.ts';
import { remindersOf } from './maintenance.ts';
import { daysAgo, TODAY } from './testing/course-fixtures.ts';
import { calmDay, followPerfectly, loggedSession, startedInjury } from './testing/perfect-course.ts';
import { combinedPlan } from './today/combined-plan.ts';
import type { CourseInputs } from './types.ts';

/** An injury of the last `days` days with calm check-ins, and with sessions on the given numbers of days ago. */
const inputsOf = (days: number, sessions: readonly number[]): CourseInputs => ({
  ...{ today: TODAY, injury: startedInjury('pfp', { since: daysAgo(days) }), training: [], logs: [], tests: [] },
  runner: { level: 'Intermediate', ageBand: '18-49' },
  checkins: Array.from({ length: days + 1 }, (_, ago) => calmDay(daysAgo(ago))).reverse(),
  sessions: sessions.map((ago) => loggedSession(daysAgo(ago), ['knee-quad-set'])),
});
const noteOf = (days: number, sessions: readonly number[]) => {
  const inputs = inputsOf(days, sessions);
  return fewSessionsNote(inputs, courseOf(inputs))?.code ?? null;
};

describe('PHASE-42 weeks with fewer than half of the sessions', () => {
  it('lead to a question after three weeks, and to advice after six', () => {
    expect(noteOf(20, [])).toBeNull();
    expect(noteOf(21, [1, 3, 8, 10, 15, 17])).toBe('note.few_sessions');
    expect(noteOf(42, [1, 8, 15, 22, 29, 36])).toBe('note.few_sessions_advice');
  });

  it('lead to no question if one of the three weeks has half of them', () => {
    expect(noteOf(21, [1, 2, 3, 4])).toBeNull();
    expect(noteOf(21, [8, 9, 10, 11])).toBeNull();
  });

  it('lead to no question while no exercise is allowed', () => {
    const inputs = inputsOf(28, []);
    const flagged = inputs.checkins.map((one) =>
      one.date === TODAY ? { ...one, redFlags: ['numbness' as const] } : one,
    );
    const stopped = { ...inputs, checkins: flagged };
    expect(fewSessionsNote(stopped, courseOf(stopped))).toBeNull();
  });
});

describe('PHASE-43 maintenance reminders', () => {
  const codes = (session: number | null, checkin: number | null) =>
    remindersOf({
      today: TODAY,
      sessions: session === null ? [] : [loggedSession(addDays(TODAY, -session), ['knee-step-down'])],
      checkins: checkin === null ? [] : [calmDay(addDays(TODAY, -checkin))],
    }).map(({ code }) => code);

  it('mention a session once, in the week after three weeks without one', () => {
    expect(codes(20, 1)).toEqual([]);
    expect(codes(21, 1)).toEqual(['note.maintenance_missed']);
    expect(codes(27, 1)).toEqual(['note.maintenance_missed']);
    expect(codes(28, 1)).toEqual([]);
  });

  it('mention a check-in after a week without one', () => {
    expect(codes(2, 6)).toEqual([]);
    expect(codes(2, 7)).toEqual(['note.maintenance_checkin']);
    expect(codes(null, null)).toEqual(['note.maintenance_checkin']);
  });
});

describe('PHASE-47 plan after the last stage of a strain', () => {
  const notesOf = (condition: 'calf_strain' | 'pfp', days: number, isTested: boolean): string[] => {
    const { inputs: followed } = followPerfectly(startedInjury(condition, { since: daysAgo(days) }), days + 1);
    const inputs = isTested
      ? followed
      : { ...followed, tests: followed.tests.filter(({ testId }) => testId !== 'fast20') };
    const course = courseOf(inputs);
    expect(course.ladderFinished).toBe(true);
    const plan = combinedPlan([{ injuryId: 'one', status: 'active', inputs, course }], TODAY);
    return plan.notes.map(({ code }) => code).filter((code) => code.startsWith('note.speed'));
  };

  it('mentions the speed steps until the stride test is valid, and none for other tissue', { timeout: 60_000 }, () => {
    expect(notesOf('calf_strain', 55, false)).toEqual(['note.speed_steps']);
    expect(notesOf('calf_strain', 55, true)).toEqual(['note.speed_last']);
    expect(notesOf('pfp', 80, true)).toEqual([]);
  });
});
