import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import type { CheckinDay, Injury } from './types.ts';

const referralsFor = (checkins: CheckinDay[], injury: Injury = givenInjury()) =>
  courseOf(givenInputs({ checkins, injury })).referrals.map(({ code }) => code);

describe('referralsOf without a red flag', () => {
  it('TRIAGE-31 refers the runner after pain above 6 on 3 consecutive check-in days', () => {
    expect(referralsFor(onDays([1, 0], { pain: 7 }))).not.toContain('referral.high_pain');
    expect(referralsFor(onDays([2, 1, 0], { pain: 7 }))[0]).toBe('referral.high_pain');
    const broken = [...onDays([3, 2, 0], { pain: 7 }), ...onDays([1], { pain: 6 })];
    expect(referralsFor(broken)).not.toContain('referral.high_pain');
  });

  it('TRIAGE-30 and DOSE-20 refers the runner after two step-downs in one phase', () => {
    expect(referralsFor([...onDays([4], { pain: 6 }), ...onDays([2])])).toEqual([]);
    expect(referralsFor([...onDays([4, 0], { pain: 6 }), ...onDays([2], { pain: 4 })])).toEqual(['referral.steps']);
  });

  it('resets the step-down count of a phase when the runner advances to the next phase', () => {
    const down = onDays([30, 28], { pain: 6 });
    expect(referralsFor(down)).toContain('referral.steps');
    expect(referralsFor([...down, ...onDays([4, 2], { pain: 3 })])).not.toContain('referral.steps');
  });

  it('counts a step-down from the first step of Load towards Load, although the runner returns to Calm', () => {
    const twice = [
      ...onDays([20, 19], { pain: 3 }),
      ...onDays([18], { pain: 6 }),
      ...onDays([16, 15], { pain: 3 }),
      ...onDays([14], { pain: 6 }),
    ];
    expect(courseOf(givenInputs({ checkins: twice }))).toMatchObject({
      phase: 1,
      referrals: [{ code: 'referral.steps' }],
    });
  });

  it('TRIAGE-29 and DOSE-20 refers the runner when there is no gain over three weeks', () => {
    const weeks = (now: number) => [...onDays([24, 22, 15, 10], { pain: 4 }), ...onDays([3, 0], { pain: now })];
    expect(referralsFor(weeks(4))).toContain('referral.no_gain');
    expect(referralsFor(weeks(3))).not.toContain('referral.no_gain');
  });

  it('does not report "no gain" for a runner on the ladder with pain up to 2', () => {
    expect(referralsFor(onDays([24, 22, 15, 10, 3, 0], { pain: 1 }))).toEqual([]);
    expect(referralsFor(onDays([24, 22, 15, 10, 3, 0], { pain: 1, functionalTestsOk: false }))).toEqual([
      'referral.no_gain',
    ]);
  });

  it('includes referrals that follow from answers and combines all referrals into one alert', () => {
    const injury = givenInjury('plantar');
    const course = courseOf(givenInputs({ injury, checkins: [givenCheckin({ heelSqueezePain: true })] }));
    expect(course.referrals).toEqual([{ code: 'referral.heel_squeeze' }]);
    expect(course.alerts.map(({ kind }) => kind)).toEqual(['referral']);
  });

  it('returns no referral when there is no check-in', () => {
    expect(referralsFor([])).toEqual([]);
  });
});
