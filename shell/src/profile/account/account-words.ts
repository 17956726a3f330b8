import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';

export interface AccountWords {
  change: string;
  save: string;
  cancel: string;
  saving: string;
  name: {
    label: string;
    change: string;
    none: string;
    help: string;
    save: string;
    saved: string;
    failed: string;
  };
  email: {
    change: string;
    form: string;
    next: string;
    password: string;
    code: string;
    askCode: string;
    codeSentTo: (email: string) => string;
    useCode: string;
    send: string;
    sending: string;
    confirmForm: string;
    newCode: string;
    newCodeHelp: string;
    showPassword: string;
    withoutOldMailbox: string;
    sentTo: (email: string) => string;
    confirm: string;
    saved: string;
    savedText: (email: string) => string;
    failed: string;
    startAgain: string;
  };
  timezone: { label: string; change: string };
  preferences: {
    title: string;
    language: string;
    languageHelp: string;
    units: string;
    unitsHelp: string;
    km: string;
    mi: string;
    saved: string;
    failed: string;
  };
}

const WORDS: Record<PageLanguage, AccountWords> = {
  en: {
    change: 'Change',
    save: 'Save',
    cancel: 'Cancel',
    saving: 'Saving...',
    name: {
      label: 'Name',
      change: 'Change name',
      none: 'Not given',
      help: 'How your coach greets you. Leave it empty to be greeted without a name.',
      save: 'Save name',
      saved: 'Name saved',
      failed: 'Failed to save your name',
    },
    email: {
      change: 'Change email',
      form: 'Email',
      next: 'New email',
      password: 'Your password',
      code: 'Code from your present address',
      askCode: 'Send me a code',
      codeSentTo: (email) => `We sent a 6-digit code to ${email}. It shows us that it is you.`,
      useCode: 'Use a code instead',
      send: 'Send code to new address',
      sending: 'Sending...',
      confirmForm: 'Confirm new email',
      newCode: 'Code from your new address',
      newCodeHelp: 'The address changes as soon as the sixth digit is there.',
      showPassword: 'Show your password',
      withoutOldMailbox:
        'I no longer have the old mailbox. Our notice to it then has no link that brings the account back.',
      sentTo: (email) => `We sent a 6-digit code to ${email}. It works for 10 minutes.`,
      confirm: 'Confirm new address',
      saved: 'Email changed',
      savedText: (email) => `You now sign in with ${email}.`,
      failed: 'Email not changed',
      startAgain: 'Use another address',
    },
    timezone: { label: 'Timezone', change: 'Change timezone' },
    preferences: {
      title: 'Language and units',
      language: 'Language',
      languageHelp: 'Screens, coaches and emails follow it.',
      units: 'Distance',
      unitsHelp: 'Distances and paces follow it.',
      km: 'km',
      mi: 'miles',
      saved: 'Saved',
      failed: 'Failed to save',
    },
  },
  nb: {
    change: 'Endre',
    save: 'Lagre',
    cancel: 'Avbryt',
    saving: 'Lagrer ...',
    name: {
      label: 'Navn',
      change: 'Endre navn',
      none: 'Ikke oppgitt',
      help: 'Det treneren kaller deg. La det stå tomt for å bli hilst uten navn.',
      save: 'Lagre navnet',
      saved: 'Navnet er lagret',
      failed: 'Navnet ble ikke lagret',
    },
    email: {
      change: 'Endre e-post',
      form: 'E-post',
      next: 'Ny e-postadresse',
      password: 'Passordet ditt',
      code: 'Kode fra adressen du har nå',
      askCode: 'Send meg en kode',
      codeSentTo: (email) => `Vi har sendt en kode på 6 sifre til ${email}. Den viser oss at det er deg.`,
      useCode: 'Bruk en kode i stedet',
      send: 'Send kode til ny adresse',
      sending: 'Sender ...',
      confirmForm: 'Bekreft ny e-postadresse',
      newCode: 'Kode fra den nye adressen',
      newCodeHelp: 'Adressen endres så snart det sjette sifferet er på plass.',
      showPassword: 'Vis passordet ditt',
      withoutOldMailbox:
        'Jeg har ikke lenger den gamle innboksen. Beskjeden vår dit får da ingen lenke som gir kontoen tilbake.',
      sentTo: (email) => `Vi har sendt en kode på 6 sifre til ${email}. Den virker i 10 minutter.`,
      confirm: 'Bekreft ny adresse',
      saved: 'E-postadressen er endret',
      savedText: (email) => `Nå logger du inn med ${email}.`,
      failed: 'E-postadressen ble ikke endret',
      startAgain: 'Bruk en annen adresse',
    },
    timezone: { label: 'Tidssone', change: 'Endre tidssone' },
    preferences: {
      title: 'Språk og enheter',
      language: 'Språk',
      languageHelp: 'Gjelder sidene, trenerne og e-postene.',
      units: 'Distanse',
      unitsHelp: 'Gjelder distanser og tempo.',
      km: 'km',
      mi: 'engelske mil',
      saved: 'Lagret',
      failed: 'Kunne ikke lagre',
    },
  },
};

/** Returns the UI text for the account settings in the language of the page. */
export const accountWords = (): AccountWords => WORDS[pageLanguage()];
