import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays } from './testing/course-fixtures.ts';
import { onLadder } from './testing/perfect-course.ts';
import type { CheckinDay, Injury } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const young = givenInjury('knee', { since: daysAgo(12) });
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
    const flare = (ago: number) => [...onDays([ago], { pain: 6 }), ...onDays([ago - 1, ago - 2, ago - 3])];
    expect(referralsFor(flare(9), young)).toEqual([]);
    expect(referralsFor([...flare(9), ...flare(4)], young)).toEqual(['referral.steps']);
  });

  it('resets the step-down count of a phase when the runner advances to the next phase', () => {
    const flare = (ago: number) => [...onDays([ago], { pain: 6 }), ...onDays([ago - 1, ago - 2, ago - 3])];
    const { injury, ...before } = onLadder(givenInjury(), 1);
    const down = [...before.checkins, ...flare(58), ...flare(54)];
    expect(courseOf({ ...before, injury, checkins: down, today: daysAgo(51) }).referrals).toContainEqual({
      code: 'referral.steps',
    });
    const later = courseOf({ ...before, injury, checkins: down });
    expect(later.phase).toBe(3);
    expect(later.referrals).not.toContainEqual({ code: 'referral.steps' });
  });

  it('PHASE-03 goes back from the first week of Load to Calm, and refers after three flare-ups in four weeks', () => {
    const flare = (ago: number) => [...onDays([ago], { pain: 6 }), ...onDays([ago - 1, ago - 2, ago - 3])];
    const before = onLadder(givenInjury(), 1);
    const once = [...before.checkins, ...flare(44)];
    expect(courseOf({ ...before, checkins: once, today: daysAgo(43) }).phase).toBe(1);
    const three = [...before.checkins, ...flare(20), ...flare(14), ...flare(8)];
    expect(courseOf({ ...before, checkins: three }).referrals).toContainEqual({ code: 'referral.flares' });
  });

  it('TRIAGE-29 and DOSE-20 refers the runner when there is no gain over three weeks', () => {
    const weeks = (now: number) => [...onDays([24, 22, 15, 10], { pain: 4 }), ...onDays([3, 0], { pain: now })];
    expect(referralsFor(weeks(4))).toContain('referral.no_gain');
    expect(referralsFor(weeks(3))).not.toContain('referral.no_gain');
  });

  it('PHASE-365 waits four weeks for a tendon before it reports "no gain"', () => {
    const tendon = givenInjury('achilles');
    const from = (weeks: number) => onDays([weeks * 7 + 3, weeks * 7 + 1, 15, 10, 3, 0], { pain: 3 });
    expect(referralsFor(from(3), tendon)).not.toContain('referral.no_gain_tendon');
    expect(referralsFor(from(4), tendon)).toContain('referral.no_gain_tendon');
    expect(referralsFor(from(3))).toContain('referral.no_gain');
  });

  it('PHASE-364 refers after mornings two points above the best week of the phase, however slowly they rose', () => {
    const mornings = (now: number) =>
      Array.from({ length: 40 }, (_, ago) =>
        givenCheckin({ date: daysAgo(ago), morningPain: Math.max(0, now - Math.floor(ago / 10)) }),
      );
    const young40 = givenInjury('achilles', { since: daysAgo(45) });
    expect(referralsFor(mornings(3), young40)).toContain('referral.mornings_best');
    expect(referralsFor(mornings(1), young40)).not.toContain('referral.mornings_best');
  });

  it('does not report "no gain" for a runner on the ladder with pain up to 2', () => {
    const before = onLadder(givenInjury(), 0, { pain: 1 });
    expect(courseOf(before).referrals.map(({ code }) => code)).not.toContain('referral.no_gain');
    expect(referralsFor(onDays([24, 22, 15, 10, 3, 0], { pain: 1, functionalTestsOk: false }))).toContain(
      'referral.no_gain',
    );
  });

  it('includes referrals that follow from answers and combines all referrals into one alert', () => {
    const injury = givenInjury('plantar', { since: daysAgo(6) });
    const course = courseOf(givenInputs({ injury, checkins: [givenCheckin({ heelSqueezePain: true })] }));
    expect(course.referrals).toEqual([{ code: 'referral.heel_squeeze' }]);
    expect(course.alerts.map(({ kind }) => kind)).toEqual(['referral']);
  });

  it('returns no referral when there is no check-in', () => {
    expect(referralsFor([])).toEqual([]);
  });
});
