import { describe, expect, it, vi } from 'vitest';
import { courseOf } from './course.ts';
import { selectionOf } from './programmes/selection.ts';
import { daysAgo } from './testing/course-fixtures.ts';
import { calmDay, dayDate, followPerfectly, loggedSession, startedInjury } from './testing/perfect-course.ts';
import { replayOf } from './testing/replay.ts';
import type { CheckinDay, CourseInputs, SessionLog } from './types.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

/** Days of a stress injury that is followed without pain. On the last one the runner is on the ladder. */
const LAST = 66;
const bone = startedInjury('bone_stress');
const calm = followPerfectly(bone, LAST).inputs;
const stageOn = (inputs: CourseInputs): number | undefined => replayOf(inputs).ladders.at(-1)?.stage;
const DAY = (day: number): string => dayDate(day);

/** The inputs up to a later day, with check-ins with the given answers on each day, and changed logs. */
const until = (
  day: number,
  answers: Readonly<Record<number, Partial<CheckinDay>>> = {},
  changes: Partial<CourseInputs> = {},
): CourseInputs => ({
  ...calm,
  today: DAY(day),
  checkins: [
    ...calm.checkins,
    ...Array.from({ length: day - LAST }, (_, at) => calmDay(DAY(LAST + 1 + at), answers[LAST + 1 + at])),
  ],
  ...changes,
});
const stage = stageOn(calm) ?? 0;
const renewed = (on: string, earlierImpacts: readonly string[] = [DAY(1)]): CourseInputs['injury'] => ({
  ...bone,
  cleared: bone.cleared && { ...bone.cleared, impact: on },
  earlierImpacts,
});
const codesOf = (inputs: CourseInputs): string[] => courseOf(inputs).referrals.map(({ code }) => code);

describe('any bone pain', () => {
  it('PHASE-298 treats an ache in the morning as pain: running stops, and the ladder goes back a stage', () => {
    expect(stage).toBeGreaterThan(2);
    const course = courseOf(until(LAST + 1, { [LAST + 1]: { morningPain: 1 } }));
    expect(course).toMatchObject({ gate: { level: 'stop', reason: { code: 'gate.bone' } }, dose: { level: 'same' } });
    expect(stageOn(until(LAST + 1, { [LAST + 1]: { morningPain: 1 } }))).toBe(stage - 1);
    expect(courseOf(until(LAST + 1)).gate.level).toBe('ladder');
  });

  const sore = (changes: Partial<SessionLog>): SessionLog[] => [
    ...calm.sessions,
    loggedSession(DAY(LAST + 1), ['split-squat'], changes),
  ];
  it.each<[string, Partial<SessionLog>]>([
    ['after the session', { painAfter: 1 }],
    ['when the session was stopped', { painStop: { pain: 0, bone: true, sharp: false, numb: false } as never }],
    ['an hour later', { hourLater: { pain: 1 } as never }],
  ])('PHASE-298 includes pain %s', (_when, changes) => {
    const inputs = until(LAST + 2, {}, { sessions: sore(changes) });
    expect(stageOn(inputs)).toBe(stage - 1);
    const course = courseOf(inputs);
    expect(course.gate.level).toBe('stop');
    expect(course.dose.level).not.toBe('progress');
    const today = courseOf({ ...until(LAST + 1, {}, { sessions: sore(changes) }) });
    expect(selectionOf(today, bone).exercises.filter(({ heavy, hop }) => heavy || hop)).toEqual([]);
  });

  it('PHASE-299 does not treat days without a check-in as pain-free days before running on a bone', () => {
    const { today, checkins } = calm;
    const gap = checkins.filter(({ date }) => date <= DAY(20) || date >= DAY(33));
    expect(courseOf({ ...calm, today, checkins: gap }).missing.length).toBeGreaterThan(0);
    const onlyTwo = startedInjury('bone_stress', { since: daysAgo(20) });
    const two = [14, 0].map((ago) => calmDay(daysAgo(ago)));
    const course = courseOf({ ...calm, injury: onlyTwo, today: daysAgo(0), checkins: two });
    expect(course.missing).toContainEqual({ code: 'missing.pain_free', values: { days: 14 } });
  });
});

describe('doctor’s permission to run on a bone', () => {
  const answers = { [LAST + 1]: { pain: 1 } };

  it('PHASE-300 is required again after any pain; the ladder then continues one stage lower', () => {
    const waiting = courseOf(until(LAST + 6, answers));
    expect(waiting.gate).toMatchObject({ level: 'walk', reason: { code: 'gate.impact_again' } });
    expect([waiting.spring, waiting.ladder?.startable]).toEqual([null, false]);
    const again = until(LAST + 6, answers, { injury: renewed(DAY(LAST + 4)) });
    expect(courseOf(again).gate).toMatchObject({ level: 'ladder', stage: stage - 1 });
    // A permission dated on the day of the pain may have been given before the pain.
    expect(courseOf(until(LAST + 6, answers, { injury: renewed(DAY(LAST + 1)) })).gate.level).toBe('walk');
  });

  it('PHASE-300 is ignored if it dates from before the clearance for exercise', () => {
    const early = { ...bone, cleared: bone.cleared && { ...bone.cleared, impact: daysAgo(400) } };
    expect(courseOf({ ...calm, injury: early }).handedOverOn).toBeNull();
  });

  it('PHASE-301 requires the doctor again for a bone that hurts a second time, at any stage', () => {
    const twice = { ...answers, [LAST + 8]: { morningPain: 2 } };
    const injury = renewed(DAY(LAST + 4));
    expect(codesOf(until(LAST + 6, answers))).not.toContain('referral.bone_again');
    const course = courseOf(until(LAST + 12, twice, { injury }));
    expect(course.gate).toMatchObject({ level: 'stop', reason: { code: 'gate.bone_again' } });
    expect(course.referrals).toContainEqual({ code: 'referral.bone_again' });
    const seen = until(LAST + 12, twice, { injury: renewed(DAY(LAST + 10), [DAY(1), DAY(LAST + 4)]) });
    expect(courseOf(seen).gate.level).toBe('ladder');
    expect(codesOf(seen)).not.toContain('referral.bone_again');
  });
});

describe('groin pain on a run', () => {
  const groin = startedInjury('adductor');
  const days = 24;
  const ran = followPerfectly(groin, days).inputs;
  const sore = (runPainLevel: number, changes: Partial<CourseInputs> = {}): CourseInputs => ({
    ...ran,
    today: DAY(days + 3),
    checkins: [
      ...ran.checkins,
      calmDay(DAY(days + 1), { runPainLevel }),
      calmDay(DAY(days + 2)),
      calmDay(DAY(days + 3)),
    ],
    ...changes,
  });

  it('PHASE-302 stops running and requires the clinician again, until a later date is entered', () => {
    expect(courseOf(sore(0)).gate.level).toBe('ladder');
    for (const pain of [1, 2]) {
      const course = courseOf(sore(pain));
      expect(course.gate).toMatchObject({ level: 'stop', reason: { code: 'gate.groin_run' } });
      expect(course.referrals).toContainEqual({ code: 'referral.groin_run' });
    }
    const cleared = groin.cleared && { ...groin.cleared, date: DAY(days + 2) };
    const seen = courseOf(sore(1, { injury: { ...groin, cleared } }));
    expect(seen.gate.level).not.toBe('stop');
    expect(seen.referrals.map(({ code }) => code)).not.toContain('referral.groin_run');
  });

  it('PHASE-302 means that the run is never clean', () => {
    const before = replayOf(sore(0)).ladders.at(-1);
    const after = replayOf(sore(1)).ladders.at(-1);
    const progress = (state: typeof before) => (state?.stage ?? 0) * 10 + (state?.clean ?? 0);
    expect(progress(after)).toBeLessThanOrEqual(progress(before));
    expect(after?.stage).toBeLessThanOrEqual(before?.stage ?? 0);
  });
});

describe('second recurrence of a muscle strain in a year', () => {
  it('PHASE-303 waits for a clinician before any exercise or run', () => {
    const again = startedInjury('calf_strain', { priorOf: 'earlier', recurrences: 2 });
    const { inputs } = followPerfectly(startedInjury('calf_strain'), 5);
    const course = courseOf({ ...inputs, injury: again });
    expect(course).toMatchObject({
      exclusion: { id: 'second_recurrence', allows: 'nothing' },
      gate: { level: 'stop' },
    });
    expect(selectionOf(course, again).exercises).toEqual([]);
    const exclusion = (injury: CourseInputs['injury']) => courseOf({ ...inputs, injury }).exclusion;
    expect(exclusion({ ...again, clinicianCleared: true })).toBeNull();
    expect(exclusion({ ...again, recurrences: 1 })).toBeNull();
    expect(exclusion(startedInjury('pfp', { recurrences: 2 }))).toBeNull();
  });
});

describe('the Nordic hamstring exercise', () => {
  it('PHASE-304 is listed on one day in any seven', () => {
    const { inputs, courses } = followPerfectly(startedInjury('hamstring_strain'), 48);
    expect(courses.length).toBe(48);
    const dates = inputs.sessions
      .filter(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === 'nordic'))
      .map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(1);
    dates.forEach((date, at) => {
      const before = dates[at - 1];
      if (before) expect(Date.parse(date) - Date.parse(before)).toBeGreaterThanOrEqual(7 * 86_400_000);
    });
  });
});

describe('one-leg hops for the Achilles tendon', () => {
  it('PHASE-305 are tested with 20 hops', () => {
    for (const condition of ['achilles_mid', 'achilles_insertional'] as const) {
      const { rules } = replayOf({ ...calm, injury: startedInjury(condition) });
      expect(rules.exits[3].map((criterion) => ('test' in criterion ? criterion.test : ''))).toContain('hop20');
    }
  });
});
