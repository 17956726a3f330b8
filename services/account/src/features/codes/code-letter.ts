import type { Language } from '@stridewell/contracts/web';
import type { Letter } from '../mail/letter.ts';
import { CODE_LIFETIME_MS } from './code.ts';

const MINUTES = CODE_LIFETIME_MS / 60_000;

/** Text of the email with a sign-in code. It has no link, so that runners do not learn to trust links in such emails. */
const LETTERS: Record<Language, (code: string) => Omit<Letter, 'language' | 'code'>> = {
  en: (code) => ({
    subject: `${code} is your Stridewell code`,
    heading: 'Your sign-in code',
    paragraphs: [`Type it where you asked for it. It works once, for the next ${MINUTES} minutes.`],
    after: ['If you did not ask for it, ignore this mail. Nobody can sign in without the code.'],
  }),
  nb: (code) => ({
    subject: `${code} er koden din til Stridewell`,
    heading: 'Koden din',
    paragraphs: [`Skriv den inn der du ba om den. Den virker én gang, de neste ${MINUTES} minuttene.`],
    after: ['Har du ikke bedt om den, kan du se bort fra e-posten. Ingen kan logge inn uten koden.'],
  }),
};

/** Returns the letter with a sign-in code. */
export const codeLetter = (code: string, language: Language): Letter => ({
  language,
  code,
  ...LETTERS[language](code),
});
