import type { Language } from '@stridewell/contracts/web';
import type { Letter } from './letter.ts';

/** Events in an account of which the owner is notified, so that they notice a stranger's actions. */
export type NoticeKind =
  | 'password_set'
  | 'password_removed'
  | 'new_device'
  | 'exported'
  | 'data_erased'
  | 'account_erased';

type Words = Pick<Letter, 'subject' | 'heading'> & { text: string };

const WORDS: Record<Language, Record<NoticeKind, Words> & { was: string; wasNot: string }> = {
  en: {
    password_set: {
      subject: 'Your Stridewell password was set',
      heading: 'A password was set',
      text: 'A new password was set for your Stridewell account. Every other device was signed out.',
    },
    password_removed: {
      subject: 'Your Stridewell password was removed',
      heading: 'The password was removed',
      text: 'You signed in with a code for the first time. The earlier password of your Stridewell account no longer works, and every other device was signed out.',
    },
    new_device: {
      subject: 'A new device signed in to Stridewell',
      heading: 'A new device signed in',
      text: 'Somebody signed in to your Stridewell account on a device that we do not know.',
    },
    exported: {
      subject: 'Your Stridewell data was downloaded',
      heading: 'All your data was downloaded',
      text: 'All data of your Stridewell account was downloaded.',
    },
    data_erased: {
      subject: 'Your Stridewell data is being deleted',
      heading: 'Your data is being deleted',
      text: 'All data of your Stridewell account is being deleted. The account stays.',
    },
    account_erased: {
      subject: 'Your Stridewell account is being deleted',
      heading: 'Your account is being deleted',
      text: 'Your Stridewell account and all its data are being deleted.',
    },
    was: 'Was it you? Then there is nothing to do.',
    wasNot:
      'If it was not you, change the password of this mailbox first. Then open Stridewell as you always do, set a new password on your profile and sign out everywhere else.',
  },
  nb: {
    password_set: {
      subject: 'Passordet ditt i Stridewell er satt',
      heading: 'Et passord er satt',
      text: 'Stridewell-kontoen din har fått et nytt passord. Alle andre enheter er logget ut.',
    },
    password_removed: {
      subject: 'Passordet ditt i Stridewell er fjernet',
      heading: 'Passordet er fjernet',
      text: 'Du logget inn med en kode for første gang. Det tidligere passordet til Stridewell-kontoen din virker ikke lenger, og alle andre enheter er logget ut.',
    },
    new_device: {
      subject: 'En ny enhet har logget inn i Stridewell',
      heading: 'En ny enhet har logget inn',
      text: 'Noen har logget inn på Stridewell-kontoen din med en enhet vi ikke kjenner.',
    },
    exported: {
      subject: 'Dataene dine i Stridewell er lastet ned',
      heading: 'Alle dataene dine er lastet ned',
      text: 'Alle dataene i Stridewell-kontoen din er lastet ned.',
    },
    data_erased: {
      subject: 'Dataene dine i Stridewell blir slettet',
      heading: 'Dataene dine blir slettet',
      text: 'Alle dataene i Stridewell-kontoen din blir slettet. Kontoen blir stående.',
    },
    account_erased: {
      subject: 'Stridewell-kontoen din blir slettet',
      heading: 'Kontoen din blir slettet',
      text: 'Stridewell-kontoen din og alle dataene i den blir slettet.',
    },
    was: 'Var det deg? Da trenger du ikke å gjøre noe.',
    wasNot:
      'Hvis det ikke var deg, bytter du passordet til denne innboksen først. Åpne så Stridewell slik du pleier, velg et nytt passord på profilen og logg ut overalt ellers.',
  },
};

/** Returns the letter about an event in an account. It has no link, so that runners do not learn to trust links. */
export const noticeLetter = (kind: NoticeKind, language: Language): Letter => {
  const { [kind]: words, was, wasNot } = WORDS[language];
  const { subject, heading, text } = words;
  return { language, subject, heading, paragraphs: [text, was, wasNot] };
};
