import { addDays, type Condition, type TestId } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { assessDays } from './day-assessment.ts';
import { cleanNeeded } from './ladder/rules.ts';
import { plannedOf } from './programmes/planned.ts';
import { selectionOf } from './programmes/selection.ts';
import { suggestLoad } from './progression/load.ts';
import { TODAY } from './testing/course-fixtures.ts';
import {
  bothSides,
  calmDay,
  followPerfectly,
  loggedSession,
  rulesOf,
  startedInjury,
} from './testing/perfect-course.ts';
import { minutesOf } from './today/minutes.ts';
import { combine, limitedBy, strictestGate } from './two-injuries.ts';
import type { CheckinDay, Course, CourseInputs, Injury, TestResult } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

const dayOne = (day: number): string => addDays(TODAY, 1 - day);

/** An injury on the given day, with check-ins on the last three days and tests two days before. */
const onDay = (
  condition: Condition,
  day: number,
  {
    answers = {},
    tests = [],
    ...changes
  }: Partial<Omit<CourseInputs, 'tests'>> & {
    answers?: Partial<CheckinDay>;
    tests?: readonly (TestId | TestResult)[];
  } = {},
): CourseInputs => ({
  ...{ today: TODAY, injury: startedInjury(condition, { since: dayOne(day) }), training: [], logs: [], sessions: [] },
  runner: { level: 'Intermediate', ageBand: '18-49' },
  checkins: [2, 1, 0].filter((ago) => ago < day).map((ago) => calmDay(addDays(TODAY, -ago), answers)),
  ...changes,
  tests: tests.flatMap((test) => (typeof test === 'string' ? bothSides(test, addDays(TODAY, -2)) : [test])),
});

/** Sessions with the given exercises on the last `count` days before today, or on every other day. */
const sessionsBefore = (count: number, ids: readonly string[], every = 1, lastAgo = 1) =>
  Array.from({ length: count }, (_, at) => loggedSession(addDays(TODAY, -lastAgo - at * every), ids));

const result = (testId: TestId, value: number, side: TestResult['side'], ago = 2): TestResult => ({
  ...{ testId, value, side, date: addDays(TODAY, -ago), painDuring: 0 },
});

const listed = (inputs: CourseInputs): string[] =>
  selectionOf(courseOf(inputs), inputs.injury).exercises.map(
    ({ id, dose: { sets, from, to, unit } }) => `${id} ${sets}x${from === to ? to : `${from}-${to}`}${unit}`,
  );

/** A perfectly followed injury on one of its days, with different answers on that day. */
const followed = (condition: Condition, day: number, answers: Partial<CheckinDay> = {}, options = {}): CourseInputs => {
  const since = dayOne(day);
  const { inputs } = followPerfectly(startedInjury(condition, { since }), day, options);
  const checkins = inputs.checkins.map((one) => (one.date === TODAY ? { ...one, ...answers } : one));
  return { ...inputs, checkins };
};

describe('worked examples of section 7', () => {
  it('1: achilles_mid on day 2 needs twelve more days, and has holds, two-leg raises and walks', () => {
    const inputs = onDay('achilles_mid', 2, { answers: { pain: 2 } });
    expect(courseOf(inputs)).toMatchObject({ phase: 1, daysLeft: 12, gate: { level: 'walk' } });
    expect(listed(inputs)).toEqual(['achilles-heel-raise-hold 5x45seconds', 'achilles-two-leg-raise 3x15reps']);
  });

  it('2: achilles_mid on day 15 enters phase 2 at 3 x 15RM and walks until day 22', () => {
    const inputs = onDay('achilles_mid', 15, {
      ...{ answers: { pain: 2 }, tests: ['heel_raise_12'] },
      sessions: sessionsBefore(12, ['achilles-two-leg-raise']),
    });
    expect(courseOf(inputs)).toMatchObject({ phase: 2, phaseDay: 1, step: 1, gate: { level: 'walk' } });
    expect(listed(inputs)).toEqual(['achilles-raise-straight 3x15rm', 'achilles-raise-bent 3x15rm']);
  });

  it('3: achilles_mid on day 22 is in the second logged week and on stage 1, 72 hours apart', () => {
    const inputs = followed('achilles_mid', 22, { pain: 1 }, { runs: false });
    const course = courseOf(inputs);
    expect(course).toMatchObject({ phase: 2, phaseDay: 8, step: 2, gate: { level: 'ladder', stage: 1 } });
    expect(course.ladder).toMatchObject({ startable: true, cleanNeeded: 3 });
    expect(rulesOf('achilles_mid').ladder.slowUpTo).toBe(3);
  });

  it('4: achilles_mid stays in phase 2 with 19 of 24 heel raises', () => {
    const before = followed('achilles_mid', 60, { pain: 1 });
    const tests = before.tests.filter(({ testId }) => testId !== 'heel_raise');
    const weak = [result('heel_raise', 19, 'right'), result('heel_raise', 24, 'left')];
    const course = courseOf({ ...before, tests: [...tests, ...weak] });
    expect(course).toMatchObject({ phase: 2, spring: null, gate: { level: 'ladder' } });
    expect(course.tests.find(({ testId }) => testId === 'heel_raise')).toMatchObject({ symmetry: 79, passed: false });
  });

  it('5: achilles_mid in the first days of phase 3 has 4 x 8RM and two-leg hops only', () => {
    const { courses, inputs } = followPerfectly(startedInjury('achilles_mid', { since: dayOne(64) }), 64);
    const third = courses.filter(({ phase }) => phase === 3);
    expect(third.length).toBeGreaterThan(2);
    const ids = third.flatMap((course) => selectionOf(course, inputs.injury).exercises.map(({ id }) => id));
    expect(ids).toContain('achilles-raise-straight');
    expect(ids).not.toContain('achilles-single-leg-hop');
  });

  it('6: pfp at pain 4 has easier variants and walks', () => {
    const inputs = onDay('pfp', 6, { answers: { pain: 4, morningPain: 4 } });
    expect(courseOf(inputs)).toMatchObject({ phase: 1, gate: { level: 'walk' }, isWorse: false });
    const ids = listed(inputs);
    expect(ids).toHaveLength(4);
    expect(ids.every((one) => Number(/ (\d)x/.exec(one)?.[1]) <= 3)).toBe(true);
  });

  it('7: pfp two points above the usual morning is a flare-up: holds at half the sets and no run', () => {
    const checkins = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((ago) =>
      calmDay(addDays(TODAY, -ago), { pain: 1, morningPain: 1 }),
    );
    const worse = calmDay(TODAY, { pain: 3, morningPain: 3 });
    const course = courseOf(onDay('pfp', 10, { checkins: [...checkins, worse] }));
    expect(course).toMatchObject({
      isWorse: true,
      flare: { since: TODAY },
      dose: { level: 'half' },
      gate: { level: 'walk' },
    });
  });

  it('8: mtss with pain on hopping is excluded, without heavy work or hops, and the gate is stop', () => {
    const inputs = onDay('mtss', 5, { answers: { pain: 2, painOnHopping: true } });
    expect(courseOf(inputs)).toMatchObject({ exclusion: { id: 'shin_focal' }, gate: { level: 'stop' }, noHops: true });
    expect(listed(inputs)).not.toContain(expect.stringContaining('raise'));
  });

  it('9: mtss on day 23 is on stage 1 with 72 hours between runs', () => {
    const inputs = followed('mtss', 23, {}, { testsFrom: 2, runs: false });
    expect(courseOf(inputs)).toMatchObject({ phase: 2, gate: { level: 'ladder', stage: 1 } });
    expect(rulesOf('mtss').ladder).toMatchObject({ slowUpTo: 3, clean: [3, 3] });
  });

  it('10: plantar_heel with its usual ten minutes of stiffness is not worse', () => {
    const checkins = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((ago) =>
      calmDay(addDays(TODAY, -ago), { pain: 2, morningPain: 2, morningStiffnessMinutes: 10 }),
    );
    expect(courseOf(onDay('plantar_heel', 30, { checkins })).isWorse).toBe(false);
    const stiff = [...checkins.slice(0, -1), calmDay(TODAY, { morningPain: 2, morningStiffnessMinutes: 20 })];
    expect(courseOf(onDay('plantar_heel', 30, { checkins: stiff })).isWorse).toBe(true);
  });

  it('11: calf_strain on day 3 has circles, presses and holds without a stretch, and walks', () => {
    const inputs = onDay('calf_strain', 3, { answers: { pain: 3, limp: true } });
    expect(courseOf(inputs)).toMatchObject({ phase: 1, gate: { level: 'walk' } });
    expect(listed(inputs).map((one) => one.split(' ')[0])).toEqual([
      'ankle-circles',
      'calm-heel-press',
      'hold-seated-raise',
    ]);
  });

  it('12: calf_strain on day 11 opens stage 1 with 13 of 16 heel raises', () => {
    const before = followed('calf_strain', 11, { pain: 1 }, { runs: false });
    const tests = [
      ...before.tests.filter(({ testId }) => testId !== 'heel_raise_12'),
      ...[result('heel_raise_12', 13, 'right'), result('heel_raise_12', 16, 'left')],
    ];
    const course = courseOf({ ...before, tests });
    expect(course).toMatchObject({ phase: 2, spring: null, gate: { level: 'ladder', stage: 1 } });
  });

  it('13: hamstring_strain with pain 6 ends in a flare-up, holds, and one stage back', () => {
    const before = followed('hamstring_strain', 14, {});
    const stage = courseOf(before).ladder?.stage ?? 0;
    const course = courseOf({
      ...before,
      checkins: before.checkins.map((one) => (one.date === TODAY ? { ...one, pain: 6, runPainLevel: 6 } : one)),
    });
    expect(course).toMatchObject({ flare: { since: TODAY }, gate: { level: 'stop' } });
    expect(course.ladder?.stage ?? 0).toBeLessThanOrEqual(stage);
  });

  it('14: adductor without an assessment has breathing and gentle holds, and the gate is stop', () => {
    const inputs = onDay('adductor', 5, { answers: { pain: 2 } });
    const unassessed = { ...inputs, injury: { ...inputs.injury, cleared: null, clinicianCleared: null } };
    expect(courseOf(unassessed)).toMatchObject({ exclusion: { id: 'groin_not_assessed' }, gate: { level: 'stop' } });
    expect(listed(unassessed).map((one) => one.split(' ')[0])).toEqual([
      ...['breathing', 'calm-glute-squeeze', 'calm-brace', 'easy-bike'],
    ]);
  });

  it('15: an urgent triage leaves no exercises and closes the gate', () => {
    const inputs = onDay('ankle_sprain', 1, { checkins: [] });
    const triage = { date: TODAY, tier: 'emergency' as const, flags: [], answers: {} };
    const course = courseOf({ ...inputs, injury: { ...inputs.injury, triage } });
    expect([course.gate.level, selectionOf(course, inputs.injury).exercises]).toEqual(['stop', []]);
  });

  it('16: ankle_sprain within 2.5 cm opens the ladder, but within 2 cm stays in phase 2', () => {
    const before = followed('ankle_sprain', 12, { pain: 1 }, { runs: false });
    const tests = [
      ...before.tests.filter(({ testId }) => testId !== 'knee_wall'),
      ...[result('knee_wall', 8.5, 'right'), result('knee_wall', 10.5, 'left')],
    ];
    const course = courseOf({ ...before, tests });
    expect(course).toMatchObject({ phase: 2, runGateMet: true, gate: { level: 'ladder', stage: 1 } });
    expect(course.missing).toContainEqual(expect.objectContaining({ code: 'missing.test' }));
  });

  it('17: bone_stress without clearance for impact has its calm list, no hop test, and walks', () => {
    const inputs = onDay('bone_stress', 2);
    const { cleared } = inputs.injury;
    const course = courseOf({
      ...inputs,
      injury: { ...inputs.injury, cleared: cleared && { ...cleared, impact: null } },
    });
    expect(course).toMatchObject({ phase: 1, gate: { level: 'walk' }, noHops: true });
    expect(course.tests.map(({ testId }) => testId)).not.toContain('hop10');
  });

  it('18: bone_stress with an ache after a run rests for three pain-free days and goes back a stage', () => {
    const { inputs, courses } = followPerfectly(startedInjury('bone_stress', { since: dayOne(64) }), 64);
    const stage = courses.at(-1)?.ladder?.stage ?? 0;
    const last = inputs.training.filter(({ date }) => date < TODAY).at(-1)?.date ?? '';
    const next = addDays(last, 1);
    const ached = inputs.checkins.map((one) => (one.date === next ? { ...one, pain: 1 } : one));
    const on = (today: string) => courseOf({ ...inputs, checkins: ached, today });
    expect(on(next)).toMatchObject({ gate: { level: 'stop' } });
    expect(on(addDays(next, 1)).gate.level).toBe('stop');
    expect(on(next).ladder?.stage ?? 0).toBeLessThan(stage === 0 ? 1 : stage + 1);
  });

  const pair = (first: CourseInputs, second: CourseInputs): { courses: [Course, Course]; ids: string[] } => {
    const courses: [Course, Course] = [courseOf(first), courseOf(second)];
    const lists = [first, second].map(({ injury }, at) => {
      const course = courses[at] as Course;
      return { injuryId: `${at}`, course, exercises: selectionOf(course, injury).exercises };
    });
    const { exercises: all } = combine(lists, (list) => minutesOf(list.map(({ exercise }) => exercise)));
    return { courses, ids: all.map(({ exercise }) => exercise.id) };
  };

  it('19: achilles_mid on the ladder with a new pfp walks, and the combined list stays within the limits', () => {
    const { courses, ids } = pair(followed('achilles_mid', 40), onDay('pfp', 3, { answers: { pain: 3 } }));
    expect(strictestGate(courses[0].gate, courses[1].gate).level).toBe('walk');
    expect(limitedBy(...courses).gate.level).toBe('walk');
    expect(ids.length).toBeLessThanOrEqual(8);
    expect(ids).toContain('knee-quad-set');
  });

  it('20: gluteal and a cleared adductor have no wide stances', () => {
    const { ids } = pair(followed('gluteal', 20), followed('adductor', 12));
    for (const wide of ['lateral-lunge', 'side-step-squat', 'copenhagen', 'hip-side-step'])
      expect(ids).not.toContain(wide);
  });

  const load = (
    id: string,
    dose: { sets: number; from: number; to: number; unit: 'reps' | 'rm' },
    sets: number[][],
    kg: number,
  ) => {
    const checkins = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((ago) => calmDay(addDays(TODAY, -ago)));
    const inputs = onDay('pfp', 20, { checkins });
    const sessions = sets.map((reps, at) => {
      const session = loggedSession(addDays(TODAY, -2 * (sets.length - at)), [id]);
      const [first] = session.exercises;
      if (!first) return session;
      const logged = reps.map((count) => ({ reps: count, load: { unit: 'kg' as const, value: kg }, rir: 2 }));
      return { ...session, exercises: [{ ...first, pain: 2, sets: logged }] };
    });
    const exercise = { ...plannedOf(id, dose), heavy: true };
    return suggestLoad({ exercise, sessions, days: assessDays(inputs), today: TODAY, painLimit: 3 });
  };

  it('21: goblet-squat of 10, 10, 10 with 8 kg twice is raised to 9 kg', () => {
    const dose = { sets: 3, from: 8, to: 10, unit: 'reps' as const };
    const twice = [
      [10, 10, 10],
      [10, 10, 10],
    ];
    expect(load('goblet-squat', dose, twice, 8)).toEqual({
      ...{ unit: 'kg', value: 9 },
      reason: { code: 'load.up', values: { kg: 9, old: 8 } },
    });
    expect(load('goblet-squat', dose, twice.slice(1), 8)?.value).toBe(8);
  });

  it('22: 12RM at 10 kg with a last set of 15 is raised to 12 kg', () => {
    const dose = { sets: 3, from: 12, to: 12, unit: 'rm' as const };
    expect(load('achilles-raise-straight', dose, [[12, 12, 15]], 10)?.value).toBe(12);
    expect(load('achilles-raise-straight', dose, [[12, 12, 12]], 10)?.value).toBe(10);
    expect(load('achilles-raise-straight', dose, [[12, 12, 10]], 10)?.value).toBe(9);
  });

  it('23: calf_strain that recurs needs three days of phase 1, fourteen of phase 2 and three clean sessions', () => {
    const injury: Partial<Injury> = { since: dayOne(20), priorOf: 'earlier' };
    const { courses } = followPerfectly(startedInjury('calf_strain', injury), 20, { runs: false });
    const firstOf = (phase: number) => courses.findIndex((course) => course.phase === phase) + 1;
    expect([firstOf(2), firstOf(3)]).toEqual([5, 19]);
    const runner = { level: 'Intermediate', ageBand: '18-49' } as const;
    expect(cleanNeeded(rulesOf('calf_strain'), 1, { isBone: false, isRecurrence: true, runner })).toBe(3);
  });

  it('24: achilles_mid keeps its phase and stage after 16 days, and needs one more clean session', () => {
    const since = dayOne(56);
    const { inputs, courses } = followPerfectly(startedInjury('achilles_mid', { since }), 40);
    const before = courses.at(-1);
    const today = { ...inputs, today: TODAY, checkins: [...inputs.checkins, calmDay(TODAY, { pain: 1 })] };
    const course = courseOf(today);
    expect(course.phase).toBe(before?.phase);
    expect(course.ladder?.stage).toBeGreaterThanOrEqual(before?.ladder?.stage ?? 0);
    expect(course.ladder?.cleanSessions).toBeLessThan(course.ladder?.cleanNeeded ?? 0);
  });
});
