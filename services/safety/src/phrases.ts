import { isDenied } from './gate/engine/denial.ts';
import { symptomTest } from './gate/engine/excuses.ts';
import { type Match, matched, PatternIndex, type Read } from './gate/engine/matcher.ts';
import { isLongPast } from './gate/engine/past.ts';
import { compile } from './gate/engine/pattern.ts';
import { tokensOf } from './gate/engine/tokens.ts';
import { Vocabulary } from './gate/engine/vocabulary.ts';
import { DIALECT } from './gate/words/dialect.ts';
import { phrases } from './gate/words/split.ts';

export type { Match, Read } from './gate/engine/matcher.ts';

/** Phrases to look for, one per line, in the notation of the safety rules (`gate/engine/pattern.ts`). */
export interface WordList {
  written: string;
  /** True when mentions of something a year or more ago are included. */
  past?: boolean;
}

export interface ReaderOptions {
  /** Changes the text before it is split into tokens. */
  normalize?: (text: string) => string;
  /** Returns true for a mention that must be ignored because of context that only the caller knows. */
  isRuledOut?: (tokens: readonly Read[], match: Match) => boolean;
}

interface Listed extends WordList {
  /**
   * True for symptoms and words of the list, which one denial may deny together, as in "no pain, pop or giving way".
   */
  isListed: (token: Read) => boolean;
}

/**
 * Creates a function that returns the name of every list with at least one phrase that occurs in the text. It applies
 * the negation and time rules of the safety gate. A list contains English and Norwegian phrases, and typing errors are
 * accepted. Denied mentions are ignored, and so are long past mentions unless requested. Linear in the length of the
 * text.
 */
export const createPhraseReader = <N extends string>(
  lists: Readonly<Record<N, WordList>>,
  { normalize = (text) => text, isRuledOut = () => false }: ReaderOptions = {},
): ((text: string) => Set<N>) => {
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
  const counts = (tokens: readonly Read[], match: Match, { isListed, past = false }: Listed): boolean =>
    !isDenied(tokens, match, isListed) && !isRuledOut(tokens, match) && (past || !isLongPast(tokens, match));

  const read = (text: string): Read[] => {
    const known = new Map<string, number[]>();
    return tokensOf(normalize(text)).map((token) => {
      const word = DIALECT.get(token.text) ?? token.text;
      const ids = known.get(word) ?? vocabulary.idsOf(word);
      known.set(word, ids);
      return { ...token, text: word, ids };
    });
  };

  return (text) => {
    const found = new Set<N>();
    const tokens = read(text);
    const whole = matched(tokens);
    for (let start = 0; start < tokens.length; start += 1)
      index.visit(
        whole,
        start,
        (name) => !found.has(name),
        (match, owner) => {
          const list = listed.get(owner);
          if (list && counts(tokens, match, list)) found.add(owner);
        },
      );
    return found;
  };
};
