import type { Language } from './codes.ts';
import { TEXTS_EN } from './texts-en.ts';
import { TEXTS_NB } from './texts-nb.ts';
import type { ExerciseTexts } from './types.ts';

const TEXTS: Record<Language, Readonly<Record<string, ExerciseTexts>>> = {
  en: TEXTS_EN,
  nb: TEXTS_NB,
};

/** Returns the steps, cues and mistakes of an exercise; undefined for an id that is not in the library. */
export const textsOf = (id: string, language: Language): ExerciseTexts | undefined => TEXTS[language][id];
