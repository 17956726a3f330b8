import { languageOf } from '@stridewell/language/detect-language';
import type { Language } from '@stridewell/language/language';
import { tokensOf } from '@stridewell/safety/text';
import type { Turn } from '../model/coach-model.ts';

/** What the runner typed before, the newest first; `labels` of quick actions are not their words. */
export const typedBefore = (turn: Turn, labels: ReadonlySet<string>): string[] =>
  turn.memory
    .filter(({ role, content }) => role === 'user' && !labels.has(content))
    .map(({ content }) => content)
    .reverse();

/** The language of the conversation: the newest typed message that decides one, else English. */
export const spokenLanguage = (turn: Turn, labels: ReadonlySet<string>): Language => {
  for (const content of typedBefore(turn, labels)) {
    const language = languageOf(content, tokensOf(content));
    if (language) return language;
  }
  return 'en';
};
