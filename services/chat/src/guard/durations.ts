import { NUMBER, toNumber } from './numbers.ts';

export interface Duration {
  minutes: number;
  index: number;
}

const HOURS = '(?:hours?|hrs?|h|timers?|timer|time)';
const MINUTES = '(?:minutes?|mins?|minutters?|minutter|minutt)\\b';
const FIXED: [RegExp, number][] = [
  [
    /\b(?:one|an|a|en) (?:hour|time) (?:and|og) (?:a|en) (?:half|halv)|\b(?:hour and a half|halvannen time|one and a half hours|en og en halv time)/g,
    90,
  ],
  [/\bthree quarters of an hour|\btre kvarter/g, 45],
  [/\b(?:half an hour|half hour|halv time|halvtime)n?\b/g, 30],
  [/\b(?:a )?(?:quarter of an hour|kvarter)\b/g, 15],
  [/\b(?:a )?couple of hours|\bet par timer/g, 120],
  [/\b(?:an|a full|one full|a whole|another|en hel|en) (?:hour|time)\b/g, 60],
];
const HOURS_AND_MINUTES = new RegExp(`\\b(${NUMBER}) ?${HOURS}(?: and| og|,)? ?(${NUMBER})(?: ?${MINUTES}|\\b)`, 'g');
const CLOCK = /\b(\d{1,2}):(\d{2})(?::\d{2})? ?(?:h|hours?|timer?)\b/g;
/** Matches minutes and seconds, as in "1:30 min". A pace such as "5:30 min/km" does not match. */
const MINUTES_AND_SECONDS = /\b(\d{1,3}):([0-5]\d) ?(?:minutes?|mins?|minutter)\b(?! ?\/? ?(?:km|mi|per|pr)\b)/g;
/** Matches the Norwegian abbreviation for hours, as in "5 t 13 min". */
const NORWEGIAN_HOURS = /\b(\d{1,2}) ?t\b(?: (\d{1,2}) ?min\b)?/g;
const IN_HOURS = new RegExp(`\\b(?:(${NUMBER}) ?(?:-|to|til|or|eller) ?)?(${NUMBER}) ?${HOURS}\\b`, 'g');
const IN_MINUTES = new RegExp(`\\b(?:(${NUMBER}) ?(?:-|to|til|or|eller) ?)?(${NUMBER}) ?${MINUTES}`, 'g');

/** Returns all durations in a folded text, in minutes. Durations in seconds or days are ignored. */
export const durationsIn = (folded: string): Duration[] => {
  const found: Duration[] = [];
  let text = folded;
  /**
   * Returns all matches of one pattern and replaces them with blanks, so that later patterns do not match the same
   * text.
   */
  const take = (pattern: RegExp, minutesOf: (...groups: (string | undefined)[]) => number[]): void => {
    text = text.replace(pattern, (all: string, ...rest: unknown[]) => {
      const index = rest.findLast((value) => typeof value === 'number') as number;
      const groups = rest.slice(0, rest.lastIndexOf(index)) as (string | undefined)[];
      for (const minutes of minutesOf(...groups)) if (Number.isFinite(minutes)) found.push({ minutes, index });
      return ' '.repeat(all.length);
    });
  };
  const both = (from: string | undefined, to: string | undefined, factor: number): number[] =>
    [from, to].flatMap((value) => (value === undefined ? [] : [toNumber(value) * factor]));
  for (const [pattern, minutes] of FIXED) take(pattern, () => [minutes]);
  take(CLOCK, (hours = '', minutes = '') => [Number(hours) * 60 + Number(minutes)]);
  take(HOURS_AND_MINUTES, (hours = '', minutes = '') => [toNumber(hours) * 60 + toNumber(minutes)]);
  take(NORWEGIAN_HOURS, (hours = '', minutes = '0') => [60 * Number(hours) + Number(minutes)]);
  take(MINUTES_AND_SECONDS, (minutes = '', seconds = '') => [Number(minutes) + Number(seconds) / 60]);
  take(IN_HOURS, (from, to) => both(from, to, 60));
  take(IN_MINUTES, (from, to) => both(from, to, 1));
  return found.sort((a, b) => a.index - b.index);
};
