import type { LengthWords } from '@stridewell/ui/forms';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

const EN: LengthWords = {
  used: (length, limit) => `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`,
  tooLong: (used) => `Too long: ${used}`,
};

const NB: LengthWords = {
  used: (length, limit) => `${length.toLocaleString('nb')} av ${limit.toLocaleString('nb')} tegn`,
  tooLong: (used) => `For langt: ${used}`,
};

const WORDS: Record<PageLanguage, LengthWords> = { en: EN, nb: NB };

/** UI text about the length of a text, in the language of the page. */
export const lengthWords = (): LengthWords => WORDS[pageLanguage()];
