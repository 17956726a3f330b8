import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import { dayDate, followPerfectly, loggedSession, onLadder, startedInjury } from './testing/perfect-course.ts';
import type { CheckinDay, CourseInputs, Injury } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const after = (checkins: CheckinDay[], changes: Partial<CourseInputs> = {}) =>
  courseOf(givenInputs({ checkins, ...changes }));

/** Course of a knee, followed perfectly without a run until `lastAgo` days ago, with additional check-ins. */
const knee = (lastAgo: number, checkins: CheckinDay[] = [], changes: Partial<CourseInputs> = {}) => {
  const before = onLadder(givenInjury(), lastAgo);
  return courseOf({ ...before, ...changes, checkins: [...before.checkins, ...checkins] });
};

/** The phase of each day of an injury that is followed perfectly, as `[day, phase]` of the days on which it changes. */
const changesOf = (injury: Injury, days: number): [number, number][] => {
  const { courses } = followPerfectly(injury, days, { runs: false });
  return courses.flatMap(({ phase }, at): [number, number][] =>
    phase === courses[at - 1]?.phase ? [] : [[at + 1, phase]],
  );
};

describe('PGM-01 rehabilitation phases', () => {
  it('start in Calm on the day the injury was saved', () => {
    expect(after([])).toMatchObject({ phase: 1, phaseSince: '2026-08-01', step: 1 });
  });

  it('PHASE-01 advance after the minimum days of each phase, with tests, sessions and calm check-ins', () => {
    expect(changesOf(startedInjury('pfp'), 44)).toEqual([
      [1, 1],
      [15, 2],
      [43, 3],
    ]);
    expect(changesOf(startedInjury('low_back'), 24)).toEqual([
      [1, 1],
      [8, 2],
      [22, 3],
    ]);
  });

  it('PHASE-01 stay in Calm after good check-ins alone, without sessions or tests', () => {
    expect(after(onDays([40, 30, 20, 10, 8, 6, 4, 2, 0])).phase).toBe(1);
    const { inputs } = followPerfectly(startedInjury('pfp'), 15);
    expect(courseOf(inputs).phase).toBe(2);
    expect(courseOf({ ...inputs, tests: [] }).phase).toBe(1);
    expect(courseOf({ ...inputs, sessions: [] }).phase).toBe(1);
  });

  it('PHASE-297 include a message that calm check-ins are missing when nothing else is', () => {
    const { inputs } = followPerfectly(startedInjury('pfp'), 15);
    const sore = inputs.checkins.map((one) => (one.date === dayDate(15) ? { ...one, pain: 4 } : one));
    expect(courseOf({ ...inputs, checkins: sore })).toMatchObject({
      ...{ phase: 1, daysLeft: 0, sessionsLeft: 0 },
      missing: [{ code: 'missing.calm', values: { checkins: 3, pain: 3 } }],
    });
    expect(courseOf({ ...inputs, checkins: inputs.checkins.slice(0, -1) }).missing).not.toContainEqual(
      expect.objectContaining({ code: 'missing.calm' }),
    );
  });

  it('PHASE-01 require three calm check-ins in ten days', () => {
    const { inputs } = followPerfectly(startedInjury('pfp'), 15);
    const sore = (day: number, changes: Partial<CheckinDay>) =>
      courseOf({
        ...inputs,
        checkins: inputs.checkins.map((one) => (one.date === dayDate(day) ? { ...one, ...changes } : one)),
      }).phase;
    expect([sore(14, { pain: 3 }), sore(14, { pain: 4 }), sore(13, { redFlags: ['swelling'] })]).toEqual([2, 1, 1]);
    expect(sore(14, { noNextDayWorsening: false })).toBe(1);
  });

  it('PHASE-04 count a session ticked without numbers as half', () => {
    const { inputs } = followPerfectly(startedInjury('pfp'), 15);
    const ticks = inputs.sessions.map(({ date }) => ({ ...loggedSession(date, []), exercises: [] }));
    expect(courseOf({ ...inputs, sessions: ticks })).toMatchObject({ phase: 1, sessionsLeft: 0.5 });
  });

  it('PHASE-03 stay the same after a gap of 16 days and go back by one after more than 28', () => {
    expect(knee(16, [givenCheckin()])).toMatchObject({ phase: 3 });
    expect(knee(30, [givenCheckin()])).toMatchObject({ phase: 2, phaseSince: daysAgo(0) });
  });
});

describe('DOSE-19 progression step', () => {
  it('PHASE-04 increases with each logged week of the phase, not with the calendar', () => {
    const { inputs, courses } = followPerfectly(startedInjury('achilles_mid'), 36, { runs: false });
    expect(courses.slice(14).map(({ step }) => step)).toEqual([
      ...Array(7).fill(1),
      ...Array(7).fill(2),
      ...Array(7).fill(3),
      4,
    ]);
    const idle = { ...inputs, sessions: inputs.sessions.filter(({ date }) => date <= dayDate(15)) };
    expect(courseOf({ ...idle, today: dayDate(36) }).step).toBe(1);
  });

  it('decreases by one after pain above 5 or next-day worsening', () => {
    const { step } = knee(0);
    expect(step).toBeGreaterThan(1);
    expect(knee(1, [givenCheckin({ pain: 6 })])).toMatchObject({ phase: 3, step: step - 1 });
    expect(knee(1, [givenCheckin({ noNextDayWorsening: false })])).toMatchObject({ phase: 3, step: step - 1 });
  });

  it('DOSE-09 never goes below Calm', () => {
    expect(after(onDays([4, 2, 0], { pain: 6 }))).toMatchObject({ phase: 1, phaseSince: '2026-08-01', step: 1 });
  });

  it('PHASE-03 requires half the days and sessions of the phase to which it goes back', () => {
    const { inputs } = followPerfectly(startedInjury('pfp'), 16, { runs: false });
    const flared = {
      ...inputs,
      checkins: inputs.checkins.map((one) => (one.date === inputs.today ? { ...one, pain: 6 } : one)),
    };
    expect(courseOf(flared)).toMatchObject({ phase: 1, phaseSince: inputs.today, daysLeft: 6, sessionsLeft: 3 });
  });
});

describe('courseOf with check-ins from other dates', () => {
  it('ignores check-ins dated before the injury was saved or after today', () => {
    const checkins = [...onDays([200, 199], { pain: 1 }), ...onDays([-1], { pain: 9 })];
    expect(after(checkins)).toMatchObject({ phase: 1, newest: null });
  });
});
