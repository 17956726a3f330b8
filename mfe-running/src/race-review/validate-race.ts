import { BACKGROUND_LIMITS, raceTimeProblem } from '@stridewell/contracts/web';
import { metersOf, secondsOf } from '../profile/background/result-text.ts';
import type { AskedRace, RaceReviewAnswer } from './use-race-review.ts';
import type { RaceReviewWords } from './words.ts';

/** Values of the form: text exactly as typed, and null for a question without an answer. */
export interface RaceValues {
  /** Distance in km, used only for an ultra. */
  distance: string;
  time: string;
  effort: number | null;
  pain: number | null;
}

export const EMPTY_VALUES: RaceValues = { distance: '', time: '', effort: null, pain: null };

/** Validation errors, by field. */
export type RaceProblems = Partial<Record<'distance' | 'time' | 'effort', string>>;

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

const metersIn = ({ distance }: RaceValues, { meters }: AskedRace): number | null => meters ?? metersOf(distance);

const distanceProblem = (meters: number | null, words: RaceReviewWords['problems']): string | undefined => {
  if (meters === null) return words.distance;
  return isWithin(meters, BACKGROUND_LIMITS.resultMeters) ? undefined : words.ultra;
};

const timeProblem = (
  seconds: number | null,
  meters: number | null,
  { goal }: AskedRace,
  words: RaceReviewWords['problems'],
): string | undefined => {
  if (seconds === null) return words.time;
  if (seconds < BACKGROUND_LIMITS.resultSeconds.min) return words.tooShort;
  if (seconds > BACKGROUND_LIMITS.resultSeconds.max) return words.tooLong;
  const problem = meters === null ? null : raceTimeProblem(goal, meters, seconds);
  return problem === null ? undefined : problem === 'too_short' ? words.tooShort : words.tooLong;
};

/** Returns the validation errors of the form, with the same limits as the API. */
export const validateRace = (values: RaceValues, race: AskedRace, words: RaceReviewWords['problems']): RaceProblems => {
  const meters = metersIn(values, race);
  const problems = {
    distance: distanceProblem(meters, words),
    time: timeProblem(secondsOf(values.time), meters, race, words),
    effort: values.effort === null ? words.effort : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};

/** Returns the request for a finished race. The values must be valid. */
export const finishedBody = (values: RaceValues, race: AskedRace): RaceReviewAnswer => ({
  answer: 'finished',
  date: race.date,
  seconds: secondsOf(values.time) ?? 0,
  ...(race.meters === null ? { meters: metersOf(values.distance) } : {}),
  effort: values.effort ?? 0,
  pain: values.pain,
});
