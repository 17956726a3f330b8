import type { ShellLanguage } from '../words/words.ts';

export interface RestoreWords {
  title: string;
  intro: string;
  happens: readonly string[];
  restore: string;
  restoring: string;
  failed: string;
  doneTitle: string;
  done: (email: string) => string;
  next: string;
  signIn: string;
}

/** UI text for the page that restores the previous email address. */
export const RESTORE_WORDS: Record<ShellLanguage, RestoreWords> = {
  en: {
    title: 'Get your address back',
    intro:
      'The email address of your Stridewell account was changed. If that was not you, restore the earlier one here.',
    happens: [
      'You sign in with the earlier address again.',
      'Every device is signed out.',
      'The password is removed. You sign in with a code and can then choose a new one.',
      'An account that somebody made with this address since then, without a code from this mailbox, is deleted.',
    ],
    restore: 'Restore my address',
    restoring: 'Restoring...',
    failed: 'Your address was not restored',
    doneTitle: 'Your address is back',
    done: (email) => `You sign in with ${email} again, and every device was signed out.`,
    next: 'Sign in with a code and choose a new password. Change the password of your mailbox, too: somebody may have read a code in it.',
    signIn: 'Go to sign-in',
  },
  nb: {
    title: 'Få tilbake adressen din',
    intro:
      'E-postadressen til Stridewell-kontoen din er endret. Hvis det ikke var deg, gjenoppretter du den forrige her.',
    happens: [
      'Du logger inn med den forrige adressen igjen.',
      'Alle enheter blir logget ut.',
      'Passordet blir fjernet. Du logger inn med en kode og kan deretter velge et nytt.',
      'En konto som noen har laget med denne adressen siden da, uten en kode fra denne innboksen, blir slettet.',
    ],
    restore: 'Gjenopprett adressen min',
    restoring: 'Gjenoppretter...',
    failed: 'Adressen ble ikke gjenopprettet',
    doneTitle: 'Du har fått adressen tilbake',
    done: (email) => `Du logger inn med ${email} igjen, og alle enheter er logget ut.`,
    next: 'Logg inn med en kode og velg et nytt passord. Bytt også passordet til innboksen: noen kan ha lest en kode der.',
    signIn: 'Til innlogging',
  },
};
