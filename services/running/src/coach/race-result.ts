import { formatPace } from '@stridewell/contracts/web';
import { HALF_METERS, RESULT_METERS, type Result, thresholdOfResult } from '../domain/training/paces.ts';

const KM_PER_MILE = 1.609344;
/** Range of the average pace of a race in seconds per kilometre; other figures are not a result. */
const PLAUSIBLE = { fast: 150, slow: 600 };

const KILOMETRES = /(?<![\d:.,])(\d{1,2}(?:[.,]\d)?) ?k(?:m|ilomet[a-z]*)?\b/i;
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half(?: marathon)?|halvmaraton\w*|halvmara)\b/i, HALF_METERS],
  [/\b(?:parkrun|femmeren)\b/i, 5_000],
  [/\b(?:mila|tieren)\b/i, 10_000],
];
const TIME = /(?<![\d:.])(\d{1,2})[:.]([0-5]\d)(?:[:.]([0-5]\d))?(?![\d:])/g;

const metersIn = (text: string): number | null => {
  const found = KILOMETRES.exec(text);
  if (found) return Math.round(1_000 * Number((found[1] ?? '').replace(',', '.')));
  return NAMED.find(([words]) => words.test(text))?.[1] ?? null;
};

const isPlausible = ({ meters, seconds }: Result): boolean => {
  const pace = (1_000 * seconds) / meters;
  return pace >= PLAUSIBLE.fast && pace <= PLAUSIBLE.slow;
};

/** The seconds that a time such as 47:30, 1:45 or 1:45:30 may mean. */
const readings = ([, first, second, third]: RegExpMatchArray): number[] => {
  const [a, b] = [Number(first), Number(second)];
  return third === undefined ? [60 * a + b, 3_600 * a + 60 * b] : [3_600 * a + 60 * b + Number(third)];
};

/**
 * Returns the race result that a text states: a distance up to the half marathon and a time that fits it. Null without
 * one.
 */
export const resultIn = (text: string): Result | null => {
  const meters = metersIn(text);
  if (meters === null || meters < RESULT_METERS.least || meters > RESULT_METERS.most) return null;
  const results = [...text.matchAll(TIME)].flatMap((time) => readings(time).map((seconds) => ({ meters, seconds })));
  return results.find(isPlausible) ?? null;
};

/** A threshold pace as the profile stores it. */
export interface StatedThreshold {
  unit: 'km' | 'mi';
  secondsPerKm: number;
  /** Such as `4:52/km`. */
  text: string;
}

/** Returns the threshold pace of a result in the runner's unit, in whole seconds. */
export const thresholdFrom = (result: Result, unit: 'km' | 'mi'): StatedThreshold => {
  const perKm = thresholdOfResult(result);
  const perUnit = Math.round(unit === 'mi' ? perKm * KM_PER_MILE : perKm);
  return {
    unit,
    secondsPerKm: unit === 'mi' ? perUnit / KM_PER_MILE : perUnit,
    text: `${formatPace(perUnit)}/${unit}`,
  };
};
