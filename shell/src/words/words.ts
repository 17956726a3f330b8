import { useEffect } from 'react';
import { create } from 'zustand';
import { EN, type Words } from './en.ts';

export type ShellLanguage = 'en' | 'nb';

interface Shown {
  language: ShellLanguage;
  words: Words;
}

const ENGLISH: Shown = { language: 'en', words: EN };

const useShown = create<Shown>(() => ENGLISH);

let norwegian: Promise<Words> | undefined;

const loadNorwegian = (): Promise<Words> => {
  norwegian ??= import('./nb.ts').then(
    ({ NB }) => NB,
    (error: unknown) => {
      norwegian = undefined;
      throw error;
    },
  );
  return norwegian;
};

/** Shows the texts in a language. Shows them in English if the texts of the language cannot be loaded. */
export const showLanguage = async (language: ShellLanguage): Promise<void> => {
  const words = language === 'nb' ? await loadNorwegian().catch(() => EN) : EN;
  useShown.setState({ language, words });
};

/**
 * Shows the texts in the runner's language, or in English if there is none. Returns false until they have loaded, so
 * that a screen does not change its language after it is shown.
 */
export const useRunnersLanguage = (language: string | null | undefined): boolean => {
  const wanted = language === 'nb' ? 'nb' : 'en';
  useEffect(() => {
    void showLanguage(wanted);
  }, [wanted]);
  return useShown((shown) => shown.language) === wanted;
};

/** Returns the UI text for the shell in the language of the page. */
export const useWords = (): Words => useShown(({ words }) => words);

/** Returns the UI text for the shell outside a component. */
export const currentWords = (): Words => useShown.getState().words;

/** Returns the language of the page, for code that is loaded on demand and has its own texts. */
export const useShellLanguage = (): ShellLanguage => useShown(({ language }) => language);
