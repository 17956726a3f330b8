import { addDays, type Condition } from '@stridewell/contracts/web';
import { courseOf } from '../course.ts';
import type { CheckinDay, Course, CourseInputs, SessionLog, TrainingDay } from '../types.ts';
import { followPerfectly, startedInjury } from './perfect-course.ts';

/** Number of days after which every condition that runs in phase 2 has reached the middle of the ladder. */
const DAYS = 110;

/** Answers and logs since the day on which a stage could first be started. Each date is that day plus a number. */
interface Said {
  checkins?: readonly CheckinDay[];
  training?: readonly TrainingDay[];
  sessions?: readonly SessionLog[];
  now?: string;
}

export interface AtStage {
  /** Inputs up to the day before the stage could first be started. */
  inputs: CourseInputs;
  /** Returns the date that is `days` days after the day on which the stage could first be started. */
  date(days: number): string;
  /** The course on a date after the given answers and logs. */
  courseOn(days: number, said: Said): Course;
}

/** Follows a condition perfectly up to the day on which a stage of the ladder can first be started. */
export const atStage = (condition: Condition, stage: number): AtStage => {
  const injury = startedInjury(condition);
  const { inputs, courses } = followPerfectly(injury, DAYS);
  const first = courses.find(({ ladder }) => ladder?.stage === stage && ladder.startable);
  if (!first) throw new Error(`${condition} does not reach stage ${stage}`);
  const before = <T extends { date: string }>(list: readonly T[]): T[] => list.filter(({ date }) => date < first.today);
  const known: CourseInputs = {
    ...inputs,
    ...{ checkins: before(inputs.checkins), training: before(inputs.training) },
    ...{ sessions: before(inputs.sessions), tests: before(inputs.tests) },
  };
  return {
    inputs: known,
    date: (days) => addDays(first.today, days),
    courseOn: (days, { checkins = [], training = [], sessions = [], ...rest }) =>
      courseOf({
        ...{ ...known, ...rest },
        today: addDays(first.today, days),
        checkins: [...known.checkins, ...checkins],
        training: [...known.training, ...training],
        sessions: [...known.sessions, ...sessions],
      }),
  };
};

/** A completed run of a stage on a date. */
export const ranOn = (date: string, ladderStage: number | null, minutes = 30): TrainingDay => ({
  ...{ date, status: 'done', minutes, ladderStage },
});
