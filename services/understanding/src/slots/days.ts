import {
  type NamedDay,
  OFFSETS,
  PAST,
  WEEK_AFTER,
  WEEK_BEFORE,
  WEEKDAYS,
  WEEKEND,
  WEEKS,
  type WeekOffset,
} from './day-words.ts';
import { type Found, monthDatesIn } from './month-dates.ts';
import { amountOf, NUMBER } from './numbers.ts';
import type { Reading } from './reading.ts';

/** Number of characters before a weekday in which a word for its week may stand. */
const REACH = 16;
const NEARBY = 20;

const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, u: 7, m: 30, f: 14 };
const UNIT = '(days?|dagers?|dag|weeks?|wks?|ukers?|uke|months?|maneders?|maned|mnd)';
const AHEAD = new RegExp(
  `\\b(?:in|om)\\s+(?:about\\s+|ca\\.?\\s+)?(\\d{1,3}|${NUMBER})\\s+(?:more\\s+)?${UNIT}\\b`,
  'g',
);
const FORTNIGHT = /\bin a fortnight\b|\bom fjorten dager\b/g;
const BACK = new RegExp(
  `\\b(\\d{1,3}|${NUMBER})\\s+${UNIT}\\s+ago\\b|\\bfor\\s+(\\d{1,3}|${NUMBER})\\s+${UNIT}\\s+si(?:den|a)\\b`,
  'g',
);
const SPAN_MAX = 400;

/** Returns the days of "in two weeks" and "3 days ago". */
const spansIn = (text: string): Found[] => {
  const found: Found[] = [];
  const add = (match: RegExpMatchArray, days: number): void => {
    const at = match.index ?? 0;
    if (Math.abs(days) > 0 && Math.abs(days) <= SPAN_MAX)
      found.push({ at, end: at + match[0].length, day: { kind: 'offset', days } });
  };
  const daysOf = (count = '', unit = ''): number => amountOf(count) * (UNIT_DAYS[unit.slice(0, 1)] ?? 1);
  for (const match of text.matchAll(AHEAD)) add(match, daysOf(match[1], match[2]));
  for (const match of text.matchAll(FORTNIGHT)) add(match, 14);
  for (const match of text.matchAll(BACK)) add(match, -daysOf(match[1] ?? match[3], match[2] ?? match[4]));
  return found;
};

const weekNear = (text: string, at: number, end: number): WeekOffset | 'last' | null => {
  const after = text.slice(end, end + NEARBY);
  const named = WEEK_AFTER.find(([pattern]) => pattern.test(after));
  if (named) return named[1];
  const before = text.slice(Math.max(0, at - REACH), at);
  return WEEK_BEFORE.find(([pattern]) => pattern.test(before))?.[1] ?? null;
};

const weekOf = (text: string): WeekOffset | null => WEEKS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Returns the week that a message names; null when it names none. */
export const weekIn = ({ text }: Reading): WeekOffset | null => weekOf(text);

const ENDS = /[.?!,;:\n]| (?:and|but|so|og|men|sa) /;

/**
 * True when a message is about something that is over: a clause with a day of the week refers to the past or, if there
 * is no such day, any clause does.
 */
export const isPastIn = ({ text }: Reading): boolean => {
  const clauses = text.split(ENDS);
  const dated = clauses.filter((clause) => WEEKEND.test(clause) || WEEKDAYS.some((pattern) => pattern.test(clause)));
  return (dated.length > 0 ? dated : clauses).some((clause) => PAST.test(clause));
};

const global = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'g');
const WEEKDAYS_ALL = WEEKDAYS.map(global);
const WEEKEND_ALL = global(WEEKEND);

/** Longest gap between a weekday and the date of the same day, as in "Sunday the 4th". */
const SAME_DAY_GAP = 6;

const isOfDate = (dates: readonly Found[], { at, end }: { at: number; end: number }): boolean =>
  dates.some((date) => (date.at >= at && date.at - end <= SAME_DAY_GAP) || (at > date.end && at - date.end <= 2));

/** Returns the days that a message names, in the order of the text, each once. Pure. */
export const daysIn = (reading: Reading): NamedDay[] => {
  const { found: dates, rest } = monthDatesIn(reading);
  const spans = spansIn(rest);
  const found = [...dates];
  let text = rest;
  for (const [pattern, days] of OFFSETS)
    text = text.replace(pattern, (words: string, at: number) => {
      found.push({ at, end: at + words.length, day: { kind: 'offset', days } });
      return ' '.repeat(words.length);
    });
  const named = weekOf(text);
  const isOver = isPastIn(reading);
  // "Last week was hard, can I rest on Friday?" asks about this Friday.
  const week = named === null || named === 0 || (named < 0 && !isOver) ? null : named;
  for (const [weekday, pattern] of WEEKDAYS_ALL.entries())
    for (const match of text.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      const own = weekNear(text, at, end) ?? week;
      if (!isOfDate(dates, { at, end })) found.push({ at, end, day: { kind: 'weekday', weekday, week: own } });
    }
  // "Torsdag om en uke" is one day.
  found.push(...spans.filter(({ at }) => !found.some(({ end }) => at > end && at - end <= 2)));
  for (const match of text.matchAll(WEEKEND_ALL)) {
    const [at, end] = [match.index, match.index + match[0].length];
    const near = weekNear(text, at, end);
    found.push({ at, end, day: { kind: 'weekend', week: near === 'last' ? -1 : near } });
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.at - b.at)
    .flatMap(({ day }) => {
      const key = JSON.stringify(day);
      if (seen.has(key)) return [];
      seen.add(key);
      return [day];
    });
};
