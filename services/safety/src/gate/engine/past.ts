import * as words from '../words/excuse-words.ts';
import type { Match, Read } from './matcher.ts';

/** Number of words before and after a mention that are searched for a time expression. */
const NEAR = 25;

const around = (tokens: readonly Read[], match: Match, same: (token: Read) => boolean): Read[] => {
  const start = match[0] ?? 0;
  const end = match.at(-1) ?? start;
  return tokens.slice(Math.max(0, start - NEAR), end + NEAR).filter(same);
};

const clausesOf = (tokens: readonly Read[], match: Match): Read[] => {
  const clauses = new Set(match.map((at) => tokens[at]?.clause));
  return around(tokens, match, (token) => clauses.has(token.clause));
};

const sentenceOf = (tokens: readonly Read[], match: Match): Read[] => {
  const sentence = tokens[match[0] ?? 0]?.sentence;
  return around(tokens, match, (token) => token.sentence === sentence);
};

const textOf = (tokens: readonly Read[]): string => tokens.map(({ text }) => text).join(' ');

/** Expressions for times long past, in folded spelling: "år siden" is "ar siden". */
const LONG_AGO =
  /\b(?:years? (?:ago|back)|last year|ar siden|i fjor|as a (?:kid|child|teenager)|som (?:barn|ung|liten)|(?:in|i) (?:19|20)\d\d|(?:when i was|da jeg var) (?:a |en |et )?(?:young|small|little|kid|child|boy|girl|ung|liten|barn|ten|ti|\d|1\d))\b/;

/**
 * True when a current symptom is compared with the past, as in "chest pain like last year". The "as" in "as a kid" is
 * not a comparison.
 */
const isCompared = (clause: string): boolean =>
  clause
    .replace(LONG_AGO, '')
    .split(' ')
    .some((text) => words.LIKENS.has(text));

/** True when the clause of a mention says that it was a year or more ago and no word makes it current. */
export const isLongPast = (tokens: readonly Read[], match: Match): boolean => {
  const clause = clausesOf(tokens, match);
  const text = textOf(clause);
  return LONG_AGO.test(text) && !isCompared(text) && !clause.some((token) => words.PRESENT.has(token.text));
};

/**
 * True when a verb in the past tense precedes the mention, as in "was sick", "had" or "har vært syk". False for "have
 * had" and "har hatt", which may describe something ongoing.
 */
const isInPastTense = (tokens: readonly Read[], start: number): boolean => {
  const clause = tokens[start]?.clause;
  const before = tokens
    .slice(Math.max(0, start - NEAR), start)
    .filter((token) => token.clause === clause)
    .map(({ text }) => text);
  if (/\bhar vaert (?:syk|sjuk)\b/.test(before.join(' '))) return true;
  return before.some((text, at) => words.PAST_VERBS.has(text) && !words.ONGOING.has(before[at - 1] ?? ''));
};

/** True when the sentence says that the runner is well again, as in "fine since yesterday" or "frisk igjen". */
const isWellSince = (sentence: readonly Read[]): boolean =>
  sentence.some(({ text }, at) => words.WELL.has(text) && words.WELL_SINCE.has(sentence[at + 1]?.text ?? ''));

const isTimed = (clause: readonly Read[]): boolean =>
  clause.some(({ text }) => words.PASSED_TIME.has(text)) && !clause.some(({ text }) => words.RECENT.has(text));

/**
 * True when an illness is clearly over: in the past tense and either dated in days or weeks ("was sick 4 days with a
 * fever") or followed by "fine since ...". An illness that is not clearly over is treated as current.
 */
export const isOver = (tokens: readonly Read[], match: Match): boolean => {
  if (!isInPastTense(tokens, match[0] ?? 0)) return false;
  return isWellSince(sentenceOf(tokens, match)) || isTimed(clausesOf(tokens, match));
};
