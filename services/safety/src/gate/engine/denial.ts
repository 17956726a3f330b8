import * as words from '../words/excuse-words.ts';
import type { Match, Read } from './matcher.ts';

/** Maximum number of words between a negation and the symptom that follows it. */
const REACH = 8;
/** Maximum number of words in a list of denied symptoms. */
const LONGEST_LIST = 16;

type SymptomTest = (token: Read) => boolean;

const sameLine = (tokens: readonly Read[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token) => !token.after.includes('\n'));

const textAt = (tokens: readonly Read[], at: number): string => tokens[at]?.text ?? '';

const someNear = (tokens: readonly Read[], from: number, to: number, set: ReadonlySet<string>): boolean =>
  tokens.slice(Math.max(0, from), to).some(({ text }) => set.has(text));

const CANNOT: ReadonlySet<string> = new Set([
  'cant',
  'cannot',
  'couldnt',
  'dont',
  'not',
  'never',
  'no',
  'ikke',
  'aldri',
]);

/** True when a negation denies the symptom. False for "cannot run without chest pain" or "pretend there is none". */
const isPlain = (tokens: readonly Read[], at: number): boolean => {
  const text = textAt(tokens, at);
  if (text === 'no' && words.SPEAKERS.has(textAt(tokens, at + 1))) return false;
  if ((text === 'without' || text === 'uten') && someNear(tokens, at - 8, at, CANNOT)) return false;
  return !someNear(tokens, at - 6, at, words.PRETENDS);
};

/** True when words after a denied symptom cancel the denial, such as "until today" or "like this". */
const isTakenBack = (tokens: readonly Read[], denier: number, end: number): boolean => {
  const sentence = tokens[end]?.sentence;
  const next = tokens.slice(end + 1, end + 5).filter((token) => token.sentence === sentence);
  if (next.some(({ text }) => words.ENDS_DENIAL.has(text))) return true;
  const everDenied = ['never', 'aldri', 'havent', 'not', 'ikke'].includes(textAt(tokens, denier));
  // The Norwegian word "før" is folded to "for". When nothing follows it, it means "before".
  const before = next.some(({ text }, at) => text === 'for' && at === next.length - 1);
  return everDenied && (before || next.some(({ text }) => words.COMPARES.has(text)));
};

/** True when a list of denied symptoms continues with "or", as in "no fever, chest pain or dizziness". */
const listContinues = (tokens: readonly Read[], denier: number, isSymptom: SymptomTest): boolean => {
  const list = tokens.slice(denier + 1, denier + 1 + LONGEST_LIST);
  const end = list.findIndex(
    (token) => token.sentence !== tokens[denier]?.sentence || (!isSymptom(token) && !words.TRANSPARENT.has(token.text)),
  );
  return words.OR.has(list[end]?.text ?? '');
};

/**
 * Returns the position of the word that denies the symptom at `start`, or -1. The word must be in the same line and
 * sentence, with only symptoms and small words in between.
 */
const denierOf = (tokens: readonly Read[], start: number, isSymptom: SymptomTest): number => {
  let listed = false;
  for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[start]?.sentence) return -1;
    listed ||= token.clause !== tokens[start]?.clause || isSymptom(token);
    if (words.NEGATORS.has(token.text)) {
      const reaches = sameLine(tokens, at, start) && (!listed || listContinues(tokens, at, isSymptom));
      return reaches && isPlain(tokens, at) ? at : -1;
    }
    if (!isSymptom(token) && !words.TRANSPARENT.has(token.text) && !words.OR.has(token.text)) return -1;
  }
  return -1;
};

/** True when a denial is between the words of the match, as in "the calf is not swollen". */
const deniedInside = (tokens: readonly Read[], match: Match): boolean =>
  match.slice(1).some((to, at) => {
    const from = match[at] ?? to;
    for (let between = to - 1; between > from; between -= 1) {
      const text = textAt(tokens, between);
      if (words.NEGATORS.has(text)) return sameLine(tokens, between, to) && isPlain(tokens, between);
      if (!words.TRANSPARENT.has(text) && !words.OR.has(text)) return false;
    }
    return false;
  });

const NORWEGIAN_HAVE = new Set(['har', 'er', 'hadde', 'var', 'kjenner', 'fikk']);
const NORWEGIAN_I = new Set(['jeg', 'eg']);

/**
 * True when a denial follows the match, as in "chest pain: none", "feber har jeg ikke", "besvimte ikke" or "kneet låser
 * seg ikke".
 */
const deniedAfter = (tokens: readonly Read[], match: Match): boolean => {
  const end = match.at(-1) ?? 0;
  const [one, two, three, four] = tokens.slice(end + 1, end + 5);
  const ends = (at: Read | undefined, next: Read | undefined): boolean =>
    at !== undefined && (next === undefined || next.clause !== at.clause);
  const separator = tokens[end]?.after ?? '';
  if (one && words.ANSWERS_NO.has(one.text) && ends(one, two) && !separator.includes(',') && !separator.includes('\n'))
    return true;
  if (one && two && three && NORWEGIAN_HAVE.has(one.text) && NORWEGIAN_I.has(two.text) && three.text === 'ikke')
    return ends(three, four);
  const [verb, ikke, next] = one?.text === 'seg' ? [true, two, three] : [match.length === 1, one, two];
  return verb && ikke?.text === 'ikke' && ikke.clause === tokens[end]?.clause && next?.text !== 'bare';
};

/**
 * True when a symptom is clearly denied, as in "no chest pain", "I don't feel faint or dizzy" or "leggen er ikke
 * hoven". An unclear denial is ignored, because the gate prefers false positives to false negatives.
 */
export const isDenied = (tokens: readonly Read[], match: Match, isSymptom: SymptomTest): boolean => {
  const start = match[0] ?? 0;
  const denier = denierOf(tokens, start, isSymptom);
  if (denier >= 0) return !isTakenBack(tokens, denier, match.at(-1) ?? start);
  return deniedInside(tokens, match) || deniedAfter(tokens, match);
};
