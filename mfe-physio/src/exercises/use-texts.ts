import type { PageLanguage } from '@stridewell/app/screens';
import type { ExerciseTexts } from '@stridewell/exercises';
import { useEffect, useState } from 'react';

/** The texts of an exercise: `loading` while they load, or null if they could not be loaded. */
export type LoadedTexts = ExerciseTexts | 'loading' | null;

/** The texts of each language are in a separate file, so that a page loads only the texts that it shows. */
const load = async (id: string, language: PageLanguage): Promise<ExerciseTexts | null> => {
  if (language === 'nb') return (await import('@stridewell/exercises/texts/nb')).TEXTS_NB[id] ?? null;
  return (await import('@stridewell/exercises/texts/en')).TEXTS_EN[id] ?? null;
};

/** Loads steps, cues and mistakes of an exercise. */
export const useTexts = (id: string, language: PageLanguage): LoadedTexts => {
  const [texts, setTexts] = useState<LoadedTexts>('loading');
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: ExerciseTexts | null): void => {
      if (isCurrent) setTexts(loaded);
    };
    load(id, language).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  return texts;
};
