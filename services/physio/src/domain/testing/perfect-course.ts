import {
  addDays,
  type Clearance,
  type Condition,
  daysBetween,
  PHYSIO_TESTS,
  type TestId,
} from '@stridewell/contracts/web';
import { CONDITIONS } from '../conditions/conditions.ts';
import { courseOf } from '../course.ts';
import { selectionOf } from '../programmes/selection.ts';
import { PASS_RULES } from '../tests/table.ts';
import { combinedPlan } from '../today/combined-plan.ts';
import type { CheckinDay, Course, CourseInputs, Injury, SessionLog, TestResult, TrainingDay } from '../types.ts';
import { daysAgo, givenCheckin, givenCondition } from './course-fixtures.ts';

/** Date of day 1 of an injury in these tests, 160 days before the fixtures' today. */
export const START = daysAgo(160);

/** Date of a day of an injury, from 1. */
export const dayDate = (day: number, since = START): string => addDays(since, day - 1);

/** A clearance for the conditions that require one before they start. */
const clearedOn = (date: string): Clearance => ({ by: 'doctor', date, site: 'metatarsal_2_4', impact: date });

/** Creates an injury that began on day 1, cleared if the condition requires it. */
export const startedInjury = (condition: Condition, changes: Partial<Injury> = {}): Injury => {
  const needsClearance = condition === 'bone_stress' || condition === 'adductor';
  const { since = START } = changes;
  return givenCondition(condition, {
    since,
    cleared: needsClearance ? clearedOn(since) : null,
    clinicianCleared: needsClearance ? true : null,
    ...changes,
  });
};

/** A check-in without pain, after a calm morning. */
export const calmDay = (date: string, changes: Partial<CheckinDay> = {}): CheckinDay =>
  givenCheckin({ date, pain: 0, morningPain: 0, runPainLevel: 0, limp: false, tendernessToTouch: false, ...changes });

/** A logged session of the exercises with the given ids, every set with its number. */
export const loggedSession = (date: string, ids: readonly string[], changes: Partial<SessionLog> = {}): SessionLog => ({
  ...{ date, kind: 'exercises', status: 'done', painAfter: 0, painStop: null, ladderStage: null, runPain: null },
  exercises: ids.map((exerciseId) => ({
    ...{ exerciseId, side: 'both', status: 'done', pain: 0, skipReason: null, plannedSets: 3 },
    sets: [1, 2, 3].map(() => ({ reps: 20, load: { unit: 'none', value: 0 }, rir: 2 })),
  })),
  ...changes,
});

const PERFECT = 200;
/** Number of days between runs after the last stage of the ladder. */
const FREE_RUN_DAYS = 3;

/** The best result of a test on one side. */
export const perfectResult = (testId: TestId, date: string, side: TestResult['side']): TestResult => ({
  ...{ testId, date, side, painDuring: 0 },
  value: PASS_RULES[testId].max === undefined ? (PHYSIO_TESTS[testId].cap ?? PERFECT) : 0,
});

export const bothSides = (testId: TestId, date: string): TestResult[] =>
  PHYSIO_TESTS[testId].eachSide
    ? [perfectResult(testId, date, 'left'), perfectResult(testId, date, 'right')]
    : [perfectResult(testId, date, 'both')];

/** The days of a course that a runner follows perfectly. */
export interface PerfectCourse {
  inputs: CourseInputs;
  /** The course of each day, after its check-in. */
  courses: Course[];
}

interface FollowOptions {
  /** Day of the first test. */
  testsFrom?: number;
  /** Whether the ladder's runs are done. */
  runs?: boolean;
  /** Number of days between two check-ins. */
  every?: number;
  /** Whether the runner also checks in when the plan of a day asks for it. */
  asked?: boolean;
  /** Answers of every check-in that differ from a calm day. */
  answers?: Partial<CheckinDay>;
}

/** True if the plan of a day without a check-in asks for one, so that a run or a test becomes valid. */
const asksForCheckin = (injury: Injury, inputs: CourseInputs, course: Course): boolean =>
  combinedPlan([{ injuryId: injury.condition, status: 'active', inputs, course }], inputs.today).notes.some(
    ({ code }) => code === 'note.confirm_test' || code === 'note.confirm_run',
  );

/** Follows a condition day by day with perfect answers: all tests, exercises and runs as soon as they are offered. */
export const followPerfectly = (
  injury: Injury,
  lastDay: number,
  { testsFrom = 1, runs = true, every = 1, asked = false, answers = {} }: FollowOptions = {},
): PerfectCourse => {
  const checkins: CheckinDay[] = [];
  const tests: TestResult[] = [];
  const sessions: SessionLog[] = [];
  const training: TrainingDay[] = [];
  const courses: Course[] = [];
  const inputsOn = (today: string): CourseInputs => ({
    ...{ today, injury, logs: [], runner: { level: 'Intermediate', ageBand: '18-49' } },
    ...{ checkins: [...checkins], tests: [...tests], sessions: [...sessions], training: [...training] },
  });
  for (let day = 1; day <= lastDay; day += 1) {
    const today = dayDate(day, injury.since);
    const isRegular = (day - 1) % every === 0;
    const before = isRegular ? null : courseOf(inputsOn(today));
    const checksIn = before === null || (asked && asksForCheckin(injury, inputsOn(today), before));
    if (checksIn) checkins.push(calmDay(today, answers));
    const course = before !== null && !checksIn ? before : courseOf(inputsOn(today));
    courses.push(course);
    for (const { testId, due } of course.tests) if (due && day >= testsFrom) tests.push(...bothSides(testId, today));
    const { exercises } = selectionOf(course, injury);
    if (exercises.length > 0)
      sessions.push(
        loggedSession(
          today,
          exercises.map(({ id }) => id),
        ),
      );
    const sinceRun = daysBetween(training.at(-1)?.date ?? START, today);
    if (runs && course.ladder?.startable)
      training.push({ date: today, status: 'done', minutes: course.ladder.minutes, ladderStage: course.ladder.stage });
    else if (runs && checksIn && course.ladderFinished && course.gate.level === 'clear' && sinceRun >= FREE_RUN_DAYS)
      training.push({ date: today, status: 'done', minutes: 30, ladderStage: null });
  }
  return { inputs: inputsOn(dayDate(lastDay, injury.since)), courses };
};

/**
 * Number of days of history before the days of a test. By then, every condition except bone stress is on the ladder.
 */
const HISTORY_DAYS = 60;

const histories = new Map<string, CourseInputs>();

/**
 * Inputs of an injury that was followed perfectly, without a run, until `lastAgo` days ago. The ladder has opened at
 * stage 1, with no clean session.
 */
export const onLadder = (injury: Injury, lastAgo: number, answers: Partial<CheckinDay> = {}): CourseInputs => {
  const since = daysAgo(lastAgo + HISTORY_DAYS);
  const key = JSON.stringify([injury, lastAgo, answers]);
  const known = histories.get(key);
  const followed = known ?? followPerfectly({ ...injury, since }, HISTORY_DAYS + 1, { runs: false, answers }).inputs;
  histories.set(key, followed);
  return { ...followed, today: daysAgo(0) };
};

/** Rules of a condition. */
export const rulesOf = (condition: Condition) => CONDITIONS[condition];
