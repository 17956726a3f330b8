import { physioTodaySchema } from '@stridewell/contracts/http/physio';
import { AREAS, DOSE_LEVELS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { presentPlan } from '../../features/course/present.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import { exclusionFact } from '../exclusions/exclusions.ts';
import { exercisesFor } from '../programmes/exercises-for.ts';
import { givenCourse, givenDose, PHASES } from '../programmes/testing/course-fixture.ts';
import { givenCheckin, givenInjury, TODAY } from '../testing/course-fixtures.ts';
import type { Course, CourseLadder, CourseTest } from '../types.ts';
import { todayOf } from './today.ts';

const knee = givenInjury('knee');
const today = (changes: Partial<Course> = {}) => todayOf(givenCourse('knee', changes), knee, []);

const NOTHING = { id: 'surgery', allows: 'nothing' } as const;
const NON_IMPACT = { id: 'shin_focal', allows: 'non_impact' } as const;
const flagged: Partial<Course> = {
  dose: givenDose('none'),
  gate: { level: 'stop', reason: { code: 'gate.red_flag' } },
};

describe('todayOf: status', () => {
  it('PHY-85 is ok when there is a check-in today', () => {
    const plan = today();
    expect(plan.status).toBe('ok');
    expect(plan.exercises).toEqual(exercisesFor(givenCourse('knee'), knee, []));
    expect(plan.exercises).toHaveLength(3);
  });

  it('PHY-84 is checkin_required, without exercises, when there is no check-in today', () => {
    const plan = today({ checkin: null, newest: givenCheckin({ date: '2026-11-19' }) });
    expect(plan.status).toBe('checkin_required');
    expect(plan.exercises).toEqual([]);
    expect(plan.dose).toEqual({ level: 'none', reasons: [{ code: 'dose.checkin' }] });
  });

  it('PHY-85 DOSE-13 is blocked, with the reason and no exercises, for a red flag', () => {
    const plan = today(flagged);
    expect(plan.status).toBe('blocked');
    expect(plan.exercises).toEqual([]);
    expect(plan.dose).toEqual({ level: 'none', reasons: [{ code: 'dose.red_flag' }] });
  });

  it('PHY-85 is blocked, with the reason, for an exclusion that allows nothing', () => {
    const plan = today({ exclusion: NOTHING });
    expect(plan).toMatchObject({ status: 'blocked', exercises: [] });
    expect(plan.dose).toEqual({ level: 'none', reasons: [{ code: 'exclusion.surgery' }] });
  });

  it('is blocked, not checkin_required, for a red flag or exclusion without a check-in today', () => {
    expect(today({ ...flagged, checkin: null }).status).toBe('blocked');
    expect(today({ exclusion: NOTHING, checkin: null }).status).toBe('blocked');
  });

  it('is ok, with the allowed work, for an exclusion that allows non-impact work', () => {
    const reason = exclusionFact(NON_IMPACT);
    const dose = { level: 'calm', row: 'excluded', reason } as const;
    const plan = today({ exclusion: NON_IMPACT, dose });
    expect(plan).toMatchObject({ status: 'ok', dose: { level: 'calm', reasons: [reason] } });
    expect(plan.exercises.map(({ id }) => id)).toContain('easy-bike');
  });
});

describe('DOSE-24 todayOf: dose', () => {
  it.each(DOSE_LEVELS)('contains the dose table’s reason for level %s', (level) => {
    const plan = today({ dose: { ...givenDose(level), row: 'hold' } });
    expect(plan.dose).toEqual({ level, reasons: [givenDose(level).reason] });
  });

  it('PGM-47 explains a rest day from heavy work, except at the calm dose', () => {
    const day: Course['day'] = { type: 'light', note: { code: 'note.rest_day' } };
    const codes = (['calm', 'half', 'same'] as const).map((level) =>
      todayOf(givenCourse('knee', { dose: givenDose(level), day }), knee, []).dose.reasons.map(({ code }) => code),
    );
    expect(codes).toEqual([['dose.above_6'], ['dose.half_worse', 'note.rest_day'], ['dose.hold', 'note.rest_day']]);
  });

  it('DOSE-07 explains why heavy work is omitted at a bone site', () => {
    const reasons = (phase: Course['phase']) => today({ isBone: true, phase, week: 1 }).dose.reasons;
    expect(reasons(3).at(-1)).toEqual({ code: 'note.bone' });
    expect(reasons(1)).not.toContainEqual({ code: 'note.bone' });
  });

  it('explains why a hip with possible bone pain is not loaded', () => {
    const plan = todayOf(givenCourse('hip', { isBone: true }), givenInjury('hip'), []);
    expect(plan.dose).toEqual({ level: 'calm', reasons: [{ code: 'note.hip' }] });
  });
});

const hopTest: CourseTest = {
  ...{
    testId: 'hop10',
    least: 0,
    most: 2,
    date: null,
    value: null,
    otherValue: null,
    symmetry: null,
    evenFrom: null,
    passed: null,
  },
  ...{ confirmed: null, passedDays: 0, counts: false, due: true, validUntil: null, facts: [] },
};

describe('todayOf', () => {
  it('PHY-87 includes the ladder and the gate of the course', () => {
    const ladder: CourseLadder = {
      stage: 1,
      title: { code: 'stage.repeated', values: { stage: 1, times: 8, run: 1, walk: 2 } },
      intervals: '8 x (1/2)',
      minutes: 34,
      runMinutes: 8,
      startable: false,
      reasons: [{ code: 'ladder.rest', values: { hours: 48 } }],
      cleanSessions: 0,
      cleanNeeded: 2,
    };
    const gate = { level: 'ladder', stage: 1, reason: { code: 'gate.ladder', values: { stage: 1 } } } as const;
    expect(today({ ladder, gate })).toMatchObject({ ladder, gate });
  });

  it('includes area, phase, week, hand-over, alerts, activities to avoid and the usual recovery time', () => {
    const alerts: Course['alerts'] = [
      { kind: 'handover', title: { code: 'alert.handover_title' }, texts: [{ code: 'handover.met' }] },
    ];
    expect(today({ alerts, week: 3, phase: 2 })).toMatchObject({
      date: TODAY,
      area: 'knee',
      phase: 2,
      week: 3,
      handover: { met: true, criteria: [] },
      alerts,
      usualTime: { en: '9-12 weeks', nb: '9-12 uker' },
      avoid: CONDITIONS.pfp.avoid,
    });
  });

  it('TRIAGE-21 TRIAGE-22 omits hop tests when hops are forbidden or running is stopped', () => {
    const tests = givenCourse('knee').tests.concat(hopTest);
    const offersHops = (changes: Partial<Course>) => today({ tests, ...changes }).tests.some(({ hop }) => hop);
    expect(offersHops({})).toBe(true);
    expect(offersHops({ noHops: true })).toBe(false);
    expect(offersHops(flagged)).toBe(false);
  });
});

describe('todayOf for every area, phase and dose', () => {
  it('PHY-86 matches the response schema', () => {
    for (const area of AREAS)
      for (const phase of PHASES)
        for (const level of DOSE_LEVELS) {
          const course = givenCourse(area, { phase, dose: givenDose(level) });
          const plan = presentPlan(todayOf(course, givenInjury(area), []));
          expect(physioTodaySchema.parse(plan)).toEqual(plan);
        }
  });
});
