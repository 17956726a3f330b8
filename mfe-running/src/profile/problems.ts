import { isDate, PROFILE_LIMITS } from '@stridewell/contracts/web';
import { type FieldName, type FormValues, parseInteger } from './form.ts';

export type Problems = Partial<Record<FieldName, string>>;

/** Longest texts the API takes. */
const MAX = { injuries: 2_000, thresholdPace: 100 } as const;
/** While the year is typed, a date field passes through the first centuries: nobody races then. */
const FIRST_DATE = '2000-01-01';

const outside = (typed: string, { min, max }: { min: number; max: number }, unit = ''): string | undefined => {
  const value = parseInteger(typed);
  return value !== null && (value < min || value > max) ? `Between ${min} and ${max}${unit}` : undefined;
};

const tooLong = (typed: string, max: number): string | undefined =>
  typed.trim().length > max ? `At most ${max.toLocaleString('en')} characters` : undefined;

/** What is wrong with the form, by field, in the order of the screen. */
export const problemsOf = (form: FormValues): Problems => {
  const found: Problems = {
    ...(form.raceDate !== '' &&
      (!isDate(form.raceDate) || form.raceDate < FIRST_DATE) && { raceDate: 'Choose a date, or leave it empty' }),
  };
  const problems: Record<string, string | undefined> = {
    age: outside(form.age, PROFILE_LIMITS.age),
    weeklyHours: outside(form.weeklyHours, PROFILE_LIMITS.weeklyHours, ' hours'),
    longRunCapMin: outside(form.longRunCapMin, PROFILE_LIMITS.longRunCapMin, ' minutes'),
    thresholdPace: tooLong(form.thresholdPace, MAX.thresholdPace),
    injuries: tooLong(form.injuries, MAX.injuries),
  };
  for (const [name, problem] of Object.entries(problems)) {
    if (problem) found[name as FieldName] = problem;
  }
  return found;
};
