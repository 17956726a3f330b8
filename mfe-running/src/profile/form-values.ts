import {
  type CoachProfile,
  DAY_NAMES,
  type DayName,
  EXPERIENCES,
  FOCUS_AREAS,
  GOAL_DISTANCES,
  INJURY_AREAS,
  LEVELS,
  type RunningProfileV2,
  WEIGHT_CATEGORIES,
} from '@stridewell/contracts/web';

/** Values of the form: text exactly as typed, and '' for a choice that the runner has not made. */
export interface FormValues {
  goal: string;
  raceDate: string;
  weeklyHours: string;
  daysAvailable: DayName[];
  injuries: string;
  thresholdPace: string;
  longRunCapMin: string;
  age: string;
  /** One of {@link EXPERIENCES}, or a whole number of years. */
  experience: string;
  level: string;
  goalDistance: string;
  injuryHistory: (typeof INJURY_AREAS)[number][];
  weightCategory: string;
  focus: (typeof FOCUS_AREAS)[number][];
}
export type FieldName = keyof FormValues;

/** Returns the whole number at the start of the input, or null if there is none. */
export const parseInteger = (typed: string): number | null => {
  const value = Number.parseInt(typed.trim(), 10);
  return Number.isNaN(value) ? null : value;
};

/** Value of a number field after blur: the leading whole number, or an empty string. */
export const wholeNumber = (typed: string): string => String(parseInteger(typed) ?? '');

/** The entries of `all` that are in `values`, in the order of `all`. */
const chosen = <T extends string>(all: readonly T[], values: readonly string[]): T[] =>
  all.filter((value) => values.includes(value));

const readV2 = (text: string | null): RunningProfileV2 => {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as RunningProfileV2) : {};
  } catch {
    return {};
  }
};

const textOf = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

/** Returns the form values of a saved profile, or empty values for null. */
export const toFormValues = (profile: CoachProfile | null): FormValues => {
  const v2 = readV2(profile?.runningProfileV2 ?? null);
  return {
    goal: textOf(profile?.goal),
    raceDate: textOf(profile?.raceDate).slice(0, 10),
    weeklyHours: textOf(profile?.weeklyHours),
    daysAvailable: chosen(DAY_NAMES, profile?.daysAvailable?.split(',') ?? []),
    injuries: textOf(profile?.injuries),
    thresholdPace: textOf(profile?.thresholdPace),
    longRunCapMin: textOf(profile?.longRunCapMin),
    age: textOf(v2.age),
    experience: textOf(v2.experience_years),
    level: textOf(v2.level),
    goalDistance: textOf(v2.goal_distance),
    injuryHistory: chosen(INJURY_AREAS, v2.injury_history ?? []),
    weightCategory: textOf(v2.weight_category),
    focus: chosen(FOCUS_AREAS, v2.preferred_focus ?? []),
  };
};

const oneOf = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((option) => option === value);

/** Returns the non-empty fields of runningProfileV2 as JSON, or undefined when all are empty. */
const v2Of = (form: FormValues): string | undefined => {
  const years = /^\d+$/.test(form.experience) ? Number(form.experience) : undefined;
  const v2: RunningProfileV2 = {
    age: parseInteger(form.age) ?? undefined,
    experience_years: oneOf(EXPERIENCES, form.experience) ?? years,
    level: oneOf(LEVELS, form.level),
    goal_distance: oneOf(GOAL_DISTANCES, form.goalDistance),
    injury_history: form.injuryHistory.length > 0 ? form.injuryHistory : undefined,
    weight_category: oneOf(WEIGHT_CATEGORIES, form.weightCategory),
    preferred_focus: form.focus.length > 0 ? form.focus : undefined,
  };
  return Object.values(v2).some((value) => value !== undefined) ? JSON.stringify(v2) : undefined;
};

const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The body of POST /api/coach/profile. */
export const toRequestBody = (form: FormValues) => {
  const v2 = v2Of(form);
  return {
    goal: textOrNull(form.goal),
    raceDate: textOrNull(form.raceDate),
    weeklyHours: parseInteger(form.weeklyHours),
    daysAvailable: form.daysAvailable.length > 0 ? chosen(DAY_NAMES, form.daysAvailable).join(',') : null,
    injuries: textOrNull(form.injuries),
    thresholdPace: textOrNull(form.thresholdPace),
    longRunCapMin: parseInteger(form.longRunCapMin),
    ...(v2 !== undefined && { runningProfileV2: v2 }),
  };
};
