import { languageOfText, tokensOf } from '@stridewell/safety/text';
import type { GuardLimits } from '../model/port.ts';
import type { GuardHit } from './categories.ts';
import { cleanMarkdown } from './clean.ts';
import { type GuardInput, judge } from './judge.ts';
import { LONGEST_SENTENCE, takeSentences } from './sentences.ts';
import { SAFE_TEXTS } from './texts.ts';

/** Sentences before a new one that it is judged together with. */
const REACH = 3;
/** No reply of a coach is longer, characters; what comes after is not shown. */
const LONGEST_REPLY = 12_000;

/** What may be shown now, or why nothing more may. */
export type Guarded = { text: string } | { hit: GuardHit };

export interface Guard {
  /** Takes the next part of a reply; answers the sentences that are complete and judged, cleaned. */
  push(part: string): Guarded;
  /** Takes the end of a reply: what is left is judged as it stands. */
  end(): Guarded;
}

/**
 * Judges a reply while it is written. Nothing leaves before its sentence is complete and judged, so that nothing unsafe is ever
 * shown, however the model cuts its words. Pure but for the text it holds back.
 */
export const createGuard = (input: GuardInput): Guard => {
  let pending = '';
  let length = 0;
  const shown: string[] = [];

  const judged = (sentences: readonly string[]): Guarded => {
    let text = '';
    for (const sentence of sentences) {
      const clean = cleanMarkdown(sentence);
      const hit = judge(clean, shown.slice(-REACH).join(''), input);
      if (hit) return { hit };
      shown.push(clean);
      text += clean;
    }
    length += text.length;
    return { text: length > LONGEST_REPLY ? '' : text };
  };

  return {
    push(part) {
      pending += part;
      const { sentences, rest } = takeSentences(pending);
      pending = rest;
      if (pending.length > LONGEST_SENTENCE) return { hit: { ruleId: 'shape.endless', category: 'shape' } };
      return judged(sentences);
    },
    end() {
      const last = pending;
      pending = '';
      return judged(last === '' ? [] : [last]);
    },
  };
};

/** Judges a whole reply, whoever wrote it; null where nothing is wrong with it. */
export const judgeReply = (reply: string, limits: GuardLimits): GuardHit | null => {
  const guard = createGuard({ limits, numbers: null });
  const first = guard.push(reply);
  if ('hit' in first) return first.hit;
  const last = guard.end();
  return 'hit' in last ? last.hit : null;
};

/** The safe text for a reply that was stopped, in the language of the question. */
export const safeText = ({ category }: GuardHit, question: string): string =>
  SAFE_TEXTS[category][languageOfText(tokensOf(question))];
