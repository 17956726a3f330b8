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

const group = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const found = groups.get(key);
    if (found) found.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

const firstPiece = ({ pieces }: Phrase): Piece => pieces[0] ?? { text: '', isStem: false };
const BY_WORD = group(
  PHRASES.filter((phrase) => !firstPiece(phrase).isStem),
  (phrase) => firstPiece(phrase).text,
);
const BY_STEM = group(
  PHRASES.filter((phrase) => firstPiece(phrase).isStem),
  (phrase) => firstPiece(phrase).text.slice(0, 1),
);
const GUESSES = group([...WORDS], (word) => word.slice(0, 1));

const isKnown = (token: string): boolean =>
  WORDS.has(token) || NEUTRAL.has(token) || STEMS.some((stem) => token.startsWith(stem));

const INFLECTED_FROM = 4;
/** Endings of both languages; they count only on tokens that are no word of their own here. */
const ENDINGS = /^(?:s|es|ed|d|ing|er|en|et|a|ene|ens|ets|e|r|t|te|ne|n)$/;

const isInflected = (token: string, word: string): boolean =>
  word.length >= INFLECTED_FROM && token.startsWith(word) && ENDINGS.test(token.slice(word.length));

/** First parts of Norwegian compounds that add nothing: a "treningsfase" is a "fase". */
const COMPOUND = /^(?:trenings|lopetrenings|lope|lops|ukes|dags)([a-z]{3,})$/;

/** What a token may stand for: itself; where it is no word, also words with another ending, and those one slip of the fingers away. */
const readingsOf = (token: string): readonly string[] => {
  if (/^\d/.test(token) || isKnown(token)) return [token];
  const [first = '', second = ''] = token;
  const compound = COMPOUND.exec(token)?.[1];
  if (compound !== undefined && isKnown(compound)) return [token, compound];
  const near = first === second ? [first] : [first, second];
  const words = near.flatMap((letter) => GUESSES.get(letter) ?? []);
  return [token, ...words.filter((word) => isInflected(token, word) || isTypo(token, word))];
};

const fits = (readings: readonly string[], { text, isStem }: Piece): boolean =>
  readings.some((reading) => (isStem ? reading.startsWith(text) : reading === text));

/** Small words that may stand inside a phrase: "tone it down", "varmer jeg opp". */
const FILLERS = new Set([
  'i',
  'it',
  'my',
  'the',
  'this',
  'that',
  'me',
  'a',
  'you',
  'we',
  'jeg',
  'du',
  'vi',
  'den',
  'det',
  'meg',
  'min',
  'mi',
  'en',
  'et',
  'just',
  'bare',
]);

/** Whether a phrase stands from a place on; at most one small word between two of its words. */
const stands = (
  texts: readonly string[],
  readings: readonly (readonly string[])[],
  at: number,
  pieces: readonly Piece[],
): boolean => {
  let place = at;
  for (const [step, piece] of pieces.entries()) {
    if (step > 0 && !fits(readings[place] ?? [], piece) && FILLERS.has(texts[place] ?? '')) place += 1;
    if (!fits(readings[place] ?? [], piece)) return false;
    place += 1;
  }
  return true;
};

/** A concept that a message names, with the place of its first word. */
export interface Mention {
  concept: Concept;
  at: number;
  length: number;
}

/** Every concept that the tokens name. Linear in the length of the text: each place looks at phrases of its first letters only. */
export const mentionsOf = (tokens: readonly Token[]): Mention[] => {
  const known = new Map<string, readonly string[]>();
  const texts = tokens.map(({ text }) => text);
  const readings = tokens.map(({ text }) => {
    const found = known.get(text) ?? readingsOf(text);
    known.set(text, found);
    return found;
  });
  return readings.flatMap((here, at) =>
    [
      ...here.flatMap((reading) => BY_WORD.get(reading) ?? []),
      ...[...new Set(here.map((reading) => reading.slice(0, 1)))].flatMap((letter) => BY_STEM.get(letter) ?? []),
    ]
      .filter(({ pieces }) => stands(texts, readings, at, pieces))
      .map(({ concept, pieces }) => ({ concept, at, length: pieces.length })),
  );
};
