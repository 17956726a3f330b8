import { useEffect, useRef, useState } from 'react';
import { keepLanguage, languageWithoutSession } from './stored-language.ts';
import { type ShellLanguage, showLanguage, useRunnersLanguage } from './words.ts';

export interface ChosenLanguage {
  language: ShellLanguage;
  /** False until the texts of the first language have loaded. Stays true while another language loads. */
  ready: boolean;
  choose: (language: ShellLanguage) => void;
}

/** Shows a screen without a session in the stored language, and stores another language when it is chosen. */
export const useChosenLanguage = (): ChosenLanguage => {
  const [language, setLanguage] = useState(languageWithoutSession);
  const opened = useRef(false);
  const shown = useRunnersLanguage(language);
  opened.current ||= shown;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: ShellLanguage): void => {
    keepLanguage(next);
    document.documentElement.lang = next;
    setLanguage(next);
    void showLanguage(next);
  };
  return { language, ready: opened.current, choose };
};
