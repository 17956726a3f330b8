import { type AnswerOf, type BodyOf, EQUIPMENT, RACE_GOALS } from '@stridewell/contracts/web';
import { decimalsIn } from '../../session/decimals.ts';
import { parseInteger } from '../form-values.ts';
import { distanceText, metersOf, secondsOf, timeText } from './result-text.ts';

export type Background = AnswerOf<'readBackground'>;
export type Equipment = (typeof EQUIPMENT)[number];

/** A race result exactly as typed. */
export interface ResultValues {
  distance: string;
  time: string;
  date: string;
}

/** A race before the profile's main race. '' for a choice that the runner has not made. */
export interface RaceValues {
  /** One of `RACE_GOALS`. */
  goal: string;
  date: string;
  /** 'B' for a race that the plan prepares for, 'C' for one that replaces a hard session. */
  priority: 'B' | 'C';
}

/** Values of the form: text exactly as typed, and '' for a choice that the runner has not made. */
export interface BackgroundValues {
  usualWeekMinutes: string;
  longestRunMinutes: string;
  /** Preferred day of the long run, '0' for Monday to '6' for Sunday. */
  longDay: string;
  maxDaysInRow: string;
  hoursFlex: boolean;
  equipment: Equipment[];
  hasRunFast: boolean;
  races: RaceValues[];
  results: ResultValues[];
}

export const EMPTY_RACE: RaceValues = { goal: '', date: '', priority: 'B' };
export const EMPTY_RESULT: ResultValues = { distance: '', time: '', date: '' };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const toBackgroundValues = (background: Background): BackgroundValues => ({
  usualWeekMinutes: textOf(background.usualWeekMinutes),
  longestRunMinutes: textOf(background.longestRunMinutes),
  longDay: textOf(background.longDay),
  maxDaysInRow: textOf(background.maxDaysInRow),
  hoursFlex: background.hoursFlex,
  equipment: EQUIPMENT.filter((item) => background.equipment.includes(item)),
  hasRunFast: background.hasRunFast,
  races: background.races,
  results: background.results.map(({ meters, seconds, date }) => ({
    distance: decimalsIn(distanceText(meters)),
    time: timeText(seconds),
    date,
  })),
});

const isEmpty = ({ distance, time, date }: ResultValues): boolean =>
  [distance, time, date].every((text) => text === '');

/** Returns the typed results without completely empty rows. */
export const filledResults = (results: readonly ResultValues[]): ResultValues[] =>
  results.filter((result) => !isEmpty(result));

/** Returns the races without completely empty rows. */
export const filledRaces = (races: readonly RaceValues[]): RaceValues[] =>
  races.filter(({ goal, date }) => goal !== '' || date !== '');

/**
 * The body of PUT /api/coach/background. The request replaces all answers, so it repeats those that the form does not
 * show. The form must be valid.
 */
export const toBackgroundBody = (form: BackgroundValues, saved: Background): BodyOf<'saveBackground'> => ({
  ...saved,
  usualWeekMinutes: parseInteger(form.usualWeekMinutes),
  longestRunMinutes: parseInteger(form.longestRunMinutes),
  longDay: parseInteger(form.longDay) as Background['longDay'],
  maxDaysInRow: parseInteger(form.maxDaysInRow),
  hoursFlex: form.hoursFlex,
  equipment: form.equipment,
  hasRunFast: form.hasRunFast,
  races: filledRaces(form.races).flatMap(({ goal, ...race }) => {
    const known = RACE_GOALS.find((name) => name === goal);
    return known ? [{ ...race, goal: known }] : [];
  }),
  results: filledResults(form.results)
    .map(({ distance, time, date }) => ({ meters: metersOf(distance) ?? 0, seconds: secondsOf(time) ?? 0, date }))
    .sort((a, b) => (a.date < b.date ? 1 : -1)),
});
