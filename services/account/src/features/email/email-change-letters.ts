import type { Language } from '@stridewell/contracts/web';
import { CODE_LIFETIME_MS } from '../codes/code.ts';
import type { Letter } from '../mail/letter.ts';
import { RESTORATION_DAYS } from './restoration-repository.ts';

const MINUTES = CODE_LIFETIME_MS / 60_000;

type Words = Omit<Letter, 'language' | 'code' | 'link'>;

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

/**
 * Way in which the owner of the previous address can restore it: with a full link, with a path (if no origin is
 * configured), or not at all.
 */
type WayBack = 'link' | 'path' | 'none';

const CHANGED: Record<Language, { words: Words; wayBack: Record<WayBack, string>; afterLink: string }> = {
  en: {
    words: {
      subject: 'Your Stridewell address was changed',
      heading: 'Your address was changed',
      paragraphs: [
        'Your Stridewell account now has another email address. From now on we write to that one, and this address no longer signs you in.',
        'Was it you? Then there is nothing to do.',
      ],
    },
    wayBack: {
      link: `If it was not you, open this link within ${RESTORATION_DAYS} days. You get this address back, every device is signed out, and the password stops working.`,
      path: `If it was not you, open your Stridewell within ${RESTORATION_DAYS} days with this at the end of its address. You get this address back, every device is signed out, and the password stops working.`,
      none: 'If it was not you, somebody had your password or a code from this mailbox. Change the password of this mailbox first, and tell the people who run your Stridewell that the address was changed without you.',
    },
    afterLink:
      'Change the password of this mailbox first, because a code from it may have been used. Do not pass this mail on.',
  },
  nb: {
    words: {
      subject: 'E-postadressen din i Stridewell er endret',
      heading: 'Adressen din er endret',
      paragraphs: [
        'Stridewell-kontoen din har fått en annen e-postadresse. Heretter skriver vi dit, og du kan ikke lenger logge inn med denne adressen.',
        'Var det deg? Da trenger du ikke å gjøre noe.',
      ],
    },
    wayBack: {
      link: `Hvis det ikke var deg, åpner du denne lenken innen ${RESTORATION_DAYS} dager. Du får adressen tilbake, alle enheter blir logget ut, og passordet slutter å virke.`,
      path: `Hvis det ikke var deg, åpner du Stridewell innen ${RESTORATION_DAYS} dager med dette på slutten av adressen. Du får adressen tilbake, alle enheter blir logget ut, og passordet slutter å virke.`,
      none: 'Hvis det ikke var deg, har noen hatt passordet ditt eller en kode fra denne innboksen. Bytt passordet til innboksen først, og si fra til dem som driver Stridewell hos deg at adressen ble endret uten deg.',
    },
    afterLink:
      'Bytt passordet til innboksen først, for en kode derfra kan ha vært brukt. Ikke send denne e-posten videre.',
  },
};

const RESTORED: Record<Language, Words> = {
  en: {
    subject: 'A Stridewell account no longer has this address',
    heading: 'The earlier address was restored',
    paragraphs: [
      'The owner of the earlier email address of your Stridewell account has restored it. This address no longer signs in to the account, and every device was signed out.',
      'If the account is yours, tell the people who run your Stridewell.',
    ],
  },
  nb: {
    subject: 'En Stridewell-konto har ikke lenger denne adressen',
    heading: 'Den forrige adressen er gjenopprettet',
    paragraphs: [
      'Eieren av den forrige e-postadressen til Stridewell-kontoen din har gjenopprettet den. Denne adressen logger ikke lenger inn på kontoen, og alle enheter er logget ut.',
      'Hvis kontoen er din, kan du si fra til dem som driver Stridewell hos deg.',
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
 * Returns the letter that notifies the previous address of the change, with the link that restores it, if there is one.
 * It does not contain the new address, because the previous mailbox may belong to a different person by now.
 */
export const addressChangedLetter = (language: Language, link: string | null): Letter => {
  const { words, wayBack, afterLink } = CHANGED[language];
  const paragraphs = (way: WayBack): string[] => [...words.paragraphs, wayBack[way]];
  if (link === null) return { language, ...words, paragraphs: paragraphs('none') };
  return {
    language,
    ...words,
    paragraphs: paragraphs(link.startsWith('/') ? 'path' : 'link'),
    link,
    after: [afterLink],
  };
};

/** Returns the letter that notifies an address that a previous address was restored. */
export const addressRestoredLetter = (language: Language): Letter => ({ language, ...RESTORED[language] });
