import { daysBetween } from '@stridewell/contracts/web';
import { beforeAll, describe, expect, it } from 'vitest';
import { followedCourses } from '../testing/config.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { hourVerdictOf } from './hour-later.ts';
import { daysToNextRun } from './ladder/rules.ts';
import { entryOf, isHop } from './library.ts';
import { limitsOf } from './limits.ts';
import { isForbidden } from './programmes/selection.ts';
import { type FollowedDay, follow, followedCourseOf } from './testing/followed-courses.ts';
import { isHopTest } from './tests/table.ts';
import { codesOf } from './today/substitutes.ts';

type Check = (day: FollowedDay, before: FollowedDay | null) => void;

/** Codes that the condition's own list and text handle, or that lead to no question. */
const IN_THE_TEXT: ReadonlySet<string> = new Set([
  ...['insertional_drop', 'gluteal_compression', 'proximal_hamstring', 'groin_not_assessed'],
  ...['leg_symptoms_worse', 'blood_pressure_uncontrolled', 'open_wound', 'cannot_swim'],
]);

const RISES = /^(?:amount\.(?:up|next_rep|tempo|harder|effort)|load\.up)/;

const CHECKS: Readonly<Record<string, Check>> = {
  'PHASE-50 skip no phase and no stage of the ladder': ({ course, inputs }, before) => {
    if (!before) return;
    expect(course.phase - before.course.phase).toBeLessThanOrEqual(1);
    if (!course.ladder) return;
    // If there was no ladder on the day before, the highest stage that was run.
    const run = Math.max(0, ...inputs.training.map(({ ladderStage }) => ladderStage ?? 0));
    expect(course.ladder.stage - (before.course.ladder?.stage ?? run)).toBeLessThanOrEqual(1);
  },
  'PHASE-50 have no exercise that the phase or a restriction forbids': ({ course, inputs, injury, list }) => {
    const codes = new Set<string>(codesOf(injury).filter((code) => !IN_THE_TEXT.has(code)));
    for (const { exercise } of list.exercises) {
      expect(isForbidden(course, inputs.injury, exercise), exercise.id).toBe(false);
      const { contraindications, impact } = entryOf(exercise.id);
      const own = contraindications.filter((code) => codes.has(code));
      expect(own, `${exercise.id} in phase ${course.phase}`).toEqual([]);
      if (course.noHops || course.phase < 3) expect(impact, exercise.id).not.toBe('hop');
    }
    if (course.exclusion?.allows === 'nothing' || course.dose.row === 'red_flag') expect(list.exercises).toEqual([]);
  },
  'PHASE-290 test no hop and no stride before it may be trained': ({ course }) => {
    const { tests, phase, phaseDay, ladder, ladderFinished, noHops, handedOverOn } = course;
    const stage = ladderFinished ? 12 : (ladder?.stage ?? -1);
    for (const { testId, due } of tests) {
      if (!due || !isHopTest(testId)) continue;
      expect([phase, noHops, handedOverOn === null], testId).toEqual([3, false, false]);
      if (testId === 'pogo20') continue;
      expect(stage, testId).toBeGreaterThanOrEqual({ hop_dist: 8, fast20: 12 }[testId as string] ?? 4);
      if (testId !== 'fast20') expect(phaseDay, testId).toBeGreaterThan(testId === 'hop_dist' ? 28 : 14);
    }
  },
  'PHASE-50 never progress anything after pain above 5': ({ checkin, course, list }, before) => {
    if (checkin.pain <= 5) return;
    expect(course.gate.level).toBe('stop');
    if (before) {
      expect(course.phase).toBeLessThanOrEqual(before.course.phase);
      if (course.ladder && before.course.ladder)
        expect(course.ladder.stage).toBeLessThanOrEqual(before.course.ladder.stage);
    }
    for (const { exercise } of list.exercises) {
      expect([exercise.heavy, exercise.hop], exercise.id).toEqual([false, false]);
      expect(exercise.growth?.reason?.code ?? '').not.toMatch(RISES);
    }
  },
  'PHASE-260 increase nothing after pain outside the limit an hour after the previous session': (
    { course, list, inputs },
    before,
  ) => {
    if (!before) return;
    const limits = limitsOf(course.condition, false);
    const since = inputs.sessions.filter(({ date }) => date >= before.inputs.today);
    if (since.every((session) => hourVerdictOf(session, limits) === 'inside')) return;
    expect(course.dose.level).not.toBe('progress');
    expect(course.phase).toBeLessThanOrEqual(before.course.phase);
    for (const { exercise } of list.exercises) expect(exercise.growth?.reason?.code ?? '').not.toMatch(RISES);
  },
  'PHASE-50 have no consecutive days of heavy work, and no two runs within the condition’s minimum hours': ({
    course,
    list,
    wasHeavy,
    lastRunOn,
    inputs,
  }) => {
    const heavy = list.exercises.filter(({ exercise }) => exercise.heavy && !isHop(exercise.id));
    if (wasHeavy) expect(heavy.map(({ exercise }) => exercise.id)).toEqual([]);
    const { ladder, condition } = course;
    if (ladder?.startable && lastRunOn !== null) {
      const least = daysToNextRun(CONDITIONS[condition], ladder.stage);
      expect(least).toBeGreaterThanOrEqual(2);
      expect(daysBetween(lastRunOn, inputs.today)).toBeGreaterThanOrEqual(least);
    }
  },
  'PHASE-271 allow all running only after the last stage, and without a flare-up since then': ({ course, inputs }) => {
    if (course.gate.level !== 'clear') return;
    const lastRun = inputs.training.filter(({ ladderStage }) => ladderStage === 12).at(-1)?.date ?? '';
    expect(lastRun > (course.flare.starts.at(-1) ?? '')).toBe(true);
    expect([course.isWorse, course.phase < CONDITIONS[course.condition].ladder.phase]).toEqual([false, false]);
  },
  'PHASE-50 allow running only on a calm morning on which its criteria are met': ({ course, inputs }, before) => {
    const { ladder, condition, handedOverOn, phase, isWorse, flare, exclusion } = course;
    const rules = CONDITIONS[condition];
    if (ladder?.startable && ladder.stage > 0) {
      expect(handedOverOn).not.toBeNull();
      expect(daysBetween(inputs.injury.since, inputs.today) + 1).toBeGreaterThanOrEqual(rules.ladder.fromDay);
      expect(phase).toBeGreaterThanOrEqual(rules.ladder.phase);
      expect([isWorse, flare.since, exclusion]).toEqual([false, null, null]);
    }
    if (handedOverOn === inputs.today && before?.course.handedOverOn === null) {
      expect(course.runGateMet).toBe(true);
      expect(course.handover.criteria.filter(({ met }) => !met)).toEqual([]);
    }
  },
};

const AN_HOUR = 3_600_000;
/** Number of courses after which the test yields so that the test runner can report. */
const TURN = 25;
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const failures = new Map<string, Error>();
let days = 0;
let phases = new Set<number>();

beforeAll(async () => {
  // The courses differ in every run; a failure reports its seed.
  const first = Math.floor(Math.random() * 2 ** 28);
  for (let at = 0; at < followedCourses(); at += 1) {
    const course = followedCourseOf(first + at);
    days += follow(course, (day, before) => {
      phases = phases.add(day.course.phase);
      for (const [title, check] of Object.entries(CHECKS)) {
        if (failures.has(title)) continue;
        try {
          check(day, before);
        } catch (cause) {
          const what = `${JSON.stringify(course)} on ${day.inputs.today}`;
          failures.set(title, new Error(`Fails for ${what}: ${String(cause)}`, { cause }));
        }
      }
    });
    if (at % TURN === 0) await breathe();
  }
}, AN_HOUR);

describe('courses of one injury, followed day by day', () => {
  it.each(Object.keys(CHECKS))('%s', (title) => {
    const failure = failures.get(title);
    if (failure) throw failure;
  });

  it('PHASE-50 reach every phase', () => {
    expect([...phases].sort()).toEqual([1, 2, 3]);
    expect(days).toBeGreaterThan(followedCourses());
  });
});
