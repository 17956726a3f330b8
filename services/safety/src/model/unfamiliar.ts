import { ln } from './hash.ts';
import { normalize, rawTokens, wordOf } from './normalize.ts';

/** For each word, the number of ordinary messages and niggles that contain it. */
export type Familiarity = Readonly<Record<string, number>>;

const FULL = ln(25);
const UNKNOWN = 1.2;
/** Weight of names of places, races and brands, which do not matter for safety. */
const NAME_WEIGHT = 0.3;
const NAMES = new Set(
  `oslo bergen trondheim stavanger tromso drammen kristiansand bodo alesund nordmarka holmenkollen sognsvann london manchester
  edinburgh glasgow dublin berlin paris boston chicago newyork york valencia copenhagen kobenhavn stockholm garmin polar suunto
  coros strava fitbit apple nike adidas hoka asics saucony brooks mizuno salomon altra vaporfly alphafly parkrun maurten sis
  birkebeinerrittet birken sentrumslopet holmenkollstafetten bislett`.split(/\s+/),
);

/** Counts in how many texts each word occurs. Even a word that occurs in only one text is treated as known. */
export const countDocuments = (texts: readonly string[]): Familiarity => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(rawTokens(normalize(text)).map(wordOf))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Cache of the unfamiliarity of words, by the number of texts that contain the word. */
const shares: number[] = [];
const shareOf = (df: number): number => {
  const known = shares[df];
  if (known !== undefined) return known;
  const share = Math.max(0, 1 - ln(1 + df) / FULL);
  shares[df] = share;
  return share;
};

/**
 * Returns the unfamiliarity u of a text (`language.md` 3.3): the sum over its words, divided by the square root of
 * their number.
 */
export const unfamiliarity = (words: readonly string[], familiarity: ReadonlyMap<string, number>): number => {
  if (words.length === 0) return 0;
  let sum = 0;
  for (const word of words) {
    const df = familiarity.get(word);
    const weight = NAMES.has(word) ? NAME_WEIGHT : 1;
    sum += weight * (df === undefined ? UNKNOWN : shareOf(df));
  }
  return sum / Math.sqrt(words.length);
};

/** True when a text contains a word that is in no ordinary message of the training writers and is no known name. */
export const hasUnknownWord = (words: readonly string[], familiarity: ReadonlyMap<string, number>): boolean =>
  words.some((word) => !familiarity.has(word) && !NAMES.has(word));
