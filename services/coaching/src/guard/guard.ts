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
  /** Takes the next part of a reply; yields each sentence that is complete, judged and cleaned. Ends after a hit. */
  push(part: string): Generator<Guarded, void>;
  /** Takes the end of a reply: what is left is judged as it stands. */
  end(): Generator<Guarded, void>;
}

const ENDLESS: Guarded = { hit: { ruleId: 'shape.endless', category: 'shape' } };

/**
 * Judges a reply while it is written. Nothing leaves before its sentence is complete and judged, so that nothing unsafe is ever
 * shown, however the model cuts its words. One sentence is judged at a time and none is long: a caller that pauses between them
 * blocks nobody. Pure but for the text it holds back.
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

/** Judges a whole reply, whoever wrote it; null where nothing is wrong with it. */
export const judgeReply = (reply: string, limits: GuardLimits): GuardHit | null => {
  const guard = createGuard({ limits, numbers: null });
  for (const part of [guard.push(reply), guard.end()])
    for (const guarded of part) if ('hit' in guarded) return guarded.hit;
  return null;
};

/**
 * Compiles the patterns of the rules, for text of narrow and of wide characters: tens of milliseconds that the first reply would
 * otherwise cost everybody.
 */
export const warmUp = (): void => {
  const limits = { runningBlocked: 'warm-up', hardBlocked: 'warm-up', capMinutes: 60, planMinutes: [45] };
  for (const text of ['Keep 1t easy. ', 'Keep 1t easy \u2192 rest. ', 'Keep it easy. ', 'Keep it easy \u2192 rest. '])
    judgeReply(text, limits);
};

/** The safe text for a reply that was stopped, in the language of the question. */
export const safeText = ({ category }: GuardHit, question: string): string =>
  SAFE_TEXTS[category][languageOfText(tokensOf(question))];
