import { createPhraseReader, type Match, type Read, type WordList } from '@stridewell/safety/phrases';
import { fold } from '@stridewell/safety/text';

/**
 * Replaces the number in "5th metatarsal" or "metatarsal 5" with a word that phrases can match, and "non-" with "not".
 */
const spellOut = (text: string): string =>
  text
    .replace(/\bnon(?:[\s-]{1,3}|(?=insertion))/gi, 'not ')
    .replace(/\b5\s{0,3}(?:th|te|\.)?[\s-]{0,3}(?=mt\b|metatars|mellomfot)/gi, 'fifth ')
    .replace(
      /\b(mt|metatars\w*|mellomfot\w*)[\s-]{0,3}(?:nr\.?|number|no\.?|#)?\s{0,3}(?:5|v)\b(?!\s{0,3}(?:w|u|d|m|x|y|k|\/))/gi,
      'fifth $1',
    );

/** Number of words that are searched before and after a mention for a negation. */
const NEAR = 6;
const RULED_OUT = '(?:ruled out|excluded|disproved|avkreft(?:et|a)|utelukk(?:et|a))';
const INJURY = '(?:(?:stress )?(?:fractures?|reactions?|injury|fraktur|brudd) )?';
const SITE = '(?:(?:of|in|at|i|av|pa) (?:(?:the|my|left|right) )*\\w+ )?';

/** Matches "ruled out a" or "allergic to" directly before a mention. */
const BEFORE = new RegExp(`(?:${RULED_OUT}|allerg\\w* (?:to|mot|for))(?: (?:a|an|any|the|en|et))*$`);
/** Matches "of the tibia was ruled out" or "allergy" directly after a mention. */
const AFTER = new RegExp(
  `^(?:${INJURY}${SITE}(?:(?:is|was|were|has|have|been|now|er|ble|blitt|na) )*${RULED_OUT}|(?:is )?allerg\\w*)`,
);
/** Matches "no pain in the" directly before a site. */
const PAINLESS =
  /\b(?:no|not|without|never|ingen|ikke|uten|aldri) (?:pain|ache|soreness|tenderness|smerter?|vondt|omhet)(?: (?:in|at|over|on|i|pa|ved))?(?: (?:the|my|left|right))*$/;
/** Matches a negated exclusion such as "not ruled out", after which the mention is still valid. */
const LEFT_OPEN = /\b(?:not|isnt|wasnt|cannot|cant|couldnt|havent|hasnt|never|until|ikke|ikkje|aldri)\b/;

const textOf = (tokens: readonly Read[], from: number, to: number, clause: number | undefined): string =>
  fold(
    tokens
      .slice(Math.max(0, from), to)
      .filter((token) => token.clause === clause)
      .map(({ text }) => text)
      .join(' '),
  );

/**
 * True if a mention was ruled out, is an allergy, or is a site without pain. Only words directly next to the mention
 * are considered: in "a pop, fracture ruled out" the pop is still a mention.
 */
const isRuledOut = (tokens: readonly Read[], match: Match): boolean => {
  const start = match[0] ?? 0;
  const end = match.at(-1) ?? start;
  const clause = tokens[start]?.clause;
  const before = textOf(tokens, start - NEAR, start, clause);
  if (PAINLESS.test(before) || AFTER.test(textOf(tokens, end + 1, end + 1 + NEAR, clause))) return true;
  return BEFORE.test(before) && !LEFT_OPEN.test(before);
};

/** Creates a function that returns which of the lists a profile text mentions; see `createPhraseReader`. */
export const createMentionReader = <N extends string>(
  lists: Readonly<Record<N, WordList>>,
): ((text: string) => Set<N>) => createPhraseReader(lists, { normalize: spellOut, isRuledOut });
