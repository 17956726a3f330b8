import type { PageLanguage } from '@stridewell/app/screens';

const LOCALES: Record<PageLanguage, string> = { en: 'en-GB', nb: 'nb-NO' };

/** Speaks a word. It interrupts a word that is still being spoken, because a late count would be wrong. */
export const say = (text: string, language: PageLanguage): void => {
  if (!('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LOCALES[language];
  utterance.rate = 1.1;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
};

/** Stops the voice. */
export const stopVoice = (): void => {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
};
