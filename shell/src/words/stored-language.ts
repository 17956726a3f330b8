import { deviceStore } from '@stridewell/app/core';
import type { ShellLanguage } from './words.ts';

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
