import { BACKGROUND_LIMITS, isDate } from '@stridewell/contracts/web';
import { parseInteger } from '../form-values.ts';
import { profileWords } from '../profile-words.ts';
import {
  type BackgroundValues,
  filledRaces,
  filledResults,
  type RaceValues,
  type ResultValues,
} from './background-values.ts';
import { backgroundWords } from './background-words.ts';
import { metersOf, secondsOf } from './result-text.ts';

/** Validation errors by field name. Fields of a result have names such as `results.0.time`. */
export type BackgroundErrors = Readonly<Record<string, string>>;

const FIRST_DATE = '1970-01-01';

const problemWords = () => backgroundWords().problems;

const within = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

const minutesProblem = (typed: string, limits: { min: number; max: number }): string | undefined => {
  const value = parseInteger(typed);
  return value !== null && !within(value, limits) ? profileWords().problems.minutes(limits) : undefined;
};

const distanceProblem = (typed: string): string | undefined => {
  const meters = metersOf(typed);
  if (meters === null) return problemWords().distance;
  return within(meters, BACKGROUND_LIMITS.resultMeters) ? undefined : problemWords().kilometres;
};

const timeProblem = (typed: string): string | undefined => {
  const seconds = secondsOf(typed);
  if (seconds === null) return problemWords().time;
  return within(seconds, BACKGROUND_LIMITS.resultSeconds) ? undefined : problemWords().duration;
};

const dateProblem = (date: string, today: string): string | undefined => {
  if (!isDate(date) || date < FIRST_DATE) return problemWords().day;
  return date > today ? problemWords().future : undefined;
};

const resultProblems = (result: ResultValues, index: number, today: string): [string, string | undefined][] => {
  if (filledResults([result]).length === 0) return [];
  return [
    [`results.${index}.distance`, distanceProblem(result.distance)],
    [`results.${index}.time`, timeProblem(result.time)],
    [`results.${index}.date`, dateProblem(result.date, today)],
  ];
};

/** Past races stay valid, so that the form can still be saved after a race. */
const raceProblems = (race: RaceValues, index: number): [string, string | undefined][] => {
  if (filledRaces([race]).length === 0) return [];
  return [
    [`races.${index}.goal`, race.goal === '' ? problemWords().race : undefined],
    [`races.${index}.date`, isDate(race.date) && race.date >= FIRST_DATE ? undefined : problemWords().day],
  ];
};

/** Returns the validation errors in the order of the form. A race or result without any input is ignored. */
export const validateBackground = (form: BackgroundValues, today: string): BackgroundErrors => {
  const problems: [string, string | undefined][] = [
    ['usualWeekMinutes', minutesProblem(form.usualWeekMinutes, BACKGROUND_LIMITS.usualWeekMinutes)],
    ['longestRunMinutes', minutesProblem(form.longestRunMinutes, BACKGROUND_LIMITS.longestRunMinutes)],
    ...form.races.flatMap(raceProblems),
    ...form.results.flatMap((result, index) => resultProblems(result, index, today)),
  ];
  return Object.fromEntries(problems.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
};
