import { createPhraseReader, type WordList } from '@stridewell/safety/phrases';
import { isRuledOut } from './ruled-out.ts';

/** Turns the number in "5th metatarsal" or "metatarsal 5" into a word that phrases can match, and "non-" into "not". */
const spellOut = (text: string): string =>
  text
    .replace(/\bnon(?:[\s-]{1,3}|(?=insertion))/gi, 'not ')
    .replace(/\b5\s{0,3}(?:th|te|\.)?[\s-]{0,3}(?=mt\b|metatars|mellomfot)/gi, 'fifth ')
    .replace(
      /\b(mt|metatars\w*|mellomfot\w*)[\s-]{0,3}(?:nr\.?|number|no\.?|#)?\s{0,3}(?:5|v)\b(?!\s{0,3}(?:w|u|d|m|x|y|k|\/))/gi,
      'fifth $1',
    );

/** Creates a function that returns which of the lists a profile text mentions; see `createPhraseReader`. */
export const createMentionReader = <N extends string>(
  lists: Readonly<Record<N, WordList>>,
): ((text: string) => Set<N>) => createPhraseReader(lists, { normalize: spellOut, isRuledOut });
