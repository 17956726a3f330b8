import { fold } from '@stridewell/safety/text';
import { NUMBER_WORDS } from './number-words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  ...{ a: 1, an: 1, ei: 1, et: 1, couple: 2, par: 2, twelve: 12, tolv: 12, fourteen: 14, fjorten: 14 },
};
const WORDS = Object.keys(NUMBERS).join('|');
/** Matches a duration. Number words match only as separate words, so that "today" contains no number. */
const SPAN = new RegExp(
  `\\b(\\d+(?=\\s*-?[a-z])|(?:${WORDS})(?=[\\s-]))[\\s-]*(?:of\\s+|whole\\s+|full\\s+|hele\\s+)?(days?|dagers?|dag|weeks?|wks?|ukers?|ukes?|months?|maneders?|maneds?|mnd)\\b`,
);
/** Matches "a day", which usually means "per day" and is not a duration. */
const INDEFINITE_DAY = /^(?:an?|en|ei|et)\s+d/;
const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, u: 7, m: 30 };

/** Returns the value of a number in digits or words. `text` must be folded. */
export const numberOf = (text: string): number => NUMBERS[text] ?? Number(text);

/**
 * Returns the duration in a text in days, for example from `8 days`, `three weeks` or `fire dager`; null when the text
 * contains none.
 */
export const spanOf = (message: string): number | null => {
  const match = SPAN.exec(fold(message));
  if (!match || INDEFINITE_DAY.test(match[0])) return null;
  return numberOf(match[1] ?? '') * (UNIT_DAYS[(match[2] ?? '').slice(0, 1)] ?? 1);
};

const PACE =
  /\b(\d{1,2})(?::|\.(?=\d\d\s*(?:\/|min|per|pace|fart|tempo)))([0-5]\d)\b\s*(?:min\s*)?((?:\/|per)\s*(?:mi|mile)\b)?/i;

/**
 * Returns the pace in a message in seconds, and whether it is per mile, for example from `6:00`, `5.30/km` or `8:10 per
 * mile`.
 */
export const paceIn = (message: string): { seconds: number; isMile: boolean } | null => {
  const match = PACE.exec(message);
  if (!match) return null;
  const minutes = Number(match[1]);
  return minutes >= 2 && minutes <= 20
    ? { seconds: minutes * 60 + Number(match[2]), isMile: match[3] !== undefined }
    : null;
};

const MINUTES = /\b(\d+)\s{0,3}-?\s{0,3}(?:min|mins|minutes?|minutter|minutt|m)\b/;
const HOURS = /\b(\d+(?:[.,]\d+)?(?=\s*(?:h|t))|(?:an?|one|two|three|en|to|tre)(?=\s))\s*(?:h|hrs?|hours?|t|timer?)\b/;
const HOUR_AND_HALF =
  /\b(?:an?|one) hour and (?:a )?half\b|\bhour and a half\b|\bhalvannen time\b|\ben og en halv time\b/;
const HALF_HOUR = /\bhalf an hour\b|\bhalvtime\b|\ben halv time\b/;

/** Returns the number of minutes in a message; null when the message contains none. */
export const minutesIn = (message: string): number | null => {
  const text = fold(message);
  if (HOUR_AND_HALF.test(text)) return 90;
  if (HALF_HOUR.test(text)) return 30;
  const minutes = MINUTES.exec(text)?.[1];
  if (minutes) return Number(minutes);
  const hours = HOURS.exec(text)?.[1];
  return hours ? Math.round((NUMBERS[hours] ?? Number(hours.replace(',', '.'))) * 60) : null;
};

const KM_PER_MILE = 1.609344;
const KM_PER_MIL = 10;
const DISTANCE =
  /\b(\d+(?:[.,]\d+)?|(?:en|ei|to|tre|fire|fem|halv)(?=\s*mil(?:a|en|s)?\b))\s*-?(km|kms|k|kilometers?|kilometres?|milers?|miles?|mila|milen|mil)\b/;
const HALF = 0.5;

/**
 * Returns the distance in a message in kilometres; null when the message contains none. A Norwegian "mil" is ten
 * kilometres.
 */
export const distanceIn = (message: string): number | null => {
  const match = DISTANCE.exec(fold(message));
  if (!match) return null;
  const [, number = '', unit = ''] = match;
  const amount = number === 'halv' ? HALF : (NUMBERS[number] ?? Number(number.replace(',', '.')));
  if (unit.startsWith('k')) return amount;
  return amount * (unit.startsWith('mile') && unit !== 'milen' ? KM_PER_MILE : KM_PER_MIL);
};
