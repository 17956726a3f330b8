import { fold } from '@stridewell/safety/text';
import { allCards } from './find-card.ts';

/** Endings of a word that is spelled correctly when the word without it is, or the word with it. */
const ENDINGS = ['s', 'r', 'n', 't', 'd', 'er', 'en', 'et', 'ed', 'ing', 'ene', 'a', 'e'] as const;
const STEM_MIN = 4;

const wordsIn = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

let spelled: ReadonlySet<string> | null = null;

const words = (): ReadonlySet<string> => {
  spelled ??= new Set(
    allCards().flatMap(({ title, facts, limit }) =>
      [title, ...facts, ...(limit ? [limit] : [])].flatMap(({ en, nb }) => [...wordsIn(en), ...wordsIn(nb)]),
    ),
  );
  return spelled;
};

/**
 * True for a folded word of the knowledge cards, also with another ending: it is spelled correctly, so it stands for no
 * other word. False for a word that no card has, which may be spelled correctly or not.
 */
export const isSpelledWord = (word: string): boolean =>
  words().has(word) ||
  ENDINGS.some(
    (ending) =>
      words().has(`${word}${ending}`) ||
      (word.length - ending.length >= STEM_MIN && word.endsWith(ending) && words().has(word.slice(0, -ending.length))),
  );
