import { TRIAGE_QUESTIONS_NB, type TriageQuestion, type TriageTier } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';

/**
 * Words of the questions about warning signs, in one language. The outcome comes from the API in English, because its
 * texts are fixed; a Norwegian page marks it as English.
 */
interface TriageWords {
  title: string;
  sentence: string;
  tiers: Record<TriageTier, string>;
  question: (question: Pick<TriageQuestion, 'id' | 'text'>) => string;
  tells: string;
  need: string;
  show: string;
  busy: string;
  signs: string;
  tick: string;
  earlier: (title: string) => string;
  again: string;
  emergency: string;
  doNot: string;
  say: string;
  paused: string;
  read: string;
  share: string;
  copied: { title: string; text: string };
  notCopied: string;
  error: string;
  failed: string;
  failedText: string;
  lookupFailed: string;
  addFailed: string;
}

const EN: TriageWords = {
  title: 'A few questions first',
  sentence: 'Red Flags Detected: Please consult a healthcare professional before continuing.',
  tiers: { emergency: 'Emergency now', same_day: 'Today', soon: 'Within days', self_care: 'No urgent sign' },
  question: ({ text }) => text,
  tells: 'Your answers tell you who to call, and how soon.',
  need: 'Please answer every question.',
  show: 'Show what to do',
  busy: 'One moment...',
  signs: 'Warning signs',
  tick: 'Tick what you have noticed, and we ask a few questions that tell you who to call.',
  earlier: (title) => `Earlier today: ${title}`,
  again: 'Answer again if something has changed.',
  emergency:
    'If it feels like an emergency, call 113 now (outside Norway, your local number). You do not have to answer first.',
  doNot: 'Do not',
  say: 'Say',
  paused: 'Both coaches pause until you check in without red flags.',
  read: 'I have read this',
  share: 'Share summary',
  copied: { title: 'Summary copied', text: 'Paste it where you need it.' },
  notCopied: 'The summary could not be copied.',
  error: 'Error',
  failed: 'The questions',
  failedText: 'Your injury could not be loaded, and the questions follow from it.',
  lookupFailed: 'We could not look up what to do. If it feels like an emergency, call 113 now.',
  addFailed: "We could not add what you ticked to your check-in. Please update today's check-in.",
};

const NB: TriageWords = {
  title: 'Noen spørsmål først',
  sentence: 'Faresignaler: Snakk med lege eller annet helsepersonell før du fortsetter.',
  tiers: { emergency: 'Nødsituasjon nå', same_day: 'I dag', soon: 'Innen noen dager', self_care: 'Ingen hastetegn' },
  question: ({ id, text }) => (TRIAGE_QUESTIONS_NB as Partial<Record<string, string>>)[id] ?? text,
  tells: 'Svarene viser hvem du skal ringe, og hvor raskt.',
  need: 'Svar på alle spørsmålene.',
  show: 'Vis hva jeg skal gjøre',
  busy: 'Et øyeblikk...',
  signs: 'Faresignaler',
  tick: 'Kryss av for det du har merket, så stiller vi noen spørsmål som viser hvem du skal ringe.',
  earlier: (title) => `Tidligere i dag: ${title}`,
  again: 'Svar på nytt hvis noe har endret seg.',
  emergency:
    'Kjennes det som en nødsituasjon, ring 113 nå (utenfor Norge nødnummeret der du er). Du trenger ikke svare først.',
  doNot: 'Ikke',
  say: 'Si',
  paused: 'Begge trenerne venter til en innsjekk uten faresignaler.',
  read: 'Jeg har fått det med meg',
  share: 'Del oppsummeringen',
  copied: { title: 'Oppsummeringen er kopiert', text: 'Lim den inn der du trenger den.' },
  notCopied: 'Oppsummeringen lot seg ikke kopiere.',
  error: 'Feil',
  failed: 'Spørsmålene',
  failedText: 'Skaden lot seg ikke laste, og spørsmålene følger av den.',
  lookupFailed: 'Vi fant ikke ut hva du bør gjøre. Kjennes det som en nødsituasjon, ring 113 nå.',
  addFailed: 'Det du krysset av, kom ikke med i innsjekken. Oppdater dagens innsjekk.',
};

/** Words in the language of the page. */
export const triageWords = (): TriageWords => inLanguage({ en: EN, nb: NB });
