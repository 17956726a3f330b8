import type { Token } from '@stridewell/safety/text';
import { fold, isTypo } from '@stridewell/safety/text';

/** One folded word of a phrase. A stem matches every word that begins with it. */
interface Piece {
  text: string;
  isStem: boolean;
}

interface Phrase<C extends string> {
  concept: C;
  pieces: readonly Piece[];
}

const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const piecesOf = (phrase: string): Piece[] =>
  phrase.split(/[\s-]+/).flatMap((word) => foldedWords(word).map((text) => ({ text, isStem: word.endsWith('*') })));

const phrasesOf = <C extends string>(concept: C, written: string): Phrase<C>[] =>
  written
    .split(',')
    .map((phrase) => ({ concept, pieces: piecesOf(phrase.trim()) }))
    .filter(({ pieces }) => pieces.length > 0);

const firstPiece = ({ pieces }: Phrase<string>): Piece => pieces[0] ?? { text: '', isStem: false };

const INFLECTED_FROM = 4;
/** Word endings in both languages. They are removed only from tokens that are not in the lexicon. */
const ENDINGS = /^(?:s|es|ed|d|ing|er|en|et|a|ene|ens|ets|e|r|t|te|ne|n)$/;

const isInflected = (token: string, word: string): boolean =>
  word.length >= INFLECTED_FROM && token.startsWith(word) && ENDINGS.test(token.slice(word.length));

/** First parts of Norwegian compound words that can be ignored: a "treningsfase" is a "fase". */
const COMPOUND = /^(?:trenings|lopetrenings|lope|lops|ukes|dags)([a-z]{3,})$/;

const fits = (readings: readonly string[], { text, isStem }: Piece): boolean =>
  readings.some((reading) => (isStem ? reading.startsWith(text) : reading === text));

/** Filler words that may occur inside a phrase, as in "tone it down" or "varmer jeg opp". */
const FILLERS = new Set('i it my the this that me a you we jeg du vi den det meg min mi en et just bare'.split(' '));

/** True when a phrase begins at the given position, allowing at most one filler word between two of its words. */
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

/** A concept found in a message, with the position of its first word. */
export interface Mention<C extends string> {
  concept: C;
  at: number;
  length: number;
}

/** Finds the concepts in a list of tokens and returns them in the order of the text. */
export type Lexicon<C extends string> = (tokens: readonly Token[]) => Mention<C>[];

/** True when two words differ only in their last letter, as "smerta" and "smerte" do. */
const differsAtEnd = (token: string, word: string): boolean =>
  word.startsWith(token.slice(0, -1)) || token.startsWith(word.slice(0, -1));

/**
 * Returns the words that a token may stand for: the token itself, and for an unknown token also words that differ by
 * their ending or by one typing error. A correctly spelled word is never treated as a typing error of another word.
 */
const createReadings = (
  phrases: readonly Phrase<string>[],
  common: string,
  isSpelled: (word: string) => boolean,
): ((token: string) => readonly string[]) => {
  const pieces = phrases.flatMap((phrase) => phrase.pieces);
  const stems = [...new Set(pieces.filter(({ isStem }) => isStem).map(({ text }) => text))];
  const words = new Set(pieces.map(({ text }) => text));
  const neutral = new Set(foldedWords(common));
  const guesses = Map.groupBy([...words], (word) => word.slice(0, 1));
  const isKnown = (token: string): boolean =>
    words.has(token) || neutral.has(token) || stems.some((stem) => token.startsWith(stem));
  return (token) => {
    if (/^\d/.test(token) || isKnown(token)) return [token];
    const [first = '', second = ''] = token;
    const compound = COMPOUND.exec(token)?.[1];
    if (compound !== undefined && isKnown(compound)) return [token, compound];
    const near = first === second ? [first] : [first, second];
    const found = near.flatMap((letter) => guesses.get(letter) ?? []);
    const mayMean = (word: string): boolean =>
      isInflected(token, word) || (isTypo(token, word) && (differsAtEnd(token, word) || !isSpelled(token)));
    return [token, ...found.filter(mayMean)];
  };
};

/**
 * Creates a function that finds concepts in text. `concepts` maps each concept name to comma-separated words and
 * phrases in both languages; a stem ends with `*`. `common` contains everyday words that are never treated as typing
 * errors; `isSpelled` returns whether any other folded word is spelled correctly and therefore also never treated as a
 * typing error. The run time is linear in the length of the text, because each token is compared only with phrases that
 * begin with the same letters.
 */
export const createLexicon = <C extends string>(
  concepts: Readonly<Record<C, string>>,
  common: string,
  isSpelled: (word: string) => boolean = () => false,
): Lexicon<C> => {
  const phrases = (Object.entries(concepts) as [C, string][]).flatMap(([concept, written]) =>
    phrasesOf(concept, written),
  );
  const byWord = Map.groupBy(
    phrases.filter((phrase) => !firstPiece(phrase).isStem),
    (phrase) => firstPiece(phrase).text,
  );
  const byStem = Map.groupBy(
    phrases.filter((phrase) => firstPiece(phrase).isStem),
    (phrase) => firstPiece(phrase).text.slice(0, 1),
  );
  const readingsOf = createReadings(phrases, common, isSpelled);

  return (tokens) => {
    const known = new Map<string, readonly string[]>();
    const texts = tokens.map(({ text }) => text);
    const readings = texts.map((text) => {
      const found = known.get(text) ?? readingsOf(text);
      known.set(text, found);
      return found;
    });
    return readings.flatMap((here, at) =>
      [
        ...here.flatMap((reading) => byWord.get(reading) ?? []),
        ...[...new Set(here.map((reading) => reading.slice(0, 1)))].flatMap((letter) => byStem.get(letter) ?? []),
      ]
        .filter(({ pieces }) => stands(texts, readings, at, pieces))
        .map(({ concept, pieces }) => ({ concept, at, length: pieces.length })),
    );
  };
};

type WordLists = Readonly<Record<string, string>>;

/** Merges maps from concept names to word lists. Lists with the same concept name are joined in the given order. */
export const joinConcepts = <C extends string>(...lists: readonly WordLists[]): Record<C, string> => {
  const names = [...new Set(lists.flatMap((words) => Object.keys(words)))];
  return Object.fromEntries(
    names.map((name) => [name, lists.flatMap((words) => words[name] ?? []).join(', ')]),
  ) as Record<C, string>;
};
