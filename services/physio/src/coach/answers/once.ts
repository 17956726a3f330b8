import type { Language } from '@stridewell/language/language';
import { sayAgain } from '@stridewell/language/reply';
import { isUnsaid, saying, sentencesOf, type Voice } from '@stridewell/language/variants';
import { HIGH_PAIN, PAIN_NORMAL } from '../text/reasons.ts';

const FIXED: readonly string[] = [HIGH_PAIN, PAIN_NORMAL].flatMap((words) => Object.values(words));

/** Sentences with telephone numbers and the exact texts about pain are repeated every time. */
const isFixed = (sentence: string): boolean =>
  /\b(?:113|116 ?117|116 ?123)\b/.test(sentence) || FIXED.some((text) => text.includes(sentence));

/**
 * Returns the reply without the long sentences of earlier replies in the thread. If the first sentence was already
 * given, the answer states this. Lists and safety texts are kept.
 */
export const sayOnce = (given: Voice, reply: string, language: Language): string => {
  let voice = given;
  let isFirst = true;
  const tell = (sentence: string): string[] => {
    const isNew = isUnsaid(voice, sentence) || isFixed(sentence);
    const said = isNew ? sentence : isFirst ? sayAgain(voice, language, sentence) : null;
    isFirst = false;
    if (said === null) return [];
    voice = saying(voice, said);
    return [said];
  };
  const lines = reply.split('\n').map((line) => {
    const parts = sentencesOf(line);
    return parts.length > 0 ? parts.flatMap(tell).join(' ') : line;
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
