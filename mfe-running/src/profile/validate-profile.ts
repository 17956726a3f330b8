import { isDate, PROFILE_LIMITS } from '@stridewell/contracts/web';
import { type FieldName, type FormValues, parseInteger } from './form-values.ts';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Maximum text lengths that the API accepts, in characters. */
const MAX = { injuries: 2_000, thresholdPace: 100 } as const;
/** Earliest valid race date. While the runner is typing, a date field can contain years such as 0002. */
const FIRST_DATE = '2000-01-01';

const rangeProblem = (typed: string, { min, max }: { min: number; max: number }, unit = ''): string | undefined => {
  const value = parseInteger(typed);
  return value !== null && (value < min || value > max) ? `Between ${min} and ${max}${unit}` : undefined;
};

const lengthProblem = (typed: string, max: number): string | undefined =>
  typed.trim().length > max ? `At most ${max.toLocaleString('en')} characters` : undefined;

/** Validation errors by field, in the order of the form. */
export const validateProfile = (form: FormValues): FieldErrors => {
  const found: FieldErrors = {
    ...(form.raceDate !== '' &&
      (!isDate(form.raceDate) || form.raceDate < FIRST_DATE) && { raceDate: 'Choose a date, or leave it empty' }),
  };
  const problems: Record<string, string | undefined> = {
    age: rangeProblem(form.age, PROFILE_LIMITS.age),
    weeklyHours: rangeProblem(form.weeklyHours, PROFILE_LIMITS.weeklyHours, ' hours'),
    longRunCapMin: rangeProblem(form.longRunCapMin, PROFILE_LIMITS.longRunCapMin, ' minutes'),
    thresholdPace: lengthProblem(form.thresholdPace, MAX.thresholdPace),
    injuries: lengthProblem(form.injuries, MAX.injuries),
  };
  for (const [name, problem] of Object.entries(problems)) {
    if (problem) found[name as FieldName] = problem;
  }
  return found;
};
