import { fold } from '@stridewell/coaching/gate/engine/fold';
import type { Token } from '@stridewell/coaching/gate/engine/tokens';
import { isTypo } from '@stridewell/coaching/gate/engine/typo';
import { CONCEPTS, type Concept } from './words/all.ts';
import { COMMON } from './words/common.ts';

/** One word of a phrase, folded; a stem matches what begins with it. */
interface Piece {
  text: string;
  isStem: boolean;
}

interface Phrase {
  concept: Concept;
  pieces: readonly Piece[];
}

const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const piecesOf = (phrase: string): Piece[] =>
  phrase.split(/[\s-]+/).flatMap((word) => foldedWords(word).map((text) => ({ text, isStem: word.endsWith('*') })));

const phrasesOf = ([concept, written]: [string, string]): Phrase[] =>
  written
    .split(',')
    .map((phrase) => ({ concept: concept as Concept, pieces: piecesOf(phrase.trim()) }))
    .filter(({ pieces }) => pieces.length > 0);

const PHRASES = Object.entries(CONCEPTS).flatMap(phrasesOf);
const STEMS = [
  ...new Set(PHRASES.flatMap(({ pieces }) => pieces.filter(({ isStem }) => isStem).map(({ text }) => text))),
];
const WORDS = new Set(PHRASES.flatMap(({ pieces }) => pieces.map(({ text }) => text)));
const NEUTRAL = new Set(foldedWords(COMMON));

const byFirstLetter = <T>(items: readonly T[], textOf: (item: T) => string): Map<string, T[]> => {
  const buckets = new Map<string, T[]>();
  for (const item of items) {
    const key = textOf(item).slice(0, 1);
    buckets.set(key, [...(buckets.get(key) ?? []), item]);
  }
  return buckets;
};

const STARTS = byFirstLetter(PHRASES, ({ pieces }) => pieces[0]?.text ?? '');
const GUESSES = byFirstLetter([...WORDS], (word) => word);

const isKnown = (token: string): boolean =>
  WORDS.has(token) || NEUTRAL.has(token) || STEMS.some((stem) => token.startsWith(stem));

/** What a token may stand for: itself, or the words one slip of the fingers away where it is no word itself. */
const readingsOf = (token: string): readonly string[] => {
  if (/^\d/.test(token) || isKnown(token)) return [token];
  const near = [token.slice(0, 1), token.slice(1, 2)].flatMap((letter) => GUESSES.get(letter) ?? []);
  return [token, ...near.filter((word) => isTypo(token, word))];
};

const fits = (readings: readonly string[], { text, isStem }: Piece): boolean =>
  readings.some((reading) => (isStem ? reading.startsWith(text) : reading === text));

/** A concept that a message names, with the place of its first word. */
export interface Mention {
  concept: Concept;
  at: number;
  length: number;
}

/** Every concept that the tokens name. Linear in the length of the text: each place looks at phrases of its first letters only. */
export const mentionsOf = (tokens: readonly Token[]): Mention[] => {
  const known = new Map<string, readonly string[]>();
  const readings = tokens.map(({ text }) => {
    const found = known.get(text) ?? readingsOf(text);
    known.set(text, found);
    return found;
  });
  return readings.flatMap((here, at) =>
    [...new Set(here.map((reading) => reading.slice(0, 1)))]
      .flatMap((letter) => STARTS.get(letter) ?? [])
      .filter(({ pieces }) => pieces.every((piece, step) => fits(readings[at + step] ?? [], piece)))
      .map(({ concept, pieces }) => ({ concept, at, length: pieces.length })),
  );
};
