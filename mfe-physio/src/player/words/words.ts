import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import { EN } from './en.ts';
import type { PlayerWords } from './player-words.ts';

const loaded: Partial<Record<PageLanguage, PlayerWords>> = { en: EN };

/** Loads the texts in the language of the page. English is part of the player; Norwegian is loaded on a Norwegian page. */
export const loadWords = async (): Promise<void> => {
  if (pageLanguage() === 'nb') loaded.nb ??= (await import('./nb.ts')).NB;
};

/** The texts in the language of the page, or in English before they are loaded. */
export const playerWords = (): PlayerWords => loaded[pageLanguage()] ?? EN;
