import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { calmDay, followPerfectly, startedInjury } from './testing/perfect-course.ts';
import { replayOf } from './testing/replay.ts';
import { dayListOf } from './today/day-list.ts';
import type { Course, CourseInputs } from './types.ts';

vi.setConfig({ testTimeout: 120_000 });

const histories = new Map<number, CourseInputs>();
const historyOf = (day: number): CourseInputs => {
  const known = histories.get(day) ?? followPerfectly(startedInjury('bone_stress'), day).inputs;
  histories.set(day, known);
  return known;
};

/** The inputs after check-ins with the given pain scores, a day apart. */
const after = (day: number, pains: readonly number[]): CourseInputs => {
  const inputs = historyOf(day);
  return {
    ...inputs,
    today: addDays(inputs.today, pains.length),
    checkins: [...inputs.checkins, ...pains.map((pain, at) => calmDay(addDays(inputs.today, at + 1), { pain }))],
  };
};

const listOf = (inputs: CourseInputs) =>
  dayListOf([{ injuryId: 'one', status: 'active', inputs, course: courseOf(inputs) }], {
    equipment: null,
    isShort: false,
  }).exercises.map(({ exercise }) => exercise);
const codesOf = ({ referrals }: Course): string[] => referrals.map(({ code }) => code);

describe('a stress injury that has hurt', () => {
  it('PHASE-342 has only calm work without weight on the foot until three days are pain-free, and cycling only without pain', () => {
    const calm = ['breathing', 'calm-glute-squeeze', 'calm-brace'];
    expect(listOf(after(20, [1])).map(({ id }) => id)).toEqual(calm);
    for (const free of [[0], [0, 0]])
      expect(listOf(after(20, [1, ...free])).map(({ id }) => id)).toEqual([...calm, 'easy-bike']);
    expect(listOf(after(20, [1, 0, 0, 0])).map(({ id }) => id)).not.toEqual([...calm, 'easy-bike']);
  });

  it('PHASE-342 has its loads reduced by a fifth and not increased in the week after', () => {
    const inputs = historyOf(60);
    const loaded: CourseInputs = {
      ...inputs,
      sessions: inputs.sessions.map((session) => ({
        ...session,
        exercises: session.exercises.map((one) => ({
          ...one,
          sets: one.sets.map((set) => ({ ...set, load: { unit: 'kg' as const, value: 20 } })),
        })),
      })),
    };
    for (const days of [4, 5, 6, 7]) {
      const today = addDays(inputs.today, days);
      const pains = [1, ...Array.from({ length: days - 1 }, () => 0)];
      const checkins = [
        ...inputs.checkins,
        ...pains.map((pain, at) => calmDay(addDays(inputs.today, at + 1), { pain })),
      ];
      const kilograms = listOf({ ...loaded, today, checkins }).flatMap(({ growth }) =>
        growth?.load?.unit === 'kg' ? [growth.load.value] : [],
      );
      for (const kg of kilograms) expect(kg).toBeLessThanOrEqual(16);
    }
  });

  it('PHASE-343 requires the doctor when it hurts for the second time, in any phase, until a new date is entered', () => {
    const inputs = after(16, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    const course = courseOf(inputs);
    expect(course.gate).toMatchObject({ level: 'stop', reason: { code: 'gate.bone_again' } });
    expect(codesOf(course)).toContain('referral.bone_again');
    expect(listOf(inputs).filter(({ heavy }) => heavy)).toEqual([]);
    const { injury, today } = inputs;
    const cleared = injury.cleared && { ...injury.cleared, impact: today };
    const seen = courseOf({ ...inputs, injury: { ...injury, cleared } });
    expect([seen.gate.level, codesOf(seen).includes('referral.bone_again')]).toEqual(['walk', false]);
  });

  it('PHASE-343 treats consecutive sore days as one time', () => {
    expect(codesOf(courseOf(after(16, [1, 1, 1, 0, 0, 0])))).not.toContain('referral.bone_again');
  });

  it('PHASE-344 starts no phase within 14 days of pain, or before the doctor allows running again', () => {
    const sore = historyOf(50).checkins.map((one, at) => (at === 34 ? { ...one, pain: 1 } : one));
    const inputs = { ...historyOf(50), checkins: sore };
    expect(replayOf(historyOf(50)).phases.at(-1)?.phase).toBe(3);
    expect(replayOf(inputs).phases.at(-1)?.phase).toBe(2);
    expect(courseOf(inputs).missing).toContainEqual({ code: 'missing.impact' });
  });
});

describe('a groin that hurt on a run', () => {
  it('PHASE-344 starts no phase until it has been examined again', () => {
    const { inputs } = followPerfectly(startedInjury('adductor'), 32);
    const sore = {
      ...inputs,
      checkins: inputs.checkins.map((one, at) => (at === 24 ? { ...one, runPainLevel: 1 } : one)),
    };
    expect(courseOf(inputs).phase).toBe(3);
    const course = courseOf(sore);
    expect([course.phase, course.gate.reason.code]).toEqual([2, 'gate.groin_run']);
    expect(course.missing).toContainEqual({ code: 'missing.groin' });
  });
});
