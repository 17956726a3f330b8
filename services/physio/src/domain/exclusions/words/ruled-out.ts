import type { Match, Read } from '@stridewell/safety/phrases';
import { fold } from '@stridewell/safety/text';

/** Number of words searched before and after a mention. */
const NEAR = 6;
const RULED_OUT = '(?:ruled out|excluded|disproved|avkreft(?:et|a)|utelukk(?:et|a))';
const INJURY = '(?:(?:stress )?(?:fractures?|reactions?|injury|fraktur|brudd) )?';
const SITE = '(?:(?:of|in|at|i|av|pa) (?:(?:the|my|left|right) )*\\w+ )?';

/** Matches "ruled out a" or "allergic to" directly before a mention. */
const BEFORE = new RegExp(`(?:${RULED_OUT}|allerg\\w* (?:to|mot|for))(?: (?:a|an|any|the|en|et))*$`);
/**
 * Matches "of the tibia was ruled out" or "allergy" directly after a mention. Words further away refer to something
 * else.
 */
const AFTER = new RegExp(
  `^(?:${INJURY}${SITE}(?:(?:is|was|were|has|have|been|now|er|ble|blitt|na) )*${RULED_OUT}|(?:is )?allerg\\w*)`,
);
/** Matches "no pain in the" directly before a site. */
const PAINLESS =
  /\b(?:no|not|without|never|ingen|ikke|uten|aldri) (?:pain|ache|soreness|tenderness|smerter?|vondt|omhet)(?: (?:in|at|over|on|i|pa|ved))?(?: (?:the|my|left|right))*$/;
/** Matches a negation such as "not ruled out", after which the mention still counts. */
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
 * True when a mention was ruled out, is an allergy, or is a site without pain. Only words directly next to the mention
 * count: in "a pop, fracture ruled out" the pop is still a mention.
 */
export const isRuledOut = (tokens: readonly Read[], match: Match): boolean => {
  const start = match[0] ?? 0;
  const end = match.at(-1) ?? start;
  const clause = tokens[start]?.clause;
  const before = textOf(tokens, start - NEAR, start, clause);
  if (PAINLESS.test(before) || AFTER.test(textOf(tokens, end + 1, end + 1 + NEAR, clause))) return true;
  return BEFORE.test(before) && !LEFT_OPEN.test(before);
};
