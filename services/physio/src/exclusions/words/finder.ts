import { isDenied } from '@stridewell/coaching/gate/engine/denial';
import { type Match, PatternIndex, type Read } from '@stridewell/coaching/gate/engine/matcher';
import { isLongPast } from '@stridewell/coaching/gate/engine/past';
import { compile } from '@stridewell/coaching/gate/engine/pattern';
import { tokensOf } from '@stridewell/coaching/gate/engine/tokens';
import { Vocabulary } from '@stridewell/coaching/gate/engine/vocabulary';
import { DIALECT } from '@stridewell/coaching/gate/words/dialect';
import { phrases } from '@stridewell/coaching/gate/words/split';
import { isRuledOut } from './ruled-out.ts';

export interface FinderOptions {
  /** A mention dated a year or more back counts as well. */
  past?: boolean;
}

/** Tells whether a text mentions something. */
export type Finder = (text: string) => boolean;

/** "5th metatarsal", "metatarsal 5": the number becomes a word, which phrases can name. */
const spellFive = (text: string): string =>
  text
    .replace(/\b5\s*(?:th|te|\.)?[\s-]*(?=mt\b|met|mellomfot)/gi, 'fifth ')
    .replace(/\b(mt|met|metatars\w*|mellomfot\w*)[\s-]*(?:nr\.?|number|no\.?|#)?\s*(?:5|v)\b/gi, 'fifth $1');

/**
 * A finder of phrases, in the notation of the coaches' safety gate and by its rules: English and Norwegian in one list, slips of
 * the fingers included, what is denied, ruled out or (unless asked for) long past left out. Linear in the length of the text.
 */
export const finderOf = (written: string, { past = false }: FinderOptions = {}): Finder => {
  const vocabulary = new Vocabulary();
  const index = new PatternIndex<null>();
  for (const phrase of phrases(written)) for (const pattern of compile(phrase, vocabulary)) index.add(pattern, null);

  // a list of denied words runs through everything that the phrases know: "no pop, locking or giving way"
  const isKnown = ({ ids }: Read): boolean => ids.length > 0;
  const counts = (tokens: readonly Read[], match: Match): boolean =>
    !isDenied(tokens, match, isKnown) && !isRuledOut(tokens, match) && (past || !isLongPast(tokens, match));

  return (text) => {
    const tokens = tokensOf(spellFive(text)).map((token) => {
      const word = DIALECT.get(token.text) ?? token.text;
      return { ...token, text: word, ids: vocabulary.idsOf(word) };
    });
    return tokens.some((_, start) =>
      [...index.from(tokens, start, () => true)].some(({ match }) => counts(tokens, match)),
    );
  };
};
