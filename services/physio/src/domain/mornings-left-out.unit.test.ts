import { addDays, type Condition } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { assessDays } from './day-assessment.ts';
import { plannedOf } from './programmes/planned.ts';
import { suggestLoad } from './progression/load.ts';
import { atStage, ranOn } from './testing/at-stage.ts';
import { calmDay, followPerfectly, loggedSession, startedInjury } from './testing/perfect-course.ts';

vi.setConfig({ testTimeout: 120_000 });

const LEFT_OUT = { morningPain: null, noNextDayWorsening: null };

describe('check-in that leaves out the morning (property 17)', () => {
  it.each<Condition>(['calf_strain', 'low_back'])(
    'PHASE-349 confirms no test and starts no phase, so leaving it out is never faster (%s)',
    (condition) => {
      const { courses } = followPerfectly(startedInjury(condition), 30, { answers: LEFT_OUT });
      const [last] = courses.slice(-1);
      expect([last?.phase, last?.handedOverOn]).toEqual([1, null]);
      expect(courses.flatMap(({ tests }) => tests.filter(({ counts }) => counts))).toEqual([]);
    },
  );

  it('PHASE-349 leaves the previous run done but not clean, and mentions the missing answer', () => {
    const { date, courseOn } = atStage('calf_strain', 3);
    const told = { training: [ranOn(date(0), 3)] };
    const answered = courseOn(1, { ...told, checkins: [calmDay(date(0)), calmDay(date(1))] });
    const left = courseOn(1, { ...told, checkins: [calmDay(date(0)), calmDay(date(1), LEFT_OUT)] });
    expect([answered.ladder?.stage, left.ladder?.stage]).toEqual([4, 3]);
    expect(left.ladder?.reasons).toContainEqual({ code: 'ladder.unanswered' });
    expect(answered.ladder?.reasons).not.toContainEqual({ code: 'ladder.unanswered' });
  });

  it('PHASE-349 mentions the missing answer about the run as well', () => {
    const { date, courseOn } = atStage('calf_strain', 3);
    const quiet = { runPainLevel: null };
    const course = courseOn(1, {
      training: [ranOn(date(0), 3)],
      checkins: [calmDay(date(0), quiet), calmDay(date(1), quiet)],
    });
    expect(course.ladder?.reasons).toContainEqual({ code: 'ladder.unanswered' });
  });

  it('PHASE-349 does not end the rest of a stress injury or a flare-up, and increases no load', () => {
    const { inputs } = followPerfectly(startedInjury('bone_stress'), 20);
    const day = (ago: number): string => addDays(inputs.today, ago);
    const rested = (answers: object) =>
      courseOf({
        ...inputs,
        today: day(4),
        checkins: [
          ...inputs.checkins,
          calmDay(day(1), { pain: 1 }),
          ...[2, 3, 4].map((ago) => calmDay(day(ago), answers)),
        ],
      });
    expect([rested({}).gate.reason.code, rested(LEFT_OUT).gate.reason.code]).toEqual([
      'gate.impact_again',
      'gate.bone_rest',
    ]);
    const flared = [calmDay(day(1), { morningPain: 4 }), ...[2, 3, 4, 5].map((ago) => calmDay(day(ago), LEFT_OUT))];
    const strain = followPerfectly(startedInjury('calf_strain'), 20).inputs;
    expect(courseOf({ ...strain, today: day(5), checkins: [...strain.checkins, ...flared] }).flare.since).toBe(day(1));
  });

  it('PHASE-349 increases no load', () => {
    const since = startedInjury('pfp').since;
    const date = (at: number): string => addDays(since, at);
    const subject = (answers: object) => {
      const sessions = [0, 2].map((at) => loggedSession(date(at), ['goblet-squat']));
      const { inputs } = followPerfectly(startedInjury('pfp'), 1);
      const checkins = [0, 1, 2, 3].map((at) => calmDay(date(at), at % 2 === 1 ? answers : {}));
      const days = assessDays({ ...inputs, today: date(4), checkins });
      return { exercise: plannedOf('goblet-squat'), sessions, days, today: date(4), painLimit: 3 };
    };
    expect(suggestLoad(subject({}))?.reason.code).toBe('load.up_first');
    expect(suggestLoad(subject(LEFT_OUT))?.reason.code).toBe('load.keep');
  });
});
