import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import { EN } from './en.ts';
import type { PlayerWords } from './player-words.ts';

const loaded: Partial<Record<PageLanguage, PlayerWords>> = { en: EN };

/**
 * Loads the UI text in the language of the page. English is part of the player; Norwegian is loaded only on a Norwegian
 * page.
 */
export const loadWords = async (): Promise<void> => {
  if (pageLanguage() === 'nb') loaded.nb ??= (await import('./nb.ts')).NB;
};

/** The UI text in the language of the page, or in English until it is loaded. */
export const playerWords = (): PlayerWords => loaded[pageLanguage()] ?? EN;
