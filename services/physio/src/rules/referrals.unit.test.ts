import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { REFERRALS } from './referrals.ts';
import { givenCheckin, givenInjury, givenInputs, onDays } from './testing/given.ts';
import type { CheckinDay, Injury } from './types.ts';

const referralsFor = (checkins: CheckinDay[], injury: Injury = givenInjury()) =>
  courseOf(givenInputs({ checkins, injury })).referrals;

describe('advice to see somebody, without a red flag', () => {
  it('TRIAGE-31 pain above 6 on 3 check-in days in a row', () => {
    expect(referralsFor(onDays([1, 0], { pain: 7 }))).not.toContain(REFERRALS.highPain);
    expect(referralsFor(onDays([2, 1, 0], { pain: 7 }))[0]).toBe(REFERRALS.highPain);
    const broken = [...onDays([3, 2, 0], { pain: 7 }), ...onDays([1], { pain: 6 })];
    expect(referralsFor(broken)).not.toContain(REFERRALS.highPain);
  });

  it('TRIAGE-30 and DOSE-20 two step-downs in one phase', () => {
    expect(referralsFor([...onDays([4], { pain: 6 }), ...onDays([2])])).toEqual([]);
    expect(referralsFor([...onDays([4, 0], { pain: 6 }), ...onDays([2], { pain: 4 })])).toEqual([REFERRALS.steps]);
  });

  it('a phase that was left onward starts its count again', () => {
    const down = onDays([30, 28], { pain: 6 });
    expect(referralsFor(down)).toContain(REFERRALS.steps);
    expect(referralsFor([...down, ...onDays([4, 2], { pain: 3 })])).not.toContain(REFERRALS.steps);
  });

  it('a step-down at the first step of Load counts there, though it leads back to Calm', () => {
    const twice = [
      ...onDays([20, 19], { pain: 3 }),
      ...onDays([18], { pain: 6 }),
      ...onDays([16, 15], { pain: 3 }),
      ...onDays([14], { pain: 6 }),
    ];
    expect(courseOf(givenInputs({ checkins: twice }))).toMatchObject({ phase: 1, referrals: [REFERRALS.steps] });
  });

  it('TRIAGE-29 and DOSE-20 no gain over three weeks', () => {
    const weeks = (now: number) => [...onDays([24, 22, 15, 10], { pain: 4 }), ...onDays([3, 0], { pain: now })];
    expect(referralsFor(weeks(4))).toContain(REFERRALS.noGain);
    expect(referralsFor(weeks(3))).not.toContain(REFERRALS.noGain);
  });

  it('no gain is not told of a runner on the ladder whose pain is fine', () => {
    expect(referralsFor(onDays([24, 22, 15, 10, 3, 0], { pain: 1 }))).toEqual([]);
    expect(referralsFor(onDays([24, 22, 15, 10, 3, 0], { pain: 1, functionalTestsOk: false }))).toEqual([
      REFERRALS.noGain,
    ]);
  });

  it('what the answers themselves ask for stands with them, and all of it is one alert', () => {
    const injury = givenInjury('plantar');
    const course = courseOf(givenInputs({ injury, checkins: [givenCheckin({ heelSqueezePain: true })] }));
    expect(course.referrals.join(' ')).toContain('heel');
    expect(course.alerts.map(({ kind }) => kind)).toEqual(['referral']);
  });

  it('nothing without a check-in', () => {
    expect(referralsFor([])).toEqual([]);
  });
});
