import type { Language } from './settings.ts';

/** Texts of the consent to storing health data in one language. */
export interface ConsentTexts {
  sentence: string;
  title: string;
  reason: string;
}

/**
 * Consent texts shown at registration, on the card and in the dialog. The account service stores the version of the text
 * that the runner agreed to; both languages are one version and must be changed together.
 */
const TEXTS: Record<Language, ConsentTexts> = {
  en: {
    sentence: 'I am 13 or older and I agree that Stridewell stores my health data: check-ins, pain and notes.',
    title: 'May we store your health data?',
    reason: 'Your coaches use it to advise you. You can withdraw this on your profile at any time.',
  },
  nb: {
    sentence:
      'Jeg er 13 år eller eldre og samtykker i at Stridewell lagrer helseopplysningene mine: innsjekker, smerter og notater.',
    title: 'Får vi lagre helseopplysningene dine?',
    reason: 'Trenerne bruker dem for å gi deg råd. Du kan trekke samtykket tilbake på profilen når du vil.',
  },
};

/** Returns the consent texts in a language. */
export const consentTexts = (language: Language): ConsentTexts => TEXTS[language];
