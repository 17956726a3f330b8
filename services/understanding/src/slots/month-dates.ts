import type { NamedDay } from './day-words.ts';
import { blanked, type Reading } from './reading.ts';

const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^feb/,
  /^mar/,
  /^apr/,
  /^ma[yi]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^de[cs]/,
];
/** Names of months. "Okt" alone is left out, because "økt" (session) is often typed so; `DOTTED` reads "3. okt". */
const MONTH =
  '(jan(?:uary?|uar)?|feb(?:ruary?|ruar)?|mar(?:ch|s)?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|oktober|nov(?:ember)?|dec(?:ember)?|des(?:ember)?)';
const YEAR = '(?:,?\\s+(20\\d\\d))?';
/** "may" is also a verb: "in zone 2 may I run". */
const NOT_VERB = '(?!\\s+(?:i|we|it|be|not|you|have|need|also)\\b)';
const UNITS = '(?!\\s*(?:km|k\\b|mi\\b|miles|min\\w*|%|x|/|mil\\b|weeks?|days?|uker|dager|runs?|h\\b|kg|bpm))';

const RANGE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s*(?:-|–|to|til|until)\\s*(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s*(?:of\\s+)?${MONTH}\\b`,
  'g',
);
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s*(?:of\\s+)?${MONTH}\\b${NOT_VERB}${YEAR}`, 'g');
const DOTTED = /(?<![\dæøå])(\d{1,2})\.\s?okt\b/g;
const MONTH_DAY = new RegExp(`\\b${MONTH}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d)${UNITS}${YEAR}`, 'g');
const ISO = /\b(20\d\d)-(\d{2})-(\d{2})\b/g;
const PREPOSITION = '(?:on|on the|den|til|to|fra|from|until|till|by|innen|date|dato|d\\.)';
const NUMERIC = new RegExp(
  `(?:\\b${PREPOSITION}\\s+)(\\d{1,2})[./](\\d{1,2})(?:[./](20\\d\\d|\\d\\d))?\\b(?!\\s*(?:km|k\\b|min|mil|/|per|pace|fart|%|:))|\\b(\\d{1,2})[./](\\d{1,2})[./](20\\d\\d)\\b|\\b([12]\\d|3[01])\\.(\\d{1,2})\\.(?=\\s|$)`,
  'g',
);
/** Nouns which show that the number before them is a count or rank and not a date: "the 2nd rep", "den 2. økta". */
const RANKED =
  '(?!\\s+(?:one|ones|rep|reps|interval|session|sessions|week|day|set|exercise|run|race|time|option|marathon|half|10k|phase|stage|okt\\w*|drag\\w*|uke\\w*|gang\\w*|runde\\w*|serie\\w*|ovelse\\w*|intervall\\w*|fase\\w*|trinn\\w*|km|min\\w*|lop\\w*))';
const DAY_NAMES =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mandag|tirsdag|onsdag|torsdag|fredag|lordag|sondag';
const ENGLISH_DAY = new RegExp(
  `\\b(?:the|on|to|till|until|from|by|before|since|after|and|${DAY_NAMES})\\s+(\\d{1,2})(?:st|nd|rd|th)\\b${RANKED}`,
  'g',
);
const NORWEGIAN_DAY = new RegExp(
  `\\bden (\\d{1,2})(?:\\.|e|nde|de)?(?=\\s|$|[,!?])${RANKED}|\\b(?:til|fra|pa|og|${DAY_NAMES}) (?:den )?(\\d{1,2})\\.(?=\\s|$|[,!?])${RANKED}`,
  'g',
);

/** A day found in a text, with the position of its first and last characters. */
export interface Found {
  at: number;
  end: number;
  day: NamedDay;
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.test(name)) + 1;

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDate = (day: number, month: number | null): boolean =>
  day >= 1 && day <= (month === null ? 31 : (DAYS_OF_MONTH[month - 1] ?? 0));

const yearOf = (written: string | undefined): number | null => {
  if (!written) return null;
  return written.length === 2 ? 2_000 + Number(written) : Number(written);
};

/** Day and month from two numbers. Uses the American order if only that is a valid date. */
const ordered = (first: number, second: number): [number, number] =>
  second > 12 && first <= 12 ? [second, first] : [first, second];

/** Returns the dates that a message names, such as "the 14th", "14. desember" or "3-10 June", and the rest of its text. */
export const monthDatesIn = ({ text, letters }: Reading): { found: Found[]; rest: string } => {
  const found: Found[] = [];
  let rest = text;
  const add = (match: RegExpMatchArray, day: number, month: number | null, year: number | null = null): void => {
    const at = match.index ?? 0;
    if (isDate(day, month)) found.push({ at, end: at + match[0].length, day: { kind: 'date', day, month, year } });
  };
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => void): void => {
    for (const match of rest.matchAll(pattern)) read(match);
    rest = blanked(rest, pattern);
  };
  take(ISO, (match) => add(match, Number(match[3]), Number(match[2]), Number(match[1])));
  take(RANGE, (match) => {
    const month = monthOf(match[3] ?? '');
    add(match, Number(match[1]), month);
    add(match, Number(match[2]), month);
  });
  take(DAY_MONTH, (match) => add(match, Number(match[1]), monthOf(match[2] ?? ''), yearOf(match[3])));
  for (const match of letters.matchAll(DOTTED)) add(match, Number(match[1]), 10);
  take(MONTH_DAY, (match) => add(match, Number(match[2]), monthOf(match[1] ?? ''), yearOf(match[3])));
  take(NUMERIC, (match) => {
    const [day, month] = ordered(Number(match[1] ?? match[4] ?? match[7]), Number(match[2] ?? match[5] ?? match[8]));
    if (month >= 1 && month <= 12) add(match, day, month, yearOf(match[3] ?? match[6]));
  });
  take(ENGLISH_DAY, (match) => add(match, Number(match[1]), null));
  take(NORWEGIAN_DAY, (match) => add(match, Number(match[1] ?? match[2]), null));
  return { found, rest };
};
