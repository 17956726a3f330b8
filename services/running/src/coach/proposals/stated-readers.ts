import { addDays, DAY_NAMES, weekStartOf } from '@stridewell/contracts/web';
import { fixedDays } from '../fixed-days.ts';
import { namedDays } from '../intents/named-days.ts';
import { resultIn, thresholdFrom } from '../race-result.ts';
import { thresholdOf } from '../text/paces.ts';
import { wishOf } from './args.ts';
import { asWish, besideAnswer, type Reader } from './reader.ts';

/** Offers the threshold pace of a race result below the answer that explains it. */
export const resultPace: Reader = ({ state, message, language }) => {
  const result = resultIn(message);
  if (!result) return null;
  const { text } = thresholdFrom(result, thresholdOf(state)?.unit ?? 'km');
  return besideAnswer(wishOf('thresholdSet', { pace: text }, language));
};

/** Replaces one of the running days of the profile by another; null unless both are named. */
export const replacedDay: Reader = ({ state, message, slots, language }) => {
  const [from, to] = fixedDays(state, namedDays(slots), message);
  if (from === null || to === null || !state.runner) return null;
  const days = new Set(state.runner.days.map(Number));
  if (!days.has(from) || days.has(to)) return null;
  days.delete(from);
  days.add(to);
  const names = [...days].sort((a, b) => a - b).flatMap((day) => DAY_NAMES[day] ?? []);
  return asWish(wishOf('availableDays', { days: names }, language));
};

/** Two days of a month without its name: "25 to 28", «25.–28.». */
const DAY_SPAN =
  /(?<![\d:.])([1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)? ?(?:to|til|through|until|-|–) ?(?:the )?([1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?![\d:]| ?(?:min|km|k\b|%|år|years))/i;

/** Returns the next day of a month from a date on. */
const nextDayOfMonth = (from: string, day: number): string => {
  let date = from;
  while (Number(date.slice(8)) !== day) date = addDays(date, 1);
  return date;
};

/** Returns the first and the last day of a trip that a message names; null for one that it does not name. */
export const tripOf = ({
  state,
  message,
  slots,
  dates,
}: Parameters<Reader>[0]): readonly [string | null, string | null] => {
  const span = dates.length < 2 ? DAY_SPAN.exec(message) : null;
  if (span) {
    const from = nextDayOfMonth(state.today, Number(span[1]));
    return [from, nextDayOfMonth(from, Number(span[2]))];
  }
  // A day on which an illness was only a joke comes before the two of the trip.
  const [first = null, second = null] = dates.length > 2 ? dates.slice(-2) : dates;
  const from = first ?? (slots.week === 1 ? addDays(weekStartOf(state.today), 7) : null);
  const to =
    second ?? (from && (slots.span ? addDays(from, slots.span - 1) : slots.week === 1 ? addDays(from, 6) : null));
  // "Wednesday to Friday" on a Friday ends in the week in which it begins.
  const isWeekday = slots.days.at(-1)?.kind === 'weekday';
  return [from, from && to && to < from && isWeekday ? addDays(to, 7) : to];
};
