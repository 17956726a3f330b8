import { addDays, daysBetween, runMinutesOfStage } from '@stridewell/contracts/web';
import { LAST_STAGE } from './ladder/stages.ts';
import type { CourseInputs } from './types.ts';

/** Number of days after the last stage during which runs keep their distance and grow step by step. */
const AFTER_LADDER_DAYS = 28;
const WEEK = 7;
/** Factor by which a run may be longer than the longest run of the week before. */
const GROWTH = 1.2;

/** Duration in minutes of the longest run logged in the week that starts on a date; 0 if there is none. */
const longestIn = ({ training, today }: CourseInputs, from: string): number =>
  Math.max(
    0,
    ...training.flatMap(({ date, status, minutes, ladderStage, sport }) =>
      date >= from &&
      date < addDays(from, WEEK) &&
      date <= today &&
      status !== 'skipped' &&
      ladderStage !== 0 &&
      sport !== 'walk'
        ? [minutes ?? 0]
        : [],
    ),
  );

/**
 * Maximum duration of a run in minutes in the four weeks after the last stage of the ladder: a fifth longer than the
 * last stage, and each week at most a fifth longer than the longest run of the week before. Null at any other time.
 */
export const longestRunOf = (inputs: CourseInputs, finishedOn: string | null): number | null => {
  if (finishedOn === null) return null;
  const since = daysBetween(finishedOn, inputs.today);
  if (since < 0 || since >= AFTER_LADDER_DAYS) return null;
  const weeks = Array.from({ length: Math.floor(since / WEEK) }, (_, week) => addDays(finishedOn, week * WEEK));
  return weeks.reduce(
    (most, from) => Math.max(most, Math.floor(GROWTH * Math.min(most, longestIn(inputs, from)))),
    Math.floor(GROWTH * runMinutesOfStage(LAST_STAGE)),
  );
};
