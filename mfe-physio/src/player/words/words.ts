import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import { EN } from './en.ts';
import { NB } from './nb.ts';
import type { PlayerWords } from './player-words.ts';

const WORDS: Record<PageLanguage, PlayerWords> = { en: EN, nb: NB };

/** The texts in the language of the page. */
export const playerWords = (language: PageLanguage = pageLanguage()): PlayerWords => WORDS[language];
