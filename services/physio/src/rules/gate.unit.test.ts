import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays, ranStage } from './testing/given.ts';
import type { CheckinDay, CourseInputs, Injury, StoredTriage } from './types.ts';

const gateFor = (checkins: CheckinDay[], changes: Partial<CourseInputs> = {}) =>
  courseOf(givenInputs({ checkins, ...changes })).gate;
/** Handed over yesterday, at stage 1, and then today. */
const handedOverThen = (answers: Partial<CheckinDay>) => gateFor([...onDays([2, 1]), givenCheckin(answers)]);

describe('the gate on running', () => {
  it('is walk before the hand-over, and without a check-in', () => {
    expect(gateFor(onDays([0], { functionalTestsOk: false })).level).toBe('walk');
    expect(gateFor([])).toEqual({ level: 'walk', reason: 'Walking only until you check in.' });
  });

  it('PGM-04 is the ladder from the hand-over on, with its stage', () => {
    expect(handedOverThen({})).toEqual({
      level: 'ladder',
      stage: 1,
      reason: 'Your runs are stage 1 of the walk-run ladder.',
    });
  });

  it('DOSE-16 pain 3 to 5 keeps the ladder; before it there is walking only', () => {
    expect(handedOverThen({ pain: 5 })).toMatchObject({ level: 'ladder', stage: 1 });
    expect(gateFor(onDays([0], { pain: 5 })).level).toBe('walk');
  });

  it.each([
    ['pregnantOrPostpartum', /midwife or doctor/],
    ['surgeryLast6Months', /surgeon, doctor or physiotherapist/],
  ] as const)('%s: who settles running instead, not that somebody has to look at it', (answer, words) => {
    const { level, reason } = gateFor([givenCheckin()], { injury: givenInjury('knee', { [answer]: true }) });
    expect(level).toBe('stop');
    expect(reason).toMatch(words);
    expect(reason).not.toContain('looked at it');
  });

  it('under 18: no running from here, and who can help', () => {
    const runner = { level: null, ageBand: 'under-18' as const };
    expect(gateFor([givenCheckin()], { runner }).reason).toMatch(/under 18: settle it with a parent or guardian/);
  });

  it('PLANR-106 a later check-in that misses the rule does not end the ladder', () => {
    expect(handedOverThen({ functionalTestsOk: false }).level).toBe('ladder');
    const walked = courseOf(givenInputs({ checkins: [...onDays([2, 1]), givenCheckin({ walkRunTolerance: false })] }));
    expect([walked.gate.level, walked.handedOverOn, walked.ladder?.startable]).toEqual(['walk', daysAgo(2), false]);
  });

  it.each<[string, Partial<CheckinDay>, string]>([
    ['worse this morning', { noNextDayWorsening: false }, 'walk'],
    ['irritated', { irritabilityAfterSession: true }, 'walk'],
    ['a limp', { limp: true }, 'walk'],
    ['walk/run not fine', { walkRunTolerance: false }, 'walk'],
    ['pain 6', { pain: 6 }, 'stop'],
    ['worse and rising', { noNextDayWorsening: false, trend: 'up' }, 'stop'],
    ['pain 7', { pain: 7 }, 'stop'],
    ['a red flag', { redFlags: ['swelling'] }, 'stop'],
  ])('on the ladder %s takes the run out of the day and keeps the hand-over', (_, answers, level) => {
    const course = courseOf(givenInputs({ checkins: [...onDays([2, 1]), givenCheckin(answers)] }));
    expect([course.gate.level, course.handedOverOn]).toEqual([level, daysAgo(2)]);
    expect(course.gate.stage).toBeUndefined();
    expect(course.ladder).toMatchObject({ startable: false, stage: 1 });
  });

  it('DOSE-07 at a bone site any pain stops running, none lets it go on', () => {
    const hip = (answers: Partial<CheckinDay>) =>
      gateFor(onDays([0], { hipPainSite: 'groin', ...answers }), { injury: givenInjury('hip') }).level;
    expect([hip({ pain: 1 }), hip({ pain: 0 }), hip({ pain: 0, irritabilityAfterSession: true })]).toEqual([
      'stop',
      'walk',
      'stop',
    ]);
  });

  it('a red flag or pain above 6 holds until a newer check-in without it', () => {
    const [flag] = onDays([2], { redFlags: ['swelling'] });
    const [sore] = onDays([2], { pain: 8 });
    for (const bad of [flag, sore]) {
      if (!bad) throw new Error('no check-in');
      expect(gateFor([bad]).level).toBe('stop');
      expect(gateFor([bad, givenCheckin()]).level).toBe('ladder');
    }
  });

  it('an exclusion stops, and a healed injury is free of everything', () => {
    const injury = givenInjury('knee', { pregnantOrPostpartum: true });
    expect(gateFor([givenCheckin()], { injury }).level).toBe('stop');
    expect(gateFor([givenCheckin({ pain: 9 })], { injury: { ...injury, status: 'resolved' } }).level).toBe('clear');
  });
});

describe('a bone site that no clinician has seen', () => {
  const painFree = (changes: Partial<Injury> = {}) =>
    courseOf(
      givenInputs({
        injury: givenInjury('hip', changes),
        checkins: [...onDays([6], { pain: 0, hipPainSite: 'groin' }), ...onDays([5, 4, 3, 2, 1, 0], { pain: 0 })],
      }),
    );

  it('waits for them, not for criteria that are met already, also when the place of the pain is not told again', () => {
    const { gate, handover, referrals } = painFree();
    expect(handover.met).toBe(true);
    expect([gate.level, gate.reason]).toEqual(['walk', expect.stringContaining('until a clinician has seen it')]);
    expect(referrals).toEqual([expect.stringContaining('Groin pain in a runner should be seen by a doctor')]);
    expect(painFree({ clinicianCleared: true }).gate.level).toBe('ladder');
  });
});

describe('hops', () => {
  const noHops = (...checkins: CheckinDay[]) => courseOf(givenInputs({ injury: givenInjury('hip'), checkins })).noHops;

  it('stay away while a sign of the bone was last answered with yes, also without pain', () => {
    const groin = onDays([3], { hipPainSite: 'groin', pain: 0 });
    expect(noHops(...groin, givenCheckin({ pain: 0 }))).toBe(true);
    expect(noHops(...groin, givenCheckin({ pain: 0, hipPainSite: 'outer' }))).toBe(false);
  });
});

describe('a triage that is newer than the newest check-in', () => {
  const triage = (tier: StoredTriage['tier'], flags: StoredTriage['flags'], ago = 0): StoredTriage => ({
    ...{ date: daysAgo(ago), tier, flags, answers: {} },
  });
  const standing = (stored: StoredTriage, checkins: CheckinDay[]) =>
    courseOf(givenInputs({ injury: givenInjury('knee', { triage: stored }), checkins }));

  it('stops everything when it sends to somebody, or ticks a flag', () => {
    for (const stored of [triage('emergency', []), triage('same_day', []), triage('soon', ['swelling'])]) {
      const { gate, dose, alerts, noHops } = standing(stored, onDays([1]));
      expect([gate.level, dose.level, noHops, alerts[0]?.kind]).toEqual(['stop', 'none', true, 'red_flags']);
      expect(standing(stored, []).gate.level).toBe('stop');
    }
  });

  it('stops nothing when it found nothing, or a newer check-in is there', () => {
    expect(standing(triage('self_care', []), onDays([1])).gate.level).toBe('ladder');
    expect(standing(triage('emergency', [], 3), onDays([1])).gate.level).toBe('ladder');
  });

  it('says nothing of the days before it: the ladder climbed until then is kept', () => {
    const checkins = onDays([9, 8, 6, 4, 2]);
    const training = [ranStage(1, 8, {}), ranStage(1, 6)];
    const told = checkins.map((checkin) => ({ ...checkin, runPainLevel: 1 }));
    const injury = givenInjury('knee', { triage: triage('emergency', [], 0) });
    const stopped = courseOf(givenInputs({ injury, checkins: told, training }));
    expect([stopped.gate.level, stopped.ladder?.stage]).toEqual(['stop', 2]);
    const after = courseOf(
      givenInputs({
        injury: { ...injury, triage: triage('emergency', [], 1) },
        checkins: [...told, givenCheckin()],
        training,
      }),
    );
    expect(after.gate).toMatchObject({ level: 'ladder', stage: 2 });
  });
});
