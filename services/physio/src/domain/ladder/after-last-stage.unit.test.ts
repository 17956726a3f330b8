import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { calmDay, dayDate, followPerfectly, loggedSession, startedInjury } from '../testing/perfect-course.ts';
import { combinedPlan } from '../today/combined-plan.ts';
import type { CourseInputs } from '../types.ts';
import { LAST_STAGE } from './stages.ts';

vi.setConfig({ testTimeout: 60_000 });

const strain = startedInjury('calf_strain');
const DAY = 45;
const { inputs, courses } = followPerfectly(strain, DAY);
const after = (day: number, changes: Partial<CourseInputs> = {}): CourseInputs => ({
  ...inputs,
  today: dayDate(day),
  ...changes,
});
const checkinsOn = (days: readonly number[]) => [...inputs.checkins, ...days.map((day) => calmDay(dayDate(day)))];
const passes = (day: number) => inputs.tests.map((one) => ({ ...one, date: addDays(dayDate(day), 0) }));

describe('PHASE-362 after the last stage', () => {
  it('states for four weeks the minimum distance between runs and their maximum length', () => {
    const course = courses.at(-1);
    expect(course?.gate.level).toBe('clear');
    const notesOn = (day: number) => {
      const given = after(day, { checkins: checkinsOn([day]) });
      const now = courseOf(given);
      return combinedPlan([{ injuryId: 'one', status: 'active', inputs: given, course: now }], given.today).notes;
    };
    expect(notesOn(46)).toContainEqual({ code: 'note.after_ladder', values: { hours: 48, minutes: 36 } });
  });

  it('LOAD-126 states the maximum length of runs even after the injury was marked as healed', () => {
    const healed = courseOf(after(46, { injury: { ...inputs.injury, status: 'resolved' } }));
    expect(healed).toMatchObject({ gate: { level: 'clear' }, longestRun: 36 });
  });

  it('requires the last stage again after a gap of more than 14 days, then allows all running again', () => {
    const back = DAY + 16;
    const tests = [...inputs.tests, ...passes(back)];
    const waiting = courseOf(after(back, { checkins: checkinsOn([back]), tests }));
    expect(waiting.gate.reason.code).toBe('gate.gap');
    const next = courseOf(after(back + 1, { checkins: checkinsOn([back, back + 1]), tests }));
    expect(next.gate).toMatchObject({ level: 'ladder', stage: LAST_STAGE });
    expect(next.ladder).toMatchObject({ stage: LAST_STAGE, startable: true });
    expect(next.ladder?.reasons.map(({ code }) => code)).toContain('ladder.confirm');
    const training = [
      ...inputs.training,
      { date: dayDate(back + 1), status: 'done' as const, minutes: 30, ladderStage: null },
    ];
    const ran = after(back + 2, { checkins: checkinsOn([back, back + 1, back + 2]), tests, training });
    expect(courseOf(ran).gate.level).toBe('clear');
  });

  it('starts hops with two-leg hops, in sets of ten, after eight days without training', () => {
    const long = followPerfectly(strain, 60).inputs;
    const springOn = (day: number, given: CourseInputs) => {
      const checkins = [...given.checkins, ...Array.from({ length: day - 60 }, (_, at) => calmDay(dayDate(61 + at)))];
      return courseOf({ ...given, checkins, today: dayDate(day) }).spring;
    };
    expect(springOn(61, long)?.id ?? springOn(62, long)?.id).not.toBe(springOn(70, long)?.id);
    expect(springOn(70, long)).toMatchObject({ dose: { to: 10 } });
    const trained = { ...long, sessions: [...long.sessions, loggedSession(dayDate(65), ['calm-heel-press'])] };
    expect(springOn(70, trained)?.dose.to).toBeGreaterThan(10);
  });
});
