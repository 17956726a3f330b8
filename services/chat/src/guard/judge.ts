import type { GuardLimits } from '../model/coach-model.ts';
import type { GuardHit, WordRule } from './categories.ts';
import { clauseAfter, clauseBefore, sentenceAround } from './excuses.ts';
import { foldLeet, foldReply } from './fold-reply.ts';
import { figuresHit } from './number-check.ts';
import { rulesFor } from './rules/rules-for.ts';
import { isForeign } from './unreadable-language.ts';

/** The limits and numbers that the output guard checks a reply against. */
export interface GuardInput {
  limits: GuardLimits;
  /** The numbers that the server sent to the model. With null, quantities are not checked. */
  numbers: ReadonlySet<number> | null;
}

const wordHit = (text: string, { id, category, pattern, excuse }: WordRule): GuardHit | null => {
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const after = clauseAfter(text, index + match.length);
    if (!excuse?.(clauseBefore(text, index), after, sentenceAround(text, index))) return { ruleId: id, category };
  }
  return null;
};

/**
 * Judges text before it is shown, together with the preceding sentences, because an unsafe statement may span several
 * sentences.
 */
export const judge = (text: string, earlier: string, { limits, numbers }: GuardInput): GuardHit | null => {
  const folded = foldReply(`${earlier}${text}`);
  for (const reading of [folded, ...foldLeet(folded)])
    for (const rule of rulesFor(limits)) {
      const hit = wordHit(reading, rule);
      if (hit) return hit;
    }
  const own = foldReply(text);
  return (
    figuresHit(own, limits, numbers) ?? (isForeign(own) ? { ruleId: 'language.other', category: 'language' } : null)
  );
};
