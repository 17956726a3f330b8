import { addDays, type Condition } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from '../course.ts';
import { calmDay, followPerfectly, startedInjury } from '../testing/perfect-course.ts';
import { combinedPlan } from '../today/combined-plan.ts';
import type { CheckinDay, Course, CourseInputs } from '../types.ts';

vi.setConfig({ testTimeout: 120_000 });

const DAY = 35;
const histories = new Map<Condition, CourseInputs>();
const historyOf = (condition: Condition): CourseInputs => {
  const known = histories.get(condition) ?? followPerfectly(startedInjury(condition), DAY).inputs;
  histories.set(condition, known);
  return known;
};

/** The inputs after one additional check-in for each of the answers, a day apart. */
const after = (condition: Condition, answers: readonly Partial<CheckinDay>[]): CourseInputs => {
  const inputs = historyOf(condition);
  return {
    ...inputs,
    today: addDays(inputs.today, answers.length),
    checkins: [...inputs.checkins, ...answers.map((said, at) => calmDay(addDays(inputs.today, at + 1), said))],
  };
};
const courseAfter = (condition: Condition, ...answers: Partial<CheckinDay>[]): Course =>
  courseOf(after(condition, answers));

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

const WARNINGS = [
  ['mtss', { painOnHopping: true }, { painOnHopping: false }, 'gate.excluded'],
  ['mtss', { painType: 'focal' }, { painType: 'broad' }, 'gate.excluded'],
  ['plantar_heel', { heelSqueezePain: true }, { heelSqueezePain: false }, 'gate.sign'],
  ['gluteal', { painWeightBearing: true }, { painWeightBearing: false }, 'gate.sign'],
  ['low_back', { saddleNumbness: true }, { saddleNumbness: false }, 'gate.cauda'],
  ['low_back', { bladderBowelChange: true }, { bladderBowelChange: false }, 'gate.cauda'],
  ['low_back', { painBelowKnee: true }, { painBelowKnee: false }, 'gate.leg'],
] as const satisfies readonly (readonly [Condition, Partial<CheckinDay>, Partial<CheckinDay>, string])[];

describe('answer that requires an examination', () => {
  it.each(WARNINGS)('PHASE-346 stays open on the following days (%s %o)', (condition, yes, no, gate) => {
    expect(courseAfter(condition, yes).gate.reason.code).toBe(gate);
    expect(courseAfter(condition, yes, no).gate.reason.code).toBe(gate);
    expect(courseAfter(condition, yes, ...times(4, no)).gate.reason.code).toBe(gate);
  });

  it.each(WARNINGS)('PHASE-346 is closed after five days of no without pain (%s %o)', (condition, yes, no, gate) => {
    expect(courseAfter(condition, yes, ...times(5, no)).gate.reason.code).not.toBe(gate);
  });

  it.each(WARNINGS)(
    'PHASE-346 is not closed by leaving out the question or the morning (%s %o)',
    (condition, yes, no, gate) => {
      const withoutMorning = { ...no, morningPain: null, noNextDayWorsening: null };
      expect(courseAfter(condition, yes, ...times(6, {})).gate.reason.code).toBe(gate);
      expect(courseAfter(condition, yes, ...times(6, withoutMorning)).gate.reason.code).toBe(gate);
    },
  );

  it('PHASE-346 stays open while a bone still hurts', () => {
    const no = { heelSqueezePain: false, pain: 1 };
    expect(courseAfter('plantar_heel', { heelSqueezePain: true }, ...times(6, no)).gate.level).toBe('stop');
  });

  it.each(WARNINGS)('PHASE-346 is closed by an examination (%s %o)', (condition, yes, no, gate) => {
    const inputs = after(condition, [yes, no]);
    const safety = {
      ...{ answered: [], isRequired: false },
      seen: [{ by: 'doctor' as const, date: inputs.today, at: `${inputs.today}T08:00:00Z` }],
    };
    expect(courseOf({ ...inputs, injury: { ...inputs.injury, safety } }).gate.reason.code).not.toBe(gate);
  });

  it('PHASE-346 leads to a question on the plan about who has examined it', () => {
    const inputs = after('plantar_heel', [{ heelSqueezePain: true }, { heelSqueezePain: false }]);
    const injury = { injuryId: 'one', status: 'active' as const, inputs, course: courseOf(inputs) };
    expect(combinedPlan([injury], inputs.today).safety.open).toEqual(['checkin_warning']);
  });

  it('PHASE-347 allows walking and half the work, with a referral, while pain spreads below the knee', () => {
    const { gate, dose, referrals, alerts } = courseAfter('low_back', { painBelowKnee: true });
    expect([gate.level, dose.level, dose.reason.code]).toEqual(['walk', 'half', 'dose.half_leg']);
    expect(referrals).toContainEqual({ code: 'referral.leg' });
    expect(alerts.map(({ kind }) => kind)).not.toContain('handover');
  });

  it('PHASE-348 leads to a referral for a sore hip that hurts with weight on the leg, and allows only work without weight on the leg', () => {
    const inputs = after('gluteal', [{ painWeightBearing: true, hipPainSite: 'outer', pain: 1 }]);
    const course = courseOf(inputs);
    expect(course.referrals).toContainEqual({ code: 'referral.weight_bearing' });
    const { exercises } = combinedPlan([{ injuryId: 'one', status: 'active', inputs, course }], inputs.today);
    expect(exercises.map(({ exercise }) => exercise.id)).toEqual(['breathing', 'calm-glute-squeeze', 'calm-brace']);
  });
});
