import { isDate, PROFILE_LIMITS } from '@stridewell/contracts/web';
import { type FieldName, type FormValues, parseInteger } from './form-values.ts';
import { profileWords } from './profile-words.ts';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Maximum text lengths that the API accepts, in characters. */
const MAX = { injuries: 2_000, thresholdPace: 100 } as const;
/** Earliest valid race date. While the runner is typing, a date field can contain years such as 0002. */
const FIRST_DATE = '2000-01-01';

interface Limits {
  min: number;
  max: number;
}

const rangeProblem = (typed: string, limits: Limits, problem: (limits: Limits) => string): string | undefined => {
  const value = parseInteger(typed);
  return value !== null && (value < limits.min || value > limits.max) ? problem(limits) : undefined;
};

const lengthProblem = (typed: string, max: number, problem: (max: number) => string): string | undefined =>
  typed.trim().length > max ? problem(max) : undefined;

/** Validation errors by field, in the order of the form and in the language of the page. */
export const validateProfile = (form: FormValues): FieldErrors => {
  const words = profileWords().problems;
  const found: FieldErrors = {
    ...(form.raceDate !== '' && (!isDate(form.raceDate) || form.raceDate < FIRST_DATE) && { raceDate: words.date }),
  };
  const problems: Record<string, string | undefined> = {
    age: rangeProblem(form.age, PROFILE_LIMITS.age, words.between),
    weeklyHours: rangeProblem(form.weeklyHours, PROFILE_LIMITS.weeklyHours, words.hours),
    longRunCapMin: rangeProblem(form.longRunCapMin, PROFILE_LIMITS.longRunCapMin, words.minutes),
    thresholdPace: lengthProblem(form.thresholdPace, MAX.thresholdPace, words.tooLong),
    injuries: lengthProblem(form.injuries, MAX.injuries, words.tooLong),
  };
  for (const [name, problem] of Object.entries(problems)) {
    if (problem) found[name as FieldName] = problem;
  }
  return found;
};
