import { addDays, type ExerciseStatus } from '@stridewell/contracts/web';
import { courseOf } from '@stridewell/physio/domain/course';
import { exercisesFor } from '@stridewell/physio/domain/programmes/exercises-for';
import { selectionOf } from '@stridewell/physio/domain/programmes/selection';
import type { CourseInputs, ExerciseLog, SessionLog, TestResult } from '@stridewell/physio/domain/types';
import { answersOf, checkinDayOf } from '@stridewell/physio/features/checkins/checkin-mapping';
import { injuryOf } from '@stridewell/physio/features/profile/profile-state';
import { INJURY_DAYS, LADDER_DAYS } from './injury.ts';
import { kneeDay, kneeProfile } from './knee.ts';

/** A completed session of the walk-run ladder. */
export interface LadderSession {
  date: string;
  stage: number;
  minutes: number;
}

/** The runner's exercise logs and ladder sessions. */
export interface KneeCourse {
  logs: (ExerciseLog & { reason: string | null })[];
  sessions: LadderSession[];
  /** Sessions of exercises, with their sets. */
  worked: SessionLog[];
  tests: TestResult[];
}

const RUNNER = { level: 'Intermediate', ageBand: '18-49' } as const;
/** Number of today's exercises that are already done. */
const DONE_TODAY = 1;
/** Day on which the programme was done partially, and day on which it was skipped, counted back from today. */
const CUT_SHORT = 19;
const SKIPPED = 13;

/**
 * True on days with the exercise programme: daily in the first phase, every other day in later phases, but never
 * yesterday.
 */
const isExerciseDay = (phase: number, daysAgo: number): boolean =>
  phase === 1 || daysAgo === 0 || (daysAgo % 2 === 1 && daysAgo > 1);

/** Results of the tests that open the phases and the ladder, in days before today. */
const TESTS: readonly (readonly [daysAgo: number, ids: readonly TestResult['testId'][]])[] = [
  [13, ['walk30', 'sit_stand_10']],
  [10, ['walk30', 'stairs', 'step_down10']],
];

const testsOn = (today: string): TestResult[] =>
  TESTS.flatMap(([daysAgo, ids]) =>
    ids.map((testId) => ({ testId, date: addDays(today, -daysAgo), side: 'both' as const, value: 1, painDuring: 1 })),
  );

const LOAD = { unit: 'none', value: 0 } as const;
const REST = { side: 'both', pain: 1, skipReason: null } as const;

/** The log of a session in which every exercise was done as listed. */
const sessionOf = (date: string, exercises: ReturnType<typeof selectionOf>['exercises']): SessionLog => ({
  ...{ date, kind: 'exercises', status: 'done', ladderStage: null, runPain: null, painAfter: 1, painStop: null },
  exercises: exercises.map(({ id, dose }) => ({
    ...{ exerciseId: id, status: 'done' as const, plannedSets: dose.sets, ...REST },
    sets: Array.from({ length: dose.sets }, () => ({ reps: dose.to, load: LOAD, rir: 2 })),
  })),
});

const statusOn = (daysAgo: number, index: number): ExerciseStatus => {
  if (daysAgo === SKIPPED) return 'skipped';
  return daysAgo === CUT_SHORT && index > 1 ? 'partial' : 'done';
};

/**
 * Simulates four weeks of the knee injury day by day with the physio service's own rules: each day logs the exercises that
 * the service would have shown, and each ladder session has the stage that was open.
 */
export function kneeCourse(today: string): KneeCourse {
  const since = addDays(today, -INJURY_DAYS);
  const injury = injuryOf(kneeProfile(since), null);
  const checkins: CourseInputs['checkins'][number][] = [];
  const training: CourseInputs['training'][number][] = [];
  const tests = testsOn(today);
  const { logs, sessions, worked }: KneeCourse = { logs: [], sessions: [], worked: [], tests };
  for (let daysAgo = INJURY_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    checkins.push(checkinDayOf({ date, answers: answersOf(kneeDay(daysAgo)) }));
    const course = courseOf({
      ...{ today: date, injury, checkins, training, logs, sessions: worked, runner: RUNNER },
      tests: tests.filter((one) => one.date <= date),
    });
    const shown = isExerciseDay(course.phase, daysAgo) ? exercisesFor(course, injury, logs) : [];
    for (const [index, { id, name }] of (daysAgo === 0 ? shown.slice(0, DONE_TODAY) : shown).entries()) {
      const status = statusOn(daysAgo, index);
      const reason = status === 'skipped' ? 'Long day at work' : null;
      logs.push({ date, planned: name, exerciseId: id, status, reason });
    }
    if (shown.length > 0 && daysAgo > 0 && daysAgo !== SKIPPED)
      worked.push(sessionOf(date, selectionOf(course, injury).exercises));
    if (!LADDER_DAYS.includes(daysAgo) || !course.ladder) continue;
    const { stage, minutes } = course.ladder;
    training.push({ date, status: 'done', minutes, ladderStage: stage });
    sessions.push({ date, stage, minutes });
  }
  return { logs, sessions, worked, tests };
}
