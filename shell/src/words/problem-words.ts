import { ApiError } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES, PASSWORD_PAUSED } from '@stridewell/contracts/web';
import { type ShellLanguage, useShellLanguage } from './words.ts';

/** Norwegian translation of each validation message for sign-in, registration and account. */
const NORWEGIAN: Record<keyof typeof CREDENTIAL_MESSAGES, string> = {
  email: 'Skriv inn en gyldig e-postadresse',
  passwordShort: 'Passordet må ha minst 8 tegn',
  passwordLong: 'Passordet må ha færre enn 128 tegn',
  passwordLower: 'Passordet må ha minst én liten bokstav',
  passwordUpper: 'Passordet må ha minst én stor bokstav',
  passwordDigit: 'Passordet må ha minst ett tall',
  passwordCommon: 'Dette passordet er for lett å gjette. Velg et annet.',
  passwordRequired: 'Skriv inn passordet',
  confirm: 'Passordene er ikke like',
  name: 'Skriv inn et navn',
  code: 'Skriv inn koden på 6 sifre fra e-posten',
  passwordPaused:
    'Innlogging med passord er satt på pause etter for mange feil passord. Logg inn med en kode i stedet.',
  codeRefused: 'Koden er feil eller for gammel. Be om en ny.',
  codesClosed:
    'For mange feil koder for denne e-postadressen. Logg inn med passord eller fra en enhet du har brukt før, eller prøv igjen senere.',
  currentPassword: 'Skriv inn passordet du har nå',
  currentPasswordWrong: 'Dette er ikke passordet du har nå',
  required: 'Må fylles ut',
  invalid: 'Ugyldig verdi',
  consent: 'For å bruke Stridewell må du samtykke i at helseopplysningene dine lagres',
  confirmationNeeded: 'Bekreft at det er deg: det er mer enn 15 minutter siden du logget inn.',
  confirmWith: 'Bekreft med passordet eller en kode',
  emailTaken: 'Det finnes allerede en konto med denne e-postadressen. Logg inn i stedet.',
  oldMailboxNeedsPassword: 'Dette krever passordet ditt: en kode ville vise at du fortsatt har innboksen.',
  oldMailboxNewPassword: 'Dette krever et passord som du har hatt i minst sju dager.',
  emailSame: 'Dette er allerede e-postadressen din',
  emailInUse: 'En annen konto bruker allerede denne e-postadressen. Adressen din ble ikke endret.',
  emailChangeGone: 'Endringen er for gammel eller ble ikke startet her. Start på nytt.',
  emailLinkGone: 'Lenken er brukt eller for gammel, eller så er den ikke fullstendig.',
  emailLinkTaken:
    'En annen konto har denne e-postadressen nå. Logg inn på den med en kode, slett den, og åpne lenken igjen.',
  emailCodeWrong: 'Dette er ikke koden vi sendte til den nye adressen',
  nothingToChange: 'Velg minst én innstilling å endre',
};

/** Keys by message. This works because the contract's messages are constants. */
const BY_MESSAGE = new Map<string, string>(
  Object.entries(CREDENTIAL_MESSAGES).map(([key, message]) => [message, NORWEGIAN[key as keyof typeof NORWEGIAN]]),
);

/** Norwegian translations of the account service's errors, by error code. */
const BY_CODE = new Map<string, string>(
  Object.entries({
    bad_credentials: 'E-postadressen og passordet hører ikke sammen.',
    code_refused: NORWEGIAN.codeRefused,
    email_taken: NORWEGIAN.emailTaken,
    limited: 'For mange forsøk. Vent noen minutter og prøv igjen.',
    [PASSWORD_PAUSED]: NORWEGIAN.passwordPaused,
  }),
);

const UNREACHABLE: Record<ShellLanguage, string> = {
  en: 'We could not reach Stridewell. Please try again.',
  nb: 'Vi får ikke kontakt med Stridewell. Prøv igjen.',
};

export interface ProblemWords {
  /** Returns the text of a validation message in the language of the page. Any other text is returned unchanged. */
  message: (message: string) => string;
  /** Returns the text of a failed request in the language of the page: by error code, or else the server's message. */
  error: (error: unknown) => string;
}

/** Returns the UI text for error messages in a language. */
export const problemWords = (language: ShellLanguage): ProblemWords => {
  const message = (text: string): string => (language === 'nb' ? (BY_MESSAGE.get(text) ?? text) : text);
  return {
    message,
    error: (error) => {
      if (!(error instanceof ApiError) || error.serverMessage === null) return UNREACHABLE[language];
      const known = language === 'nb' && error.code !== null ? BY_CODE.get(error.code) : undefined;
      return known ?? message(error.serverMessage);
    },
  };
};

/** Returns the UI text for error messages in the language of the page. */
export const useProblemWords = (): ProblemWords => problemWords(useShellLanguage());
