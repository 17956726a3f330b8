import { deviceStore } from '@stridewell/app/core';
import { useEffect, useRef, useState } from 'react';
import { type ShellLanguage, showLanguage, useRunnersLanguage } from './words.ts';

const KEY = 'stridewell_language';

const LANGUAGES = new Map<string, ShellLanguage>([
  ['en', 'en'],
  ['nb', 'nb'],
  ['nn', 'nb'],
  ['no', 'nb'],
]);

/** Returns the first of the browser's languages that is supported, or else English. */
const browserLanguage = (): ShellLanguage =>
  navigator.languages.map((tag) => LANGUAGES.get(tag.toLowerCase().split('-')[0] ?? '')).find(Boolean) ?? 'en';

/**
 * Returns the language of the screens without a session: the one stored in this browser, or else the browser's
 * language.
 */
export const languageWithoutSession = (): ShellLanguage =>
  LANGUAGES.get(deviceStore.get(KEY) ?? '') ?? browserLanguage();

/** Stores a language in this browser for the screens without a session. */
export const keepLanguage = (language: ShellLanguage): void => {
  deviceStore.set(KEY, language);
};

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
