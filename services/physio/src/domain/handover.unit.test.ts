import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { handoverOf } from './handover.ts';
import { daysAgo, givenCheckin, givenInjury, onDays } from './testing/course-fixtures.ts';
import { onLadder } from './testing/perfect-course.ts';
import type { CheckinDay, Injury } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const injury = givenInjury();
const missing = (answers: Partial<CheckinDay>, of: Injury = injury) =>
  handoverOf(givenCheckin(answers), of).criteria.flatMap(({ id, met }) => (met ? [] : [id]));

describe('handoverOf', () => {
  it('CONST-28 ALERT-01 returns met at pain 2 when walk/run and tests are fine, with no red flag or next-day worsening', () => {
    expect(handoverOf(givenCheckin({ pain: 2 }), injury).met).toBe(true);
    expect(handoverOf(givenCheckin({ pain: 2, noNextDayWorsening: null }), injury).met).toBe(true);
  });

  it.each<[string, Partial<CheckinDay>]>([
    ['pain', { pain: 3 }],
    ['walk_run', { walkRunTolerance: false }],
    ['tests', { functionalTestsOk: false }],
    ['red_flags', { redFlags: ['swelling'] }],
    ['next_day', { noNextDayWorsening: false }],
  ])('ALERT-02 returns not met when only the criterion %s fails', (id, answers) => {
    expect(missing(answers)).toEqual([id]);
    expect(handoverOf(givenCheckin(answers), injury).met).toBe(false);
  });

  it('includes a red flag that follows from an answer even when no box is ticked', () => {
    expect(missing({ bladderBowelChange: true }, givenInjury('back'))).toEqual(['red_flags']);
  });

  it('returns five criteria with short labels, none of them met before the first check-in', () => {
    const { met, criteria } = handoverOf(null, injury);
    expect([met, criteria.length, criteria.some((criterion) => criterion.met)]).toEqual([false, 5, false]);
    for (const { label } of criteria) expect(label.length).toBeLessThan(30);
  });
});

describe('PGM-06 opensLadder', () => {
  const opens = (answers: Partial<CheckinDay>, of: Injury = injury) => {
    const before = onLadder(of, 1, { walkRunTolerance: false });
    const checkins = [...before.checkins, givenCheckin(answers)];
    const { handedOverOn, gate, alerts } = courseOf({ ...before, checkins });
    return [handedOverOn, gate.level, alerts.some(({ kind }) => kind === 'handover')];
  };
  const closed = (level: string) => [null, level, false];

  it('PGM-04 opens the ladder, not unrestricted running, when the hand-over rule is met', () => {
    expect(opens({})).toEqual([daysAgo(0), 'ladder', true]);
  });

  it('does not open the ladder with a limp', () => {
    expect(opens({ limp: true })).toEqual(closed('walk'));
    expect(opens({ limp: false })).toEqual([daysAgo(0), 'ladder', true]);
  });

  it('does not open the ladder with a failed test or a red flag', () => {
    expect(opens({ functionalTestsOk: false })).toEqual(closed('walk'));
    expect(opens({ redFlags: ['numbness'] })).toEqual(closed('stop'));
  });

  it('does not open the ladder with an exclusion', () => {
    expect(opens({}, givenInjury('knee', { surgeryLast6Months: true }))).toEqual(closed('stop'));
  });

  it('does not open the ladder while the injury is irritable after the last session', () => {
    expect(opens({ irritabilityAfterSession: true })).toEqual(closed('walk'));
  });
});

describe('PGM-07 opensLadder at a bone site', () => {
  const groin = { hipPainSite: 'groin', pain: 0 } as const;
  const onHip = (checkins: CheckinDay[], clinicianCleared: boolean | null = true) => {
    const before = onLadder(givenInjury('hip', { clinicianCleared }), 6, {
      ...groin,
      walkRunTolerance: false,
      pain: 1,
    });
    return courseOf({ ...before, checkins: [...before.checkins, ...checkins] });
  };

  it('requires 5 consecutive pain-free check-in days and a clinician’s agreement', () => {
    const five = onDays([0, 1, 2, 3, 4], groin);
    expect(onHip(five).isBone).toBe(true);
    expect(onHip(five.slice(1)).handedOverOn).toBeNull();
    const cleared = givenInjury('hip', { clinicianCleared: true });
    expect(courseOf(onLadder(cleared, 0, groin)).handedOverOn).not.toBeNull();
    expect(courseOf(onLadder(givenInjury('hip'), 0, groin)).handedOverOn).toBeNull();
  });

  it('requires a clinician’s agreement for a painful heel squeeze, but not for a pain-free heel', () => {
    const heel = (heelSqueezePain: boolean) => courseOf(onLadder(givenInjury('plantar'), 0, { heelSqueezePain }));
    expect([heel(true).isBone, heel(true).handedOverOn]).toEqual([true, null]);
    expect([heel(false).isBone, heel(false).handedOverOn === null]).toEqual([false, false]);
  });
});
