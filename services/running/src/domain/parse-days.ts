import { DAY_NAMES, type DayName } from '@stridewell/contracts/web';

/**
 * Full names of weekdays in English and Norwegian. A prefix of at least three letters is also recognised (`Tues`,
 * `Thur`, `lør`).
 */
const WHOLE: Record<DayName, readonly string[]> = {
  Mon: ['monday', 'mandag'],
  Tue: ['tuesday', 'tirsdag'],
  Wed: ['wednesday', 'onsdag'],
  Thu: ['thursday', 'torsdag'],
  Fri: ['friday', 'fredag'],
  Sat: ['saturday', 'lørdag', 'laurdag'],
  Sun: ['sunday', 'søndag', 'sundag'],
};

const WEEKDAYS = DAY_NAMES.slice(0, 5);
const WEEKEND = DAY_NAMES.slice(5);

/** Words that mean several weekdays. */
const GROUPS: Record<string, readonly DayName[]> = {
  weekday: WEEKDAYS,
  weekend: WEEKEND,
  daily: DAY_NAMES,
  everyday: DAY_NAMES,
  'every day': DAY_NAMES,
  'any day': DAY_NAMES,
  'all days': DAY_NAMES,
  hverdag: WEEKDAYS,
  hverdager: WEEKDAYS,
  ukedag: WEEKDAYS,
  ukedager: WEEKDAYS,
  helg: WEEKEND,
  helga: WEEKEND,
  helgen: WEEKEND,
  'hver dag': DAY_NAMES,
  'alle dager': DAY_NAMES,
};
/** Names sorted by length, longest first, because one name can begin with another. */
const NAMES = Object.keys(GROUPS).sort((a, b) => b.length - a.length);
const GROUP = new RegExp(`(?<![a-zæøå])(?:${NAMES.join('|')})s?(?![a-zæøå])`, 'g');

/** Matches text that contains Norwegian words. */
const NORWEGIAN = /[æøå]|dag|(?<![a-z])(?:og|til|helg|hver)(?![a-z])/;
/**
 * Matches "man" as Monday, but only as an entry of a list, because it is also the Norwegian word for "one" and an
 * English word.
 */
const MONDAY = /(?:^|[,/&+;–-]|(?<![a-zæøå])(?:og|til))\s*man\.?\s*(?=$|[,/&+;–-]|(?:og|til)(?![a-zæøå]))/;

/** Norwegian words that look like an abbreviated weekday. They mean "one", "free" and "peace". */
const NO_DAYS: ReadonlySet<string> = new Set(['man', 'fri', 'fred']);

const dayOf = (word: string, isNorwegian: boolean): DayName | null => {
  if (word === 'man' || (isNorwegian && NO_DAYS.has(word))) return null;
  const forms = [word, word.replace(/'?s$/, ''), word.replace(/(?:er|ene|en)$/, '')];
  const names = (day: DayName, text: string) => text.length >= 3 && WHOLE[day].some((name) => name.startsWith(text));
  return DAY_NAMES.find((day) => forms.some((text) => names(day, text))) ?? null;
};

/** Returns the days of a range, which may continue into the next week: `fri-mon` is Fri, Sat, Sun, Mon. */
const span = (from: DayName, to: DayName): DayName[] => {
  const [first, last] = [DAY_NAMES.indexOf(from), DAY_NAMES.indexOf(to)];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => DAY_NAMES[(first + step) % 7] ?? from);
};

const WORD = "[a-zæøå]+(?:'s)?";
const RANGE = new RegExp(`(?<![a-zæøå])(${WORD})\\s*(?:-|–|to|through|until|till|til)\\s*(${WORD})`, 'g');

const singular = (group: string): string => group.replace(/s$/, '');

/**
 * Reads weekdays from English or Norwegian text: names, abbreviations, plurals, ranges ("Mon-Fri", "Friday to Sunday"),
 * "weekdays", "weekend" and "every day". Returns them in week order without duplicates; empty if the text contains no
 * weekday.
 */
export const readDays = (text: string): DayName[] => {
  const found = new Set<DayName>();
  const lower = text.toLowerCase();
  const isNorwegian = NORWEGIAN.test(lower);
  if (MONDAY.test(lower)) found.add('Mon');
  for (const [group] of lower.matchAll(GROUP))
    for (const day of GROUPS[group] ?? GROUPS[singular(group)] ?? []) found.add(day);
  for (const [, first = '', second = ''] of lower.matchAll(RANGE)) {
    const [from, to] = [first, second].map((word) => (word === 'man' ? 'Mon' : dayOf(word, isNorwegian)));
    if (from && to) for (const day of span(from, to)) found.add(day);
  }
  for (const [word] of lower.matchAll(new RegExp(WORD, 'g'))) {
    const day = dayOf(word, isNorwegian);
    if (day) found.add(day);
  }
  return DAY_NAMES.filter((day) => found.has(day));
};

/**
 * Converts text to the stored form of `daysAvailable`, such as `Mon,Wed,Sat`. Returns null for empty text, and
 * undefined if the text contains no weekday.
 */
export const daysAvailableOf = (text: string | null | undefined): string | null | undefined => {
  if (text === null || text === undefined || text.trim() === '') return null;
  const days = readDays(text);
  return days.length > 0 ? days.join(',') : undefined;
};
