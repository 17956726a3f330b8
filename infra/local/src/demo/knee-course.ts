import { addDays, type ExerciseStatus } from '@stridewell/contracts/web';
import { courseOf } from '@stridewell/physio/domain/course';
import { exercisesFor } from '@stridewell/physio/domain/programmes/exercises-for';
import type { CourseInputs, ExerciseLog } from '@stridewell/physio/domain/types';
import { answersOf } from '@stridewell/physio/features/checkins/checkin-mapping';
import { injuryOf, replaceProfile } from '@stridewell/physio/features/profile/profile-state';
import { INJURED_FOR, LADDER_DAYS } from './injury.ts';
import { KNEE, kneeDay } from './knee.ts';

/** A session of the walk-run ladder as it was run. */
export interface LadderSession {
  date: string;
  stage: number;
  minutes: number;
}

/** What the runner made of the exercises, and of the ladder. */
export interface KneeCourse {
  logs: (ExerciseLog & { reason: string | null })[];
  sessions: LadderSession[];
}

const RUNNER = { level: 'Intermediate', ageBand: '18-49' } as const;
/** So many exercises of today are done already. */
const DONE_TODAY = 1;
/** Days before today with less than the whole programme. */
const CUT_SHORT = 19;
const SKIPPED = 13;

/** In the first phase the programme is for every day, later for every other one, and never on the evening before today. */
const isExerciseDay = (phase: number, daysAgo: number): boolean =>
  phase === 1 || daysAgo === 0 || (daysAgo % 2 === 1 && daysAgo > 1);

const statusOn = (daysAgo: number, at: number): ExerciseStatus => {
  if (daysAgo === SKIPPED) return 'skipped';
  return daysAgo === CUT_SHORT && at > 1 ? 'partial' : 'done';
};

/**
 * Four weeks of a knee, day by day by the physio service's own rules: each day's exercises are those that were shown on it, and
 * each session of the ladder is of the stage that was open.
 */
export function kneeCourse(today: string): KneeCourse {
  const since = addDays(today, -INJURED_FOR);
  const injury = injuryOf(replaceProfile(null, KNEE, since), null);
  const checkins: CourseInputs['checkins'][number][] = [];
  const training: CourseInputs['training'][number][] = [];
  const { logs, sessions }: KneeCourse = { logs: [], sessions: [] };
  for (let daysAgo = INJURED_FOR; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    checkins.push({ date, ...answersOf(kneeDay(daysAgo)) });
    const course = courseOf({ today: date, injury, checkins, training, logs, runner: RUNNER });
    const shown = isExerciseDay(course.phase, daysAgo) ? exercisesFor(course, injury, logs) : [];
    for (const [at, { id, name }] of (daysAgo === 0 ? shown.slice(0, DONE_TODAY) : shown).entries()) {
      const status = statusOn(daysAgo, at);
      const reason = status === 'skipped' ? 'Long day at work' : null;
      logs.push({ date, planned: name, exerciseId: id, status, reason });
    }
    if (!LADDER_DAYS.includes(daysAgo) || !course.ladder) continue;
    const { stage, minutes } = course.ladder;
    training.push({ date, status: 'done', minutes, ladderStage: stage });
    sessions.push({ date, stage, minutes });
  }
  return { logs, sessions };
}
