import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { daysAgo, givenCheckin, givenInjury, givenInputs, onDays, ranStage } from './testing/course-fixtures.ts';
import { calmDay, followPerfectly, onLadder, startedInjury } from './testing/perfect-course.ts';
import type { CheckinDay, CourseInputs, Injury, StoredTriage, TrainingDay } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const gateFor = (checkins: CheckinDay[], changes: Partial<CourseInputs> = {}) =>
  courseOf(givenInputs({ checkins, ...changes })).gate;
/** Returns the course of a knee on the ladder whose check-in of today has the given answers. */
const onLadderThen = (answers: Partial<CheckinDay>, injury: Injury = givenInjury()) => {
  const before = onLadder(injury, 1);
  return courseOf({ ...before, checkins: [...before.checkins, givenCheckin(answers)] });
};
const handedOverThen = (answers: Partial<CheckinDay>) => onLadderThen(answers).gate;

describe('gateOf', () => {
  it('returns walk before the hand-over or without a check-in', () => {
    expect(gateFor(onDays([0], { functionalTestsOk: false })).level).toBe('walk');
    expect(gateFor([])).toEqual({ level: 'walk', reason: { code: 'gate.checkin' } });
  });

  it('PGM-04 returns ladder and the stage after the hand-over', () => {
    expect(handedOverThen({})).toEqual({
      level: 'ladder',
      stage: 1,
      reason: { code: 'gate.ladder', values: { stage: 1 } },
    });
  });

  it('DOSE-16 returns ladder at pain 5 of a tendon after the hand-over, and walk at pain 5 before it', () => {
    expect(onLadderThen({ pain: 5 }, givenInjury('plantar')).gate).toMatchObject({ level: 'ladder', stage: 1 });
    expect(handedOverThen({ pain: 5 })).toEqual({
      level: 'walk',
      reason: { code: 'gate.pain', values: { pain: 5, limit: 2 } },
    });
    expect(gateFor(onDays([0], { pain: 5 })).level).toBe('walk');
  });

  it('PHASE-364 allows only walking while the usual morning of a tendon is above its run gate’s limit', () => {
    const before = onLadder(givenInjury('achilles'), 24, { morningPain: 3, pain: 2 });
    const gateAt = (mornings: readonly number[]) => {
      const checkins = mornings.map((morningPain, at) =>
        givenCheckin({ date: daysAgo(mornings.length - 1 - at), pain: 2, morningPain }),
      );
      return courseOf({ ...before, checkins: [...before.checkins, ...checkins] }).gate;
    };
    expect(gateAt([...Array.from({ length: 20 }, () => 3), 4, 3, 3, 3]).level).toBe('ladder');
    expect(gateAt([3, 3, 3, 3, ...Array.from({ length: 20 }, () => 4)])).toEqual({
      level: 'walk',
      reason: { code: 'gate.mornings', values: { pain: 4, max: 3 } },
    });
  });

  it.each([
    ['pregnantOrPostpartum', 'gate.pregnancy'],
    ['surgeryLast6Months', 'gate.surgery'],
  ] as const)('returns stop for %s, with a reason that states who to ask about running', (answer, code) => {
    const gate = gateFor([givenCheckin()], { injury: givenInjury('knee', { [answer]: true }) });
    expect(gate).toEqual({ level: 'stop', reason: { code } });
  });

  it('returns a reason that states who a runner under 18 should ask about running', () => {
    const runner = { level: null, ageBand: 'under-18' as const };
    expect(gateFor([givenCheckin()], { runner }).reason).toEqual({ code: 'gate.minor' });
  });

  it('PLANR-106 stays at ladder when a later check-in does not meet the hand-over rule', () => {
    expect(handedOverThen({ functionalTestsOk: false }).level).toBe('ladder');
    const walked = onLadderThen({ walkRunTolerance: false });
    const { handedOverOn } = onLadderThen({});
    expect([walked.gate.level, walked.handedOverOn, walked.ladder?.startable]).toEqual(['walk', handedOverOn, false]);
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
  ])('allows no run today but keeps the hand-over date when a runner on the ladder reports %s', (_, answers, level) => {
    const course = onLadderThen(answers);
    expect([course.gate.level, course.handedOverOn]).toEqual([level, onLadderThen({}).handedOverOn]);
    expect(course.gate.stage).toBeUndefined();
    expect(course.ladder).toMatchObject({ startable: false, stage: 1 });
  });

  it('DOSE-07 returns stop for any pain or irritation at a bone site, and walk otherwise', () => {
    const hip = (answers: Partial<CheckinDay>) =>
      gateFor(onDays([0], { hipPainSite: 'groin', ...answers }), { injury: givenInjury('hip') }).level;
    expect([hip({ pain: 1 }), hip({ pain: 0 }), hip({ pain: 0, irritabilityAfterSession: true })]).toEqual([
      'stop',
      'walk',
      'stop',
    ]);
  });

  it('returns stop after a red flag or pain above 6 until a newer check-in has neither', () => {
    const [flag] = onDays([2], { redFlags: ['swelling'] });
    const [sore] = onDays([2], { pain: 8 });
    for (const bad of [flag, sore]) {
      if (!bad) throw new Error('no check-in');
      const before = onLadder(givenInjury(), 4);
      const gateWith = (...newer: CheckinDay[]) =>
        courseOf({ ...before, checkins: [...before.checkins, ...newer] }).gate.level;
      expect(gateWith(bad)).toBe('stop');
      expect(gateWith(bad, givenCheckin())).not.toBe('stop');
    }
  });

  it('returns stop for an exclusion, and clear for a resolved injury', () => {
    const injury = givenInjury('knee', { pregnantOrPostpartum: true });
    expect(gateFor([givenCheckin()], { injury }).level).toBe('stop');
    expect(gateFor([givenCheckin({ pain: 6 })], { injury: { ...injury, status: 'resolved' } }).level).toBe('clear');
  });

  it('PHASE-280 returns stop for a resolved injury with a red flag or pain above 6, until a newer check-in', () => {
    const injury = givenInjury('knee', { status: 'resolved' });
    for (const answers of [{ pain: 7 }, { redFlags: ['night_pain' as const] }]) {
      expect(gateFor(onDays([1], answers), { injury }).level).toBe('stop');
      expect(gateFor([...onDays([1], answers), givenCheckin()], { injury }).level).toBe('clear');
    }
  });
});

describe('gateOf for a bone site that no clinician has examined', () => {
  const groin = { hipPainSite: 'groin', pain: 0 } as const;
  const painFree = (changes: Partial<Injury> = {}) => courseOf(onLadder(givenInjury('hip', changes), 0, groin));

  it('returns walk until a clinician agrees, even when the criteria are met', () => {
    const { gate, handover, referrals } = painFree();
    expect(handover.met).toBe(true);
    expect(gate).toEqual({ level: 'walk', reason: { code: 'gate.clinician' } });
    expect(referrals).toContainEqual({ code: 'referral.groin' });
    expect(painFree({ clinicianCleared: true }).gate.level).toBe('ladder');
  });
});

describe('courseOf: noHops', () => {
  const noHops = (...checkins: CheckinDay[]) => courseOf(givenInputs({ injury: givenInjury('hip'), checkins })).noHops;

  it('is true while the latest answer indicates a bone sign, even without pain', () => {
    const groin = onDays([5], { hipPainSite: 'groin', pain: 0 });
    const outer = (...ago: number[]): CheckinDay[] => onDays(ago, { pain: 0, hipPainSite: 'outer' });
    expect(noHops(...groin, givenCheckin({ pain: 0 }))).toBe(true);
    expect(noHops(...groin, ...outer(1, 0))).toBe(true);
    expect(noHops(...groin, ...outer(4, 3, 2, 1, 0))).toBe(false);
  });
});

describe('courseOf with a triage newer than the newest check-in', () => {
  const triage = (tier: StoredTriage['tier'], flags: StoredTriage['flags'], ago = 0): StoredTriage => ({
    ...{ date: daysAgo(ago), tier, flags, answers: {} },
  });
  const standing = (stored: StoredTriage | null, newer: CheckinDay[] = [], training: TrainingDay[] = []) => {
    const { injury, ...before } = onLadder(givenInjury(), 9);
    const checkins = [...before.checkins, ...newer];
    return courseOf({ ...before, checkins, training, injury: { ...injury, triage: stored } });
  };

  it('stops running and exercises when the triage is urgent or has a ticked flag', () => {
    for (const stored of [triage('emergency', []), triage('same_day', []), triage('soon', ['swelling'])]) {
      const { gate, dose, alerts, noHops } = standing(stored, onDays([1]));
      expect([gate.level, dose.level, noHops, alerts[0]?.kind]).toEqual(['stop', 'none', true, 'red_flags']);
      expect(standing(stored).gate.level).toBe('stop');
    }
  });

  it('allows running and exercises when the triage is not urgent or a newer check-in exists', () => {
    expect(standing(triage('self_care', []), onDays([1])).gate.level).toBe('ladder');
    expect(standing(triage('emergency', [], 3), onDays([1])).gate.level).toBe('ladder');
  });

  it('keeps the ladder progress made before the triage', () => {
    const checkins = onDays([8, 6, 4, 2], { runPainLevel: 1 });
    const training = [ranStage(1, 8), ranStage(1, 6)];
    const stopped = standing(triage('emergency', [], 0), checkins, training);
    expect([stopped.gate.level, stopped.ladder?.stage]).toEqual(['stop', 2]);
    const after = standing(triage('emergency', [], 1), [...checkins, givenCheckin()], training);
    expect(after.gate).toMatchObject({ level: 'ladder', stage: 2 });
  });
});

describe('courseOf after the last stage of the ladder', () => {
  // Not a muscle, for which running waits longer after such pain (PHASE-380).
  const injury = startedInjury('ankle_sprain', { since: daysAgo(59) });
  const { inputs } = followPerfectly(injury, 50);
  const thenReported = (...reports: Partial<CheckinDay>[]) => {
    const today = addDays(inputs.today, reports.length);
    const later = reports.map((answers, at) => calmDay(addDays(inputs.today, at + 1), answers));
    return courseOf({ ...inputs, today, checkins: [...inputs.checkins, ...later] });
  };

  it('PHASE-270 goes back one stage after a flare-up, a worse morning or a step-down, until the stages are clean again', () => {
    expect(thenReported({})).toMatchObject({ ladderFinished: true, gate: { level: 'clear' } });
    const bad: Partial<CheckinDay>[] = [{ pain: 8 }, { noNextDayWorsening: false }, { limp: true }];
    for (const answers of bad) {
      const today = thenReported(answers);
      expect([today.ladderFinished, ['stop', 'walk'].includes(today.gate.level)]).toEqual([false, true]);
      const { gate, ladder, ladderFinished } = thenReported(answers, {}, {}, {});
      expect([gate.level, ladder?.stage, ladder?.startable, ladderFinished]).toEqual(['ladder', 11, true, false]);
    }
  });

  it('PHASE-270 never allows all running again in a phase that is too early for the ladder', () => {
    const flares = [{ pain: 8 }, {}, {}, {}, { pain: 7 }, {}, {}, {}, { pain: 8 }, {}, {}, {}];
    const { phase, gate, ladder } = thenReported(...flares);
    expect([phase, gate.level, ladder?.stage]).toEqual([2, 'ladder', 11]);
  });

  it('PHASE-270 PHASE-332 stays at the last stage, with only walks on that day, after a single morning with pain of 3 to 5', () => {
    expect(thenReported({ pain: 3 }).gate.level).toBe('walk');
    expect(thenReported({ pain: 3 }, {})).toMatchObject({ ladderFinished: true, gate: { level: 'clear' } });
  });
});
