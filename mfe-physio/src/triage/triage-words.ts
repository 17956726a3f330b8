import {
  TRIAGE_QUESTIONS_NB,
  type TriageAction,
  type TriageOutcome,
  type TriageQuestion,
  type TriageTier,
} from '@stridewell/contracts/web';
import { inLanguage, type PageLanguage } from '../data/language.ts';
import { OUTCOMES_NB, PHRASES_NB } from './outcome-nb.ts';

/** Texts of an outcome, and their language. */
export interface OutcomeWords extends Pick<TriageOutcome, 'title' | 'text' | 'doNot' | 'say' | 'actions'> {
  language: PageLanguage;
}

/**
 * UI text for the questions about warning signs and their outcome, in one language. An outcome that was stored by an
 * earlier release has no code; a Norwegian page shows it in English and marks it accordingly.
 */
interface TriageWords {
  title: string;
  sentence: string;
  tiers: Record<TriageTier, string>;
  question: (question: Pick<TriageQuestion, 'id' | 'text'>) => string;
  outcome: (outcome: TriageOutcome) => OutcomeWords;
  tells: string;
  need: string;
  show: string;
  /** Button that shows the outcome from earlier today. */
  showAgain: string;
  busy: string;
  signs: string;
  tick: string;
  earlier: (title: string) => string;
  again: string;
  emergency: string;
  doNot: string;
  say: string;
  paused: string;
  /**
   * The same after an answer that stays valid until a clinician has examined the runner or the runner later answers
   * "No".
   */
  closed: string;
  read: string;
  share: string;
  copied: { title: string; text: string };
  notCopied: string;
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
  outcome: (outcome) => ({ ...outcome, language: 'en' }),
  tells: 'Your answers tell you who to call, and how soon.',
  need: 'Please answer every question.',
  show: 'Show what to do',
  showAgain: 'Show it again',
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
  closed: 'Both coaches pause until somebody has looked at it. Tell us here who has.',
  read: 'I have read this',
  share: 'Share summary',
  copied: { title: 'Summary copied', text: 'Paste it where you need it.' },
  notCopied: 'The summary could not be copied.',
  failed: 'The questions',
  failedText: 'Your injury could not be loaded, and the questions follow from it.',
  lookupFailed: 'We could not look up what to do. If it feels like an emergency, call 113 now.',
  addFailed: "We could not add what you ticked to your check-in. Please update today's check-in.",
};

const ACTIONS_NB: ReadonlyMap<string, string> = new Map([
  ['tel:113', 'Ring 113'],
  ['tel:116117', 'Ring 116 117'],
]);

/** Label of an action that has no number to call, by the tier of its outcome. */
const PLAIN_ACTIONS_NB: Partial<Record<TriageTier, string>> = {
  soon: 'Bestill time hos lege eller fysioterapeut innen noen dager',
  self_care: 'Sjekk inn igjen i morgen',
};

const inNorwegian = (outcome: TriageOutcome): OutcomeWords => {
  const texts = OUTCOMES_NB.get(outcome.route ?? '');
  const phrases = outcome.said?.map((code) => PHRASES_NB.get(code));
  // All or nothing: an outcome in two languages would be hard to read in a hurry.
  if (!texts || !phrases || phrases.includes(undefined)) return { ...outcome, language: 'en' };
  const action = ({ href, label }: TriageAction): TriageAction =>
    href === undefined
      ? { label: PLAIN_ACTIONS_NB[outcome.tier] ?? label }
      : { href, label: ACTIONS_NB.get(href) ?? label };
  return { ...texts, say: phrases.join(' '), actions: outcome.actions.map(action), language: 'nb' };
};

const NB: TriageWords = {
  title: 'Noen spørsmål først',
  sentence: 'Faresignaler: Snakk med lege eller annet helsepersonell før du fortsetter.',
  tiers: { emergency: 'Nødsituasjon nå', same_day: 'I dag', soon: 'Innen noen dager', self_care: 'Ingen hastetegn' },
  question: ({ id, text }) => (TRIAGE_QUESTIONS_NB as Partial<Record<string, string>>)[id] ?? text,
  outcome: inNorwegian,
  tells: 'Svarene viser hvem du skal ringe, og hvor raskt.',
  need: 'Svar på alle spørsmålene.',
  show: 'Vis hva jeg skal gjøre',
  showAgain: 'Vis det igjen',
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
  closed: 'Begge trenerne venter til noen har sett på det. Si fra her når det er gjort.',
  read: 'Jeg har fått det med meg',
  share: 'Del oppsummeringen',
  copied: { title: 'Oppsummeringen er kopiert', text: 'Lim den inn der du trenger den.' },
  notCopied: 'Oppsummeringen lot seg ikke kopiere.',
  failed: 'Spørsmålene',
  failedText: 'Skaden lot seg ikke laste, og spørsmålene følger av den.',
  lookupFailed: 'Vi fant ikke ut hva du bør gjøre. Kjennes det som en nødsituasjon, ring 113 nå.',
  addFailed: 'Det du krysset av, kom ikke med i innsjekken. Oppdater dagens innsjekk.',
};

/** UI text in the language of the page. */
export const triageWords = (): TriageWords => inLanguage({ en: EN, nb: NB });
