import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { render } from '../messages/catalogue.ts';
import { courseOf } from './course.ts';
import { dayOf } from './day-type.ts';
import { daysAgo, ranStage } from './testing/course-fixtures.ts';
import { calmDay, dayDate, followPerfectly, loggedSession, onLadder, startedInjury } from './testing/perfect-course.ts';
import { combinedPlan } from './today/combined-plan.ts';
import type { CourseInputs, SessionLog } from './types.ts';

const knee = startedInjury('pfp');

const planOf = (inputs: CourseInputs) => {
  const course = courseOf(inputs);
  return { course, plan: combinedPlan([{ injuryId: 'one', status: 'active', inputs, course }], inputs.today) };
};
const codesOf = (inputs: CourseInputs) => planOf(inputs).plan.notes.map(({ code }) => code);

describe('PHASE-361 notes for a runner who does more than planned', () => {
  const { inputs } = followPerfectly(knee, 20);
  const heavyOn = (days: readonly number[]): SessionLog[] =>
    days.map((day) => loggedSession(dayDate(day), ['knee-step-up']));
  const courseAfter = (days: readonly number[]) =>
    courseOf({
      ...inputs,
      sessions: [...inputs.sessions.filter(({ date }) => date < dayDate(14)), ...heavyOn(days)],
      checkins: [...inputs.checkins, calmDay(dayDate(21))],
      today: dayDate(21),
    });

  it('mention heavy work on more than three days in seven or two in a row, and nothing is increased', () => {
    const often = courseAfter([15, 16, 17, 18, 19, 20]);
    expect(often.day.note).toEqual({ code: 'note.too_heavy', values: { days: 6, most: 3 } });
    expect(often.dose).toMatchObject({ level: 'same', reason: { code: 'dose.rest' } });
    expect(courseAfter([15, 17, 18, 19]).dose).toMatchObject({ level: 'same', reason: { code: 'dose.full' } });
    expect(courseAfter([19, 20]).day.note?.code).toBe('note.too_heavy');
    expect(courseAfter([16, 18, 20]).day.note?.code).toBe('note.rest_day');
    expect(courseAfter([16, 18]).dose.level).toBe('progress');
  });

  it('do not appear in the first week of phase 3, which directly follows three heavy days of phase 2', () => {
    const sessions = [2, 4, 6].map((ago) => ({
      ...{ date: daysAgo(ago), worth: 1 as const, heavyWorth: 1 as const },
      isHeavy: true,
      isWork: true,
    }));
    const phase = {
      phase: 3 as const,
      phaseSince: daysAgo(1),
      loadSince: null,
      downs: 0,
      share: { days: 1, sessions: 1 },
      stepDowns: { 1: 0, 2: 0, 3: 0 },
    };
    expect(dayOf({ today: daysAgo(0), phase, sessions, mayHop: false, mayRun: false }).note?.code).toBe(
      'note.rest_week',
    );
  });

  const before = onLadder(knee, 1);
  const onRun = (training: CourseInputs['training'], ago = 0): CourseInputs => ({
    ...before,
    training: [...before.training, ...training],
    checkins: [...before.checkins, calmDay(daysAgo(ago))],
    today: daysAgo(0),
  });

  it('mention a run far above the stage, which blocks the next one for three days', () => {
    const { course, plan } = planOf(onRun([ranStage(null, 2, { minutes: 60 })]));
    expect(course.ladder).toMatchObject({
      startable: false,
      reasons: [{ code: 'ladder.too_far', values: { minutes: 60 } }],
    });
    const note = plan.notes.find(({ code }) => code === 'note.too_far');
    expect(note && render(note, 'en')).toContain('Your last run was 60 min');
    expect(note && render(note, 'nb')).toContain('Den siste turen var 60 min');
    expect(courseOf(onRun([ranStage(null, 3, { minutes: 60 })])).ladder?.startable).toBe(true);
    expect(courseOf(onRun([ranStage(12, 2)])).ladder?.reasons[0]?.code).toBe('ladder.too_far');
    expect(courseOf(onRun([ranStage(1, 2, { minutes: 40 })])).ladder?.startable).toBe(true);
  });

  it('mention a run while only walks are allowed, with the length of the walks', () => {
    const early = followPerfectly(knee, 6).inputs;
    const ran = { ...early, training: [{ date: dayDate(6), status: 'done' as const, minutes: 45, ladderStage: null }] };
    expect(codesOf(ran)).toContain('note.too_far_walk');
    expect(codesOf({ ...ran, training: ran.training.map((one) => ({ ...one, minutes: 30 })) })).not.toContain(
      'note.too_far_walk',
    );
  });

  it('PHASE-393 mention any run while only walks are allowed, but not a walk at stage 0', () => {
    const early = followPerfectly(knee, 6).inputs;
    const day = { date: dayDate(6), status: 'done' as const, minutes: 20, ladderStage: null };
    expect(codesOf({ ...early, training: [{ ...day, sport: 'run' }] })).toContain('note.too_far_run');
    expect(codesOf({ ...early, training: [{ ...day, sport: 'walk' }] })).not.toContain('note.too_far_run');
    const unready = onLadder(knee, 1, { walkRunTolerance: false });
    const onStage0 = (sport: 'run' | 'walk'): CourseInputs => ({
      ...unready,
      checkins: [...unready.checkins, calmDay(daysAgo(0))],
      training: [{ ...day, date: daysAgo(1), sport }],
    });
    expect(courseOf(onStage0('run')).ladder?.stage).toBe(0);
    expect(codesOf(onStage0('run'))).toContain('note.too_far_run');
    expect(codesOf(onStage0('walk'))).not.toContain('note.too_far_run');
  });

  it('mention sessions that are only ticked, which are counted as half', () => {
    const dates = [15, 16, 17, 18, 19].map((day) => dayDate(day));
    const logs = dates.map((date) => ({ date, exerciseId: 'knee-step-up', planned: '', status: 'done' as const }));
    const sessions = inputs.sessions.filter(({ date }) => date < dayDate(15));
    expect(codesOf({ ...inputs, sessions, logs })).toContain('note.log_sets');
    expect(codesOf(inputs)).not.toContain('note.log_sets');
  });
});

describe('PHASE-367 day after a ladder run', () => {
  it('leads to a request for the check-in without which the run is not valid', () => {
    const before = onLadder(knee, 1);
    const ran = {
      ...before,
      training: [{ date: daysAgo(1), status: 'done' as const, minutes: 40, ladderStage: 1 }],
      today: daysAgo(0),
    };
    expect(codesOf(ran)).toContain('note.confirm_run');
    expect(codesOf({ ...ran, checkins: [...ran.checkins, calmDay(daysAgo(0))] })).not.toContain('note.confirm_run');
    expect(codesOf({ ...ran, today: addDays(daysAgo(0), 2) })).not.toContain('note.confirm_run');
  });
});
