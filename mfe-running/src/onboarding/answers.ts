import { tabStore } from '@stridewell/app/core';
import {
  BACKGROUND_LIMITS,
  type BodyOf,
  type CoachProfile,
  DAY_NAMES,
  type DayName,
  GOALS,
  type Goal,
  isDate,
  PROFILE_LIMITS,
  RACE_GOALS,
} from '@stridewell/contracts/web';
import type { Background } from '../profile/background/background-values.ts';
import { parseInteger, toFormValues, toRequestBody } from '../profile/form-values.ts';

/** The goals of the first card, in their order. The full profile form also offers weight loss. */
export const START_GOALS = ['5k', '10k', 'half_marathon', 'marathon', 'ultra', 'fitness'] as const satisfies Goal[];

/**
 * Sets of running days that one tap selects. A test proves that every combination of days is at most four taps away.
 */
export const USUAL_WEEKS = {
  three: ['Tue', 'Thu', 'Sun'],
  four: ['Tue', 'Thu', 'Sat', 'Sun'],
  five: ['Tue', 'Wed', 'Thu', 'Sat', 'Sun'],
  any: DAY_NAMES,
} as const satisfies Record<string, readonly DayName[]>;
export type UsualWeek = keyof typeof USUAL_WEEKS;
export const USUAL_WEEK_NAMES = Object.keys(USUAL_WEEKS) as UsualWeek[];

/** Returns the usual week with exactly these days, or null if there is none. */
export const usualWeekOf = (days: readonly DayName[]): UsualWeek | null =>
  USUAL_WEEK_NAMES.find((name) => USUAL_WEEKS[name].join() === DAY_NAMES.filter((day) => days.includes(day)).join()) ??
  null;

/** Answers to the question about pain, stored until the physio coach has asked for the details. */
export const PAINS = ['none', 'some', 'injured'] as const;
export type Pain = (typeof PAINS)[number];

/** Answers of the cards: text exactly as typed, and '' or an empty list for a question without an answer. */
export interface Answers {
  goal: Goal | '';
  raceDate: string;
  days: DayName[];
  weeklyHours: string;
  age: string;
  usualWeekMinutes: string;
  longestRunMinutes: string;
}

export const isRace = (goal: Answers['goal']): boolean => RACE_GOALS.some((race) => race === goal);

/** Returns the previously saved answers of a runner who returns to the cards. */
export const savedAnswers = (profile: CoachProfile | null, background: Background): Answers => {
  const form = toFormValues(profile);
  return {
    goal: GOALS.find((goal) => goal === form.goal) ?? '',
    raceDate: form.raceDate,
    days: form.daysAvailable,
    weeklyHours: form.weeklyHours,
    age: form.age,
    usualWeekMinutes: String(background.usualWeekMinutes ?? ''),
    longestRunMinutes: String(background.longestRunMinutes ?? ''),
  };
};

export type NumberName = 'weeklyHours' | 'age' | 'usualWeekMinutes' | 'longestRunMinutes';

const NUMBER_LIMITS: Record<NumberName, { min: number; max: number }> = {
  weeklyHours: PROFILE_LIMITS.weeklyHours,
  age: PROFILE_LIMITS.age,
  usualWeekMinutes: BACKGROUND_LIMITS.usualWeekMinutes,
  longestRunMinutes: BACKGROUND_LIMITS.longestRunMinutes,
};

/** Returns the limits that a typed number violates, or null if it is valid or missing. */
export const violatedLimits = (name: NumberName, typed: string): { min: number; max: number } | null => {
  if (typed.trim() === '') return null;
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const limits = NUMBER_LIMITS[name];
  return value >= limits.min && value <= limits.max ? null : limits;
};

/** Minimum age in years for an account, and for a plan. */
export const LEAST_AGE = { account: 13, plan: 18 } as const;

/** True for a typed age below a limit. */
export const isYoungerThan = (limit: keyof typeof LEAST_AGE, typed: string): boolean =>
  (parseInteger(typed) ?? LEAST_AGE[limit]) < LEAST_AGE[limit];

/** True for a complete race date that is not in the past. */
export const isRaceDateValid = (date: string, today: string): boolean => date === '' || (isDate(date) && date >= today);

/** True if any question was answered. */
export const isAnswered = (answers: Answers): boolean =>
  Object.values(answers).some((answer: string | DayName[]) => answer.length > 0);

/** The body of POST /api/coach/profile: the saved profile with these answers. A goal without a race has no date. */
export const toProfileBody = (answers: Answers, profile: CoachProfile | null): BodyOf<'saveCoachProfile'> =>
  toRequestBody({
    ...toFormValues(profile),
    goal: answers.goal,
    raceDate: isRace(answers.goal) ? answers.raceDate : '',
    weeklyHours: answers.weeklyHours,
    daysAvailable: answers.days,
    age: answers.age,
  });

/** Returns the pain status to store from today onwards, or undefined if the question was not answered. */
export const hurtsOf = (pain: Pain | '', today: string): Background['hurts'] => {
  if (pain === '') return undefined;
  return pain === 'none' ? null : { since: today, canRun: pain === 'some' };
};

/** Returns the body of PUT /api/coach/background: the saved answers with these two numbers and the pain status. */
export const toBackgroundBody = (
  answers: Answers,
  background: Background,
  hurts: Background['hurts'] = undefined,
): BodyOf<'saveBackground'> => ({
  ...background,
  usualWeekMinutes: parseInteger(answers.usualWeekMinutes),
  longestRunMinutes: parseInteger(answers.longestRunMinutes),
  ...(hurts !== undefined && { hurts }),
});

const keyOfDraft = (userId: string): string => `stridewell_start_${userId}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses stored answers and drops values that this release does not know. */
const readAnswers = (stored: Partial<Record<keyof Answers, unknown>>): Answers => ({
  goal: GOALS.find((goal) => goal === stored.goal) ?? '',
  raceDate: text(stored.raceDate),
  days: DAY_NAMES.filter((day) => Array.isArray(stored.days) && stored.days.includes(day)),
  weeklyHours: text(stored.weeklyHours),
  age: text(stored.age),
  usualWeekMinutes: text(stored.usualWeekMinutes),
  longestRunMinutes: text(stored.longestRunMinutes),
});

/** Unsaved answers of one runner, kept in this tab. They do not include the answer about pain. */
export const answersDraft = {
  read: (userId: string): Answers | null => {
    try {
      const stored: unknown = JSON.parse(tabStore.get(keyOfDraft(userId)) ?? 'null');
      return typeof stored === 'object' && stored !== null ? readAnswers(stored) : null;
    } catch {
      return null;
    }
  },
  write: (userId: string, answers: Answers): void => void tabStore.set(keyOfDraft(userId), JSON.stringify(answers)),
  forget: (userId: string): void => tabStore.remove(keyOfDraft(userId)),
};
