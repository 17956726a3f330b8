import type { SafetyLanguage } from './numbers.ts';

interface SafetyWords {
  call: string;
  emergency: string;
  readFirst: string;
  yourAnswer: string;
  sending: string;
  tryAgain: string;
}

/**
 * Labels and headings in safety cards and STOP messages that do not come from the server. They are in the same language
 * as the server's text.
 */
export const SAFETY_TEXTS: Record<SafetyLanguage, SafetyWords> = {
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
