import { isDenied } from '@stridewell/coaching/gate/engine/denial';
import { symptomTest } from '@stridewell/coaching/gate/engine/excuses';
import { type Match, PatternIndex, type Read } from '@stridewell/coaching/gate/engine/matcher';
import { isLongPast } from '@stridewell/coaching/gate/engine/past';
import { compile } from '@stridewell/coaching/gate/engine/pattern';
import { tokensOf } from '@stridewell/coaching/gate/engine/tokens';
import { Vocabulary } from '@stridewell/coaching/gate/engine/vocabulary';
import { DIALECT } from '@stridewell/coaching/gate/words/dialect';
import { phrases } from '@stridewell/coaching/gate/words/split';
import { isRuledOut } from './ruled-out.ts';

/** Phrases to look for, a line each, in the notation of the coaches' safety gate. */
export interface WordList {
  written: string;
  /** A mention dated a year or more back counts as well. */
  past?: boolean;
}

interface Listed extends WordList {
  /** A denial runs on through a list of symptoms and of the list's own words: "no pain, pop or giving way". */
  isListed: (token: Read) => boolean;
}

/** "5th metatarsal", "metatarsal 5": the number becomes a word, which phrases can name; "non-insertional" becomes a denial. */
const spellOut = (text: string): string =>
  text
    .replace(/\bnon(?:[\s-]{1,3}|(?=insertion))/gi, 'not ')
    .replace(/\b5\s{0,3}(?:th|te|\.)?[\s-]{0,3}(?=mt\b|metatars|mellomfot)/gi, 'fifth ')
    .replace(
      /\b(mt|metatars\w*|mellomfot\w*)[\s-]{0,3}(?:nr\.?|number|no\.?|#)?\s{0,3}(?:5|v)\b(?!\s{0,3}(?:w|u|d|m|x|y|k|\/))/gi,
      'fifth $1',
    );

const counts = (tokens: readonly Read[], match: Match, { isListed, past = false }: Listed): boolean =>
  !isDenied(tokens, match, isListed) && !isRuledOut(tokens, match) && (past || !isLongPast(tokens, match));

/**
 * A reader that tells which lists a text mentions, by the rules of the coaches' safety gate: English and Norwegian in one list,
 * slips of the fingers included; what is denied, ruled out or (unless asked for) long past is left out. Linear in the length of
 * the text, and every word is looked up once.
 */
export const readerOf = <N extends string>(lists: Readonly<Record<N, WordList>>): ((text: string) => Set<N>) => {
  const vocabulary = new Vocabulary();
  const isSymptom = symptomTest(vocabulary);
  const index = new PatternIndex<N>();
  const listed = new Map<N, Listed>();
  for (const [name, list] of Object.entries(lists) as [N, WordList][]) {
    const patterns = phrases(list.written).flatMap((phrase) => compile(phrase, vocabulary));
    for (const pattern of patterns) index.add(pattern, name);
    const own = new Set(patterns.flatMap((steps) => steps.flatMap(({ accepts }) => [...accepts])));
    listed.set(name, { ...list, isListed: (token) => isSymptom(token) || token.ids.some((id) => own.has(id)) });
  }

  const read = (text: string): Read[] => {
    const known = new Map<string, number[]>();
    return tokensOf(spellOut(text)).map((token) => {
      const word = DIALECT.get(token.text) ?? token.text;
      const ids = known.get(word) ?? vocabulary.idsOf(word);
      known.set(word, ids);
      return { ...token, text: word, ids };
    });
  };

  return (text) => {
    const found = new Set<N>();
    const tokens = read(text);
    for (let start = 0; start < tokens.length; start += 1)
      for (const { match, owner } of index.from(tokens, start, (name) => !found.has(name))) {
        const list = listed.get(owner);
        if (list && counts(tokens, match, list)) found.add(owner);
      }
    return found;
  };
};
