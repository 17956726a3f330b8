import type { Language } from '@stridewell/contracts/web';
import { CODE_LIFETIME_MS } from '../codes/code.ts';
import type { Letter } from '../mail/letter.ts';

const MINUTES = CODE_LIFETIME_MS / 60_000;

type Words = Omit<Letter, 'language' | 'code'>;

const CONFIRMATION: Record<Language, (code: string) => Words> = {
  en: (code) => ({
    subject: `${code} confirms your new Stridewell address`,
    heading: 'Confirm your new address',
    paragraphs: [
      'You asked Stridewell to use this email address. This is the code to confirm it.',
      `Type it on your profile page. It works once, for the next ${MINUTES} minutes.`,
    ],
    after: ['If you did not ask for this, ignore this mail. Nothing changes.'],
  }),
  nb: (code) => ({
    subject: `${code} bekrefter den nye adressen din i Stridewell`,
    heading: 'Bekreft den nye adressen',
    paragraphs: [
      'Du har bedt Stridewell om å bruke denne e-postadressen. Her er koden som bekrefter den.',
      `Skriv den inn på profilsiden. Den virker én gang, de neste ${MINUTES} minuttene.`,
    ],
    after: ['Hvis du ikke har bedt om dette, kan du se bort fra e-posten. Ingenting blir endret.'],
  }),
};

const CHANGED: Record<Language, Words> = {
  en: {
    subject: 'Your Stridewell address was changed',
    heading: 'Your address was changed',
    paragraphs: [
      'Your Stridewell account now has another email address. From now on we write to that one, and this address no longer signs you in.',
      'Was it you? Then there is nothing to do.',
      'If it was not you, somebody had your password or a code from this mailbox. Change the password of this mailbox first, and tell the people who run your Stridewell that the address was changed without you.',
    ],
  },
  nb: {
    subject: 'E-postadressen din i Stridewell er endret',
    heading: 'Adressen din er endret',
    paragraphs: [
      'Stridewell-kontoen din har fått en annen e-postadresse. Heretter skriver vi dit, og du kan ikke lenger logge inn med denne adressen.',
      'Var det deg? Da trenger du ikke å gjøre noe.',
      'Hvis det ikke var deg, har noen hatt passordet ditt eller en kode fra denne innboksen. Bytt passordet til innboksen først, og si fra til dem som driver Stridewell hos deg at adressen ble endret uten deg.',
    ],
  },
};

/** Returns the letter with the code that confirms a new address. */
export const confirmationLetter = (code: string, language: Language): Letter => ({
  language,
  code,
  ...CONFIRMATION[language](code),
});

/**
 * Returns the letter that notifies the previous address of the change. It does not name the new address, because the
 * previous mailbox may belong to a different person in the meantime.
 */
export const addressChangedLetter = (language: Language): Letter => ({ language, ...CHANGED[language] });
