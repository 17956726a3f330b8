import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { handoverOf } from './handover.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import type { CheckinDay, Injury } from './types.ts';

const injury = givenInjury();
const missing = (answers: Partial<CheckinDay>, of: Injury = injury) =>
  handoverOf(givenCheckin(answers), of).criteria.flatMap(({ id, met }) => (met ? [] : [id]));

describe('the hand-over rule', () => {
  it('CONST-28 ALERT-01 is met with pain 2, walk/run and tests fine, no red flag and not worse by morning', () => {
    expect(handoverOf(givenCheckin({ pain: 2 }), injury).met).toBe(true);
    expect(handoverOf(givenCheckin({ pain: 2, noNextDayWorsening: null }), injury).met).toBe(true);
  });

  it.each<[string, Partial<CheckinDay>]>([
    ['pain', { pain: 3 }],
    ['walk_run', { walkRunTolerance: false }],
    ['tests', { functionalTestsOk: false }],
    ['red_flags', { redFlags: ['swelling'] }],
    ['next_day', { noNextDayWorsening: false }],
  ])('ALERT-02 is not met by %s alone', (id, answers) => {
    expect(missing(answers)).toEqual([id]);
    expect(handoverOf(givenCheckin(answers), injury).met).toBe(false);
  });

  it('counts a red flag from an answer without a ticked box', () => {
    expect(missing({ bladderBowelChange: true }, givenInjury('back'))).toEqual(['red_flags']);
  });

  it('has five criteria with short labels, none met before the first check-in', () => {
    const { met, criteria } = handoverOf(null, injury);
    expect([met, criteria.length, criteria.some((criterion) => criterion.met)]).toEqual([false, 5, false]);
    for (const { label } of criteria) expect(label.length).toBeLessThan(30);
  });
});

describe('PGM-06 the opening of the ladder', () => {
  const opens = (answers: Partial<CheckinDay>, of: Injury = injury) => {
    const { handedOverOn, gate, alerts } = courseOf(givenInputs({ injury: of, checkins: [givenCheckin(answers)] }));
    return [handedOverOn, gate.level, alerts.some(({ kind }) => kind === 'handover')];
  };
  const closed = (level: string) => [null, level, false];

  it('PGM-04 follows the hand-over rule, and starts the ladder rather than all running', () => {
    expect(opens({})).toEqual([daysAgo(0), 'ladder', true]);
  });

  it('is blocked by a limp', () => {
    expect(opens({ limp: true })).toEqual(closed('walk'));
    expect(opens({ limp: false })).toEqual([daysAgo(0), 'ladder', true]);
  });

  it('is blocked by a failed test or a red flag', () => {
    expect(opens({ functionalTestsOk: false })).toEqual(closed('walk'));
    expect(opens({ redFlags: ['numbness'] })).toEqual(closed('stop'));
  });

  it('is blocked by an exclusion', () => {
    expect(opens({}, givenInjury('knee', { surgeryLast6Months: true }))).toEqual(closed('stop'));
  });

  it('is blocked by irritability after the last session', () => {
    expect(opens({ irritabilityAfterSession: true })).toEqual(closed('walk'));
  });
});

describe('PGM-07 the opening of the ladder at a bone site', () => {
  const groin = { hipPainSite: 'groin', pain: 0 } as const;
  const onHip = (checkins: CheckinDay[], clinicianCleared: boolean | null = true) =>
    courseOf(givenInputs({ injury: givenInjury('hip', { clinicianCleared }), checkins }));

  it('needs 5 consecutive pain-free check-in days and a clinician’s agreement', () => {
    const five = onDays([0, 1, 2, 3, 4], groin);
    expect(onHip(five)).toMatchObject({ isBone: true, handedOverOn: daysAgo(0), gate: { level: 'ladder' } });
    expect(onHip(five, null).handedOverOn).toBeNull();
    expect(onHip(five, false).handedOverOn).toBeNull();
    expect(onHip(five.slice(1)).handedOverOn).toBeNull();
  });

  it('starts the count of five over after a day with pain 1', () => {
    const days = [...onDays([0, 1, 3, 4, 5], groin), ...onDays([2], { ...groin, pain: 1 })];
    expect(onHip(days).handedOverOn).toBeNull();
  });

  it('is blocked by tenderness to touch', () => {
    expect(
      onHip([...onDays([1, 2, 3, 4, 5], groin).slice(1), ...onDays([0], { ...groin, tendernessToTouch: true })])
        .handedOverOn,
    ).toBeNull();
  });

  it('has the same rule for a painful heel squeeze, but not for a heel without', () => {
    const heel = (heelSqueezePain: boolean) =>
      courseOf(givenInputs({ injury: givenInjury('plantar'), checkins: [givenCheckin({ heelSqueezePain, pain: 0 })] }));
    expect([heel(true).isBone, heel(true).handedOverOn]).toEqual([true, null]);
    expect([heel(false).isBone, heel(false).handedOverOn]).toEqual([false, daysAgo(0)]);
  });
});
