import type { SafetyLanguage } from './numbers.ts';

interface SafetyWords {
  call: string;
  emergency: string;
  readFirst: string;
  yourAnswer: string;
  sending: string;
  tryAgain: string;
}

/** What a card and a STOP say beside the server's own words, in the language of those. */
export const SAFETY_WORDS: Record<SafetyLanguage, SafetyWords> = {
  en: {
    call: 'Call',
    emergency: 'Emergency now',
    readFirst: 'Please read this first',
    yourAnswer: 'Your answer:',
    sending: 'Sending...',
    tryAgain: 'Try again',
  },
  nb: {
    call: 'Ring',
    emergency: 'Nødsituasjon nå',
    readFirst: 'Les dette først',
    yourAnswer: 'Svaret ditt:',
    sending: 'Sender ...',
    tryAgain: 'Prøv igjen',
  },
};
