import { languageOfText, tokensOf } from '@stridewell/safety/text';
import type { GuardLimits } from '../model/coach-model.ts';
import type { GuardHit } from './categories.ts';
import { cleanMarkdown } from './clean-markdown.ts';
import { type GuardInput, judge } from './judge.ts';
import { SAFE_TEXTS } from './safe-texts.ts';
import { LONGEST_SENTENCE, takeSentences } from './sentences.ts';

/** Number of earlier sentences that are judged together with a new sentence. */
const REACH = 3;
/** Maximum length of a reply in characters. Text beyond this length is not shown. */
const LONGEST_REPLY = 12_000;

/** Text that is safe to show, or the rule violation that stops the reply. */
export type Guarded = { text: string } | { hit: GuardHit };

export interface Guard {
  /**
   * Adds the next part of a reply. Yields each complete sentence after it was cleaned and judged. Stops after a rule
   * violation.
   */
  push(part: string): Generator<Guarded, void>;
  /** Ends the reply and judges the remaining text, even if it is not a complete sentence. */
  end(): Generator<Guarded, void>;
}

const ENDLESS: Guarded = { hit: { ruleId: 'shape.endless', category: 'shape' } };

/**
 * Creates a guard that judges a reply while it is streamed. Text is released only when the whole sentence has been
 * judged, so that nothing unsafe is shown, however the model splits its output. Each step judges one sentence of
 * limited length, so that a caller can yield to the event loop in between. Its only state is the pending text, the
 * latest sentences shown and the length of the text shown.
 */
export const createGuard = (input: GuardInput): Guard => {
  let pending = '';
  let length = 0;
  const shown: string[] = [];

  const judged = (sentence: string): Guarded => {
    if (sentence.length > LONGEST_SENTENCE) return ENDLESS;
    const clean = cleanMarkdown(sentence);
    const hit = judge(clean, shown.slice(-REACH).join(''), input);
    if (hit) return { hit };
    shown.push(clean);
    length += clean.length;
    return { text: length > LONGEST_REPLY ? '' : clean };
  };

  return {
    *push(part) {
      const { sentences, rest } = takeSentences(pending + part);
      pending = rest;
      for (const sentence of sentences) {
        const guarded = judged(sentence);
        yield guarded;
        if ('hit' in guarded) return;
      }
      if (pending.length > LONGEST_SENTENCE) yield ENDLESS;
    },
    *end() {
      const last = pending;
      pending = '';
      if (last !== '') yield judged(last);
    },
  };
};

/** Judges a complete reply from any source. Returns null when no rule is violated. */
export const judgeReply = (reply: string, limits: GuardLimits): GuardHit | null => {
  const guard = createGuard({ limits, numbers: null });
  for (const part of [guard.push(reply), guard.end()])
    for (const guarded of part) if ('hit' in guarded) return guarded.hit;
  return null;
};

/**
 * Compiles the patterns of the rules for one-byte and two-byte strings. This takes tens of milliseconds and would
 * otherwise block the process during the first reply.
 */
export const warmUp = (): void => {
  const limits = { runningBlocked: 'warm-up', hardBlocked: 'warm-up', capMinutes: 60, planMinutes: [45] };
  for (const text of ['Keep 1t easy. ', 'Keep 1t easy \u2192 rest. ', 'Keep it easy. ', 'Keep it easy \u2192 rest. '])
    judgeReply(text, limits);
};

/** Returns the safe text that replaces a stopped reply, in the language of the question. */
export const safeText = ({ category }: GuardHit, question: string): string =>
  SAFE_TEXTS[category][languageOfText(tokensOf(question))];
