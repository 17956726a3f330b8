import { DAY_NAMES, type DayName } from '@stridewell/contracts/web';

/** The shortest form that is accepted, and the whole name; any length between names the day too (`Tues`, `Thur`). */
const WHOLE: Record<DayName, string> = {
  Mon: 'monday',
  Tue: 'tuesday',
  Wed: 'wednesday',
  Thu: 'thursday',
  Fri: 'friday',
  Sat: 'saturday',
  Sun: 'sunday',
};

const WEEKDAYS = DAY_NAMES.slice(0, 5);
const WEEKEND = DAY_NAMES.slice(5);

/** Words for several days at once. */
const GROUPS: Record<string, readonly DayName[]> = {
  weekday: WEEKDAYS,
  weekend: WEEKEND,
  daily: DAY_NAMES,
  everyday: DAY_NAMES,
  'every day': DAY_NAMES,
  'any day': DAY_NAMES,
  'all days': DAY_NAMES,
};
const GROUP = new RegExp(`\\b(?:${Object.keys(GROUPS).join('|')})s?\\b`, 'g');

const dayOf = (word: string): DayName | null => {
  const singular = word.replace(/'?s$/, '');
  const names = (day: DayName, text: string) => text.length >= 3 && WHOLE[day].startsWith(text);
  return DAY_NAMES.find((day) => names(day, word) || names(day, singular)) ?? null;
};

/** `fri-mon` goes round the week: Fri, Sat, Sun, Mon. */
const span = (from: DayName, to: DayName): DayName[] => {
  const [first, last] = [DAY_NAMES.indexOf(from), DAY_NAMES.indexOf(to)];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => DAY_NAMES[(first + step) % 7] ?? from);
};

const WORD = "[a-z]+(?:'s)?";
const RANGE = new RegExp(`\\b(${WORD})\\s*(?:-|–|to|through|until|till)\\s*(${WORD})`, 'g');

const singular = (group: string): string => group.replace(/s$/, '');

/**
 * Reads days of the week from English text: names, abbreviations, plurals, ranges ("Mon-Fri", "Friday to Sunday"),
 * "weekdays", "weekend", "every day". Answers them in week order, each once; none where the text names none.
 */
export const readDays = (text: string): DayName[] => {
  const found = new Set<DayName>();
  const lower = text.toLowerCase();
  for (const [group] of lower.matchAll(GROUP))
    for (const day of GROUPS[group] ?? GROUPS[singular(group)] ?? []) found.add(day);
  for (const [, first = '', second = ''] of lower.matchAll(RANGE)) {
    const [from, to] = [dayOf(first), dayOf(second)];
    if (from && to) for (const day of span(from, to)) found.add(day);
  }
  for (const [word] of lower.matchAll(new RegExp(WORD, 'g'))) {
    const day = dayOf(word);
    if (day) found.add(day);
  }
  return DAY_NAMES.filter((day) => found.has(day));
};

/**
 * `daysAvailable` as it is stored, `Mon,Wed,Sat`: null for an empty text, undefined for one that names no day.
 */
export const daysAvailableOf = (text: string | null | undefined): string | null | undefined => {
  if (text === null || text === undefined || text.trim() === '') return null;
  const days = readDays(text);
  return days.length > 0 ? days.join(',') : undefined;
};
