import type { Area } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import type { CheckinDay, Course, RunnerFacts } from './types.ts';

const courseFor = (answers: Partial<CheckinDay>, area: Area = 'knee'): Course =>
  courseOf(givenInputs({ injury: givenInjury(area), checkins: [givenCheckin(answers)] }));
const doseFor = (answers: Partial<CheckinDay>, area: Area = 'knee') => {
  const { level, row } = courseFor(answers, area).dose;
  return `${level} by ${row}`;
};

describe('doseOf', () => {
  it('DOSE-13 returns no exercises and no running for any red flag', () => {
    for (const flag of ['night_pain', 'swelling', 'numbness', 'strength_loss'] as const)
      expect(doseFor({ redFlags: [flag], pain: 0 })).toBe('none by red_flag');
    expect(doseFor({ saddleNumbness: true }, 'back')).toBe('none by red_flag');
    expect(courseFor({ redFlags: ['swelling'] }).gate.level).toBe('stop');
  });

  it('DOSE-14 returns the calm dose and no running for pain 7 to 10, but not for pain 6', () => {
    for (const pain of [7, 8, 9, 10]) expect(doseFor({ pain })).toBe('calm by above_6');
    expect(doseFor({ pain: 6 })).toBe('half by irritable');
    expect(courseFor({ pain: 7 }).gate.level).toBe('stop');
  });

  it('DOSE-15 returns the half dose and no running for pain 6, or for rising pain while irritable', () => {
    const up = { trend: 'up', pain: 2 } as const;
    for (const answers of [
      { pain: 6 },
      { ...up, noNextDayWorsening: false },
      { ...up, irritabilityAfterSession: true },
    ]) {
      expect(doseFor(answers)).toBe('half by irritable');
      expect(courseFor(answers).gate.level).toBe('stop');
    }
    expect(doseFor(up)).toBe('same by full');
  });

  it('DOSE-09 returns the half dose, one step down and walking only, after next-day worsening alone', () => {
    const course = courseFor({ pain: 2, noNextDayWorsening: false });
    expect(course.dose).toEqual({
      level: 'half',
      row: 'irritable',
      reason: { code: 'dose.half_worse' },
    });
    expect(course.gate.level).toBe('walk');
  });

  it('DOSE-02 and DOSE-16 returns the full dose without an increase for settled pain 3 to 5', () => {
    for (const pain of [3, 4, 5]) expect(doseFor({ pain })).toBe('same by hold');
  });

  it('DOSE-04 and DOSE-18 treats pain up to 5 as settled when the next-morning question is unanswered', () => {
    expect(doseFor({ pain: 5, noNextDayWorsening: true })).toBe('same by hold');
    expect(doseFor({ pain: 5, noNextDayWorsening: null })).toBe('same by hold');
    expect(doseFor({ pain: 5, noNextDayWorsening: false })).toBe('half by irritable');
  });

  it('DOSE-01 and DOSE-17 returns the full dose for settled pain 0 to 2', () => {
    for (const pain of [0, 1, 2]) expect(doseFor({ pain })).toBe('same by full');
  });

  it('DOSE-03 returns the half dose for pain above 5 during the day or on a run', () => {
    expect(doseFor({ pain: 6 })).toBe('half by irritable');
    expect(doseFor({ pain: 2, runPainLevel: 6 }, 'plantar')).toBe('half by irritable');
    expect(doseFor({ pain: 2, runPainLevel: 5 }, 'plantar')).toBe('same by full');
  });

  it('DOSE-06 returns the half dose after a run with pain 3 for the knee but not for the heel', () => {
    expect(doseFor({ pain: 1, runPainLevel: 3 }, 'knee')).toBe('half by irritable');
    expect(doseFor({ pain: 1, runPainLevel: 3 }, 'plantar')).toBe('same by full');
  });

  it('DOSE-05 returns the half dose when mean weekly pain rose although the pain settled every day', () => {
    const checkins = [...onDays([0, 2, 4], { pain: 3 }), ...onDays([7, 9, 11], { pain: 1 })];
    expect(courseOf(givenInputs({ checkins })).dose).toMatchObject({ level: 'half', row: 'irritable' });
  });

  it('DOSE-12 applies the first matching row of the dose table', () => {
    expect(doseFor({ redFlags: ['numbness'], pain: 9 })).toBe('none by red_flag');
    expect(doseFor({ pain: 7, trend: 'up', noNextDayWorsening: false })).toBe('calm by above_6');
    expect(doseFor({ painType: 'focal', pain: 8 }, 'shin')).toBe('calm by above_6');
    expect(doseFor({ painType: 'focal', pain: 1 }, 'shin')).toBe('calm by excluded');
    expect(doseFor({ painType: 'focal', redFlags: ['night_pain'] }, 'shin')).toBe('none by red_flag');
  });

  it('PHASE-363 states the exercise limit when pain is above it, instead of the full programme', () => {
    expect(courseFor({ pain: 5, noNextDayWorsening: true }).dose).toMatchObject({
      level: 'same',
      reason: { code: 'dose.above_limit', values: { pain: 5, limit: 3 } },
    });
    expect(courseFor({ pain: 5, noNextDayWorsening: true }, 'achilles').dose.reason.code).toBe('dose.hold');
  });

  it('DOSE-22 DOSE-24 DOSE-26 returns a different reason for each row of the dose table', () => {
    expect(courseFor({ pain: 8 }).dose.reason).toEqual({ code: 'dose.above_6' });
    expect(courseOf(givenInputs({ checkins: onDays([2, 1, 0], { pain: 7 }) })).dose.reason).toEqual({
      code: 'dose.above_6_days',
    });
    expect(courseFor({ pain: 3, noNextDayWorsening: true }).dose.reason).toEqual({
      code: 'dose.hold',
      values: { pain: 3 },
    });
    expect(courseFor({ pain: 3, noNextDayWorsening: null }).dose.reason).toEqual({
      code: 'dose.hold_unanswered',
      values: { pain: 3 },
    });
    const reasons = [{ pain: 0 }, { pain: 4 }, { pain: 6 }, { pain: 8 }, { redFlags: ['swelling' as const] }].map(
      (answers) => courseFor(answers).dose.reason.code,
    );
    expect(new Set(reasons).size).toBe(5);
  });
});

describe('DOSE-17 doseOf after consecutive clean check-ins', () => {
  const level = (count: number, runner: Partial<RunnerFacts> = {}, area: Area = 'knee', clinicianCleared = true) =>
    courseOf(
      givenInputs({
        injury: givenInjury(area, { clinicianCleared }),
        checkins: onDays(Array.from({ length: count }, (_, at) => at)),
        runner: { level: 'Intermediate', ageBand: '18-49', ...runner },
      }),
    ).dose.level;

  it('increases the dose from the second clean check-in', () => {
    expect([1, 2, 3].map((count) => level(count))).toEqual(['same', 'progress', 'progress']);
  });

  it('increases the dose from the third clean check-in for a Beginner or an Achilles injury', () => {
    expect([2, 3].map((count) => level(count, { level: 'Beginner' }))).toEqual(['same', 'progress']);
    expect([2, 3].map((count) => level(count, {}, 'achilles'))).toEqual(['same', 'progress']);
  });

  it('DOSE-07 includes only pain-free days at a bone site', () => {
    const hip = (pain: number) =>
      courseOf(
        givenInputs({ injury: givenInjury('hip'), checkins: onDays([0, 1, 2], { pain, hipPainSite: 'groin' }) }),
      );
    expect(hip(0).dose.level).toBe('progress');
    expect(hip(1).dose.level).toBe('same');
  });

  it('restarts the count of clean check-ins after an unclean one', () => {
    const checkins = [...onDays([0, 2, 3]), ...onDays([1], { pain: 4 })];
    expect(courseOf(givenInputs({ checkins })).dose.level).toBe('same');
  });
});

describe('doseOf without a programme or a check-in today', () => {
  it('TRIAGE-33 returns level none for a minor, with or without a check-in', () => {
    const runner = { level: null, ageBand: 'under-18' } as const;
    for (const checkins of [[], [givenCheckin()]])
      expect(courseOf(givenInputs({ runner, checkins })).dose).toMatchObject({ level: 'none', row: 'excluded' });
  });

  it('returns level none before the first check-in', () => {
    expect(courseOf(givenInputs()).dose).toEqual({
      level: 'none',
      row: 'hold',
      reason: { code: 'dose.checkin' },
    });
  });

  it('uses the newest earlier check-in when there is none today', () => {
    const course = courseOf(givenInputs({ checkins: [givenCheckin({ date: daysAgo(3), pain: 8 })] }));
    expect([course.checkin, course.dose.level, course.gate.level]).toEqual([null, 'calm', 'stop']);
  });
});
