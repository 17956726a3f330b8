import { distanceIn, spanOf as spanIn } from '@stridewell/language/entities';
import { CLOCK } from './durations.ts';
import { amountOf, NUMBER } from './numbers.ts';
import { blanked, type Reading } from './reading.ts';

export type Unit = 'km' | 'mi';

/** A pace in seconds per unit. */
export interface Pace {
  seconds: number;
  unit: Unit;
}

const METRES = /(?<![\dx×] ?)\b(\d{1,2})[ .]?(000|500)\s*(?:m|meter|metres?|meters?)\b/;
const WORDED = new RegExp(`\\b(${NUMBER})[\\s-]+(km|k|kilomet(?:er|re)s?|kilometer|miles?)\\b`);
const KM_PER_MILE = 1.609344;

const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ]?marathons?\b|\bhalvmara\w*|\bhalvmaraton\w*|\bhm\b|\bhalven\b|\bhalvmarathon\w*/, 21.1],
  [
    /\b(?:a|the|my|next|spring|city|local|for|do|run) half\b(?! (?:an?|hours?|time|of|past|the|way|speed|pace|as))|^\W*(?:and |for )?(?:the |a )?half\W*$/,
    21.1,
  ],
  [/\bmara(?:thon|ton)s?(?:en|et)?\b(?! (?:pace|effort|fart))|\bmarathon pace\b(?!)/, 42.2],
  [/\bpark ?runs?\b/, 5],
  [/\btremila\b|\b3[- ]?mila\b/, 30],
  [/\bhalvmil\b|\bhalv mil\b/, 5],
  [/\bfemmer(?:en)?\b|\b5[- ]?er(?:en)?\b|\bfem ?kilometeren\b/, 5],
  [/\btier(?:en)?\b|\bmila\b|\be[in] mil\b|\bmillop\w*|\b10[- ]?er(?:en)?\b/, 10],
];

/** Returns the distance in a message in kilometres, also of a named race such as a half; null when there is none. */
export const distanceOf = ({ text }: Reading): number | null => {
  const exact = distanceIn(text);
  if (exact !== null && exact > 0) return exact;
  const metres = METRES.exec(text);
  if (metres) return Number(metres[1]) + Number(metres[2]) / 1_000;
  const worded = WORDED.exec(text);
  if (worded && !/^(?:an?|en|et)$/.test(worded[1] ?? ''))
    return amountOf(worded[1] ?? '') * (worded[2]?.startsWith('mi') ? KM_PER_MILE : 1);
  return NAMED.find(([pattern]) => pattern.test(text))?.[1] ?? null;
};

const PER_KM = '(?:\\s*(?:min\\w*)?\\s*(?:/|per|pr\\.?|a|i)\\s*(?:km|k|kilomet\\w*)\\b)';
const PER_MILE = '(?:\\s*(?:min\\w*)?\\s*(?:/|per|a)\\s*(?:miles?|mi)\\b)';
const MILE_PACE = new RegExp(
  `\\b(\\d{1,2})(?:[:.]([0-5]\\d))?[- ]?min(?:ute)?s?[- ]?mil(?:es?|ers?)\\b|\\b(\\d{1,2})[:.]([0-5]\\d)[- ]miles?\\b|\\b(\\d{1,2})[:.]([0-5]\\d)${PER_MILE}|\\b(\\d{1,2})(?:[- ]?min(?:ute)?s?) ?(?:/|per|a) ?(?:miles?|mi)\\b`,
);
const EXACT_PACE = new RegExp(`\\b(\\d{1,2})[:.]([0-5]\\d)(?=${PER_KM})`);
const PACE_WORD = '(?:pace|fart\\w*|tempo\\w*|speed|splits?)';
const WORDED_PACE = new RegExp(
  `\\b([2-9]|1[0-2])[:.]([0-5]\\d)(?=\\s*(?:min\\b|-)?\\s*${PACE_WORD})|\\b${PACE_WORD}\\s+(?:of\\s+|is\\s+|pa\\s+|er\\s+|now\\s+)?([2-9]|1[0-2])[:.]([0-5]\\d)\\b`,
);
const RACE_AFTER =
  '(?!:\\d|\\s*(?:marathon|maraton|mara|half|halv|hm|hours?|timer?|h\\b|t\\b|[ap]m|km\\b|mil\\b|for (?:a|the) (?:half|marathon)))';
/** A pace without a unit: "5.10", "thresh is 4:35". Shorter than 3:00 and longer than 9:59 are not read as a pace. */
const BARE_PACE = new RegExp(
  `(?<![\\d:.,]|\\b(?:sub|under|score|readiness|(?:marathon|maraton|mara|half) (?:in|pa|under))\\s)([3-9]):([0-5]\\d)\\b${RACE_AFTER}`,
);
const DOTTED_PACE = new RegExp(
  `(?:\\b(?:terskel\\w*|threshold|thresh|ftp|at|pa|holdt|held|averaged|snittet|snitta|ran|lop|lopte|than|enn|til|to|is|er)\\s+)([3-9])\\.([0-5]\\d)\\b${RACE_AFTER}(?!\\s*%)`,
);
const ONLY_PACE = /^\W*([3-9])[.:]([0-5]\d)\W*$/;
const ROUND_PACE = new RegExp(
  `\\b([2-9]|1[0-2]|${NUMBER})\\s*(?:min(?:utes?|utter)?|minutt)\\s*(?:/|per|pr\\.?|a|i)\\s*(?:km|k|kilomet\\w*)\\b|\\b(?:faster|quicker|slower|under|sub|raskere|fortere|saktere|seinere|senere)\\s+(?:than\\s+|enn\\s+)?([3-9])(?:\\s*(?:min\\w*)?\\s*(?:/|per|pr|a|i)\\s*(?:km|k|kilomet\\w*)|\\s*(?:$|[?!.]))`,
);
const [MILE_MIN, MILE_MAX, KM_MIN, KM_MAX] = [240, 1_500, 150, 900];

/** The matches of a pace, for removing them from a text before durations are read. */
const PACES = [MILE_PACE, EXACT_PACE, WORDED_PACE, ROUND_PACE, BARE_PACE, DOTTED_PACE];

/** Returns the text without its paces. */
export const withoutPaces = ({ text, letters }: Reading): Reading => ({
  letters,
  text: PACES.reduce((rest, pattern) => blanked(rest, new RegExp(pattern.source, 'g')), text),
});

const secondsOf = (match: RegExpExecArray): number => {
  const [, ...parts] = match;
  const [minutes = '', seconds = '0'] = parts.filter((part) => part !== undefined);
  return amountOf(minutes) * 60 + Number(seconds);
};

/** Returns the pace in a message, such as `5:10/km`, `5.10` or `8 minute miles`; null when there is none. */
export const paceOf = ({ text: read }: Reading): Pace | null => {
  const text = blanked(read, CLOCK);
  const mile = MILE_PACE.exec(text);
  if (mile) {
    const seconds = secondsOf(mile);
    if (seconds >= MILE_MIN && seconds <= MILE_MAX) return { seconds, unit: 'mi' };
  }
  for (const pattern of [EXACT_PACE, WORDED_PACE, ROUND_PACE, BARE_PACE, DOTTED_PACE, ONLY_PACE]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const seconds = secondsOf(match);
    if (seconds >= KM_MIN && seconds <= KM_MAX) return { seconds, unit: 'km' };
  }
  return null;
};

const PULSE =
  /\b(\d{2,3})\s?(?:bpm|slag|beats|i (?:snitt)?puls|pulse)\b|\b(?:hr|pulse?n?|heart ?rate|(?:\w{0,8})puls(?:en)?)\b(?! \d{1,2} ?%)\D{0,18}\b(\d{2,3})\b(?!\s*(?:km|min|%|k\b|dager|days|ar\b|years))/;

/** Returns the heart rate in a message in beats per minute; null when there is none between 30 and 230. */
export const pulseOf = ({ text }: Reading): number | null => {
  const match = PULSE.exec(text);
  const value = Number(match?.[1] ?? match?.[2]);
  return value >= 30 && value <= 230 ? value : null;
};

const EFFORT =
  /\b(?:rpe|effort|borg|anstrengelse|innsats|felt like|opplevd)\b\D{0,12}\b(10|\d)\b|\b(?:hard|tough|easy|hardt|tungt|lett) (10|\d)(?: (?:out of|of|av) (?:10|ti))?\b(?!\s*(?:km|k\b|min|mil|days|dager|weeks|uker|x))/;

/** Returns the perceived effort in a message, 1 to 10; null when there is none. */
export const effortOf = ({ text }: Reading): number | null => {
  const match = EFFORT.exec(text);
  const value = Number(match?.[1] ?? match?.[2]);
  return value >= 1 && value <= 10 ? value : null;
};

const COUNT =
  /\b(\d|two|three|four|five|six|seven)\s+(?:runs|running days|times|sessions|workouts|days (?:a|per|every|each) week|(?:a|per) week)\b|\b(\d|to|tre|fire|fem|seks|sju|syv)\s+(?:lopeturer|turer|okter|ganger|lopedager|dager (?:i|per) (?:uka|uken|uke)|i uka)\b/;

/** Returns the number of runs or times in a message, such as 3 for "three runs a week"; null when there is none. */
export const countOf = ({ text }: Reading): number | null => {
  const match = COUNT.exec(text);
  const written = match?.[1] ?? match?.[2];
  return written === undefined ? null : amountOf(written);
};

const PER_WEEK =
  /\b(?:runs?|days?|times|sessions?|\d|two|three|four|five|six|hours?|km|miles) (?:a|per) (?:week|day|month)\b/g;
const RECENT = new RegExp(`\\b(?:siste|last|past|next|neste)(?: de)? (\\d{1,2}|${NUMBER}) (ukene|manedene|dagene)\\b`);
const RECENT_DAYS: Readonly<Record<string, number>> = { u: 7, m: 30, d: 1 };

/** Returns the period in a message in days, such as 14 for "two weeks"; null when there is none. */
export const spanOf = ({ text }: Reading): number | null => {
  const recent = RECENT.exec(text);
  if (recent) return amountOf(recent[1] ?? '') * (RECENT_DAYS[(recent[2] ?? '').slice(0, 1)] ?? 1);
  return /\bpast month\b|\bsiste maneden?\b/.test(text) ? 30 : spanIn(blanked(text, PER_WEEK));
};
