import { languageOf } from '@stridewell/language/detect-language';
import type { Language } from '@stridewell/language/language';
import { tokensOf } from '@stridewell/safety/text';
import { z } from 'zod';
import type { Turn } from '../model/coach-model.ts';

/**
 * Returns the runner's earlier typed messages, newest first. Messages that are `labels` of quick actions are left out.
 */
export const typedBefore = (turn: Turn, labels: ReadonlySet<string>): string[] =>
  turn.memory
    .filter(({ role, content }) => role === 'user' && !labels.has(content))
    .map(({ content }) => content)
    .reverse();

const actionContext = z.object({ language: z.enum(['en', 'nb']) });

/**
 * Returns the language of the page on which a quick action was tapped; null for a typed message or if the language is
 * unknown.
 */
export const languageOfAction = (action: Turn['action']): Language | null =>
  actionContext.safeParse(action?.context).data?.language ?? null;

/**
 * Returns the language of the newest typed message whose language can be detected. If there is none, returns the
 * language of the quick action's page, or English.
 */
export const spokenLanguage = (turn: Turn, labels: ReadonlySet<string>): Language => {
  for (const content of typedBefore(turn, labels)) {
    const language = languageOf(content, tokensOf(content));
    if (language) return language;
  }
  return languageOfAction(turn.action) ?? 'en';
};

/** Returns the language of the runner's earlier typed messages, for a message whose language cannot be detected. */
export const spokenBefore = (turn: Turn): Language =>
  spokenLanguage({ ...turn, memory: turn.memory.filter(({ typed }) => typed) }, new Set());
