import type { PauseKind } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

interface ToastWords {
  title: string;
  text: string;
}

/** UI text for the pause for illness or travel, in one language. */
export interface PauseWords {
  title: string;
  text: string;
  /** Text for a pause without a last day, and for one with both dates. */
  open: (kind: PauseKind, from: string) => string;
  closed: (kind: PauseKind, from: string, to: string) => string;
  begin: string;
  change: string;
  end: string;
  ending: string;
  form: string;
  why: string;
  kinds: Record<PauseKind, string>;
  first: string;
  last: string;
  optional: string;
  firstMissing: string;
  reversed: string;
  pause: string;
  pausing: string;
  cancel: string;
  paused: ToastWords;
  ended: ToastWords;
  beginFailed: string;
  endFailed: string;
}

const EN_STATES: Record<PauseKind, string> = { illness: 'Ill', travel: 'Travelling' };
const NB_STATES: Record<PauseKind, string> = { illness: 'Syk', travel: 'Bortreist' };

const EN: PauseWords = {
  title: 'Ill or travelling?',
  text: 'Pause the plan for these days. There is nothing to catch up on, and it starts again gently.',
  open: (kind, from) => `${EN_STATES[kind]} from ${from}, until you are back.`,
  closed: (kind, from, to) => `${EN_STATES[kind]} from ${from} to ${to}.`,
  begin: 'Pause',
  change: 'Change the pause',
  end: 'I am back: end the pause',
  ending: 'Ending...',
  form: 'Pause the plan',
  why: 'Why',
  kinds: { illness: 'Illness', travel: 'Travel' },
  first: 'First day',
  last: 'Last day',
  optional: 'Optional',
  firstMissing: 'Choose the first day',
  reversed: 'The last day must not be before the first',
  pause: 'Pause plan',
  pausing: 'Pausing...',
  cancel: 'Cancel',
  paused: { title: 'Plan paused', text: 'Tell us when you are back.' },
  ended: { title: 'Welcome back', text: 'Your plan starts again gently.' },
  beginFailed: 'Failed to pause the plan',
  endFailed: 'Failed to end the pause',
};

const NB: PauseWords = {
  title: 'Syk eller bortreist?',
  text: 'Sett planen på pause disse dagene. Ingenting skal tas igjen, og den starter rolig igjen.',
  open: (kind, from) => `${NB_STATES[kind]} fra ${from}, til du er tilbake.`,
  closed: (kind, from, to) => `${NB_STATES[kind]} fra ${from} til ${to}.`,
  begin: 'Ta pause',
  change: 'Endre pausen',
  end: 'Jeg er tilbake: avslutt pausen',
  ending: 'Avslutter ...',
  form: 'Sett planen på pause',
  why: 'Hvorfor',
  kinds: { illness: 'Sykdom', travel: 'Reise' },
  first: 'Første dag',
  last: 'Siste dag',
  optional: 'Valgfritt',
  firstMissing: 'Velg den første dagen',
  reversed: 'Siste dag kan ikke være før den første',
  pause: 'Sett på pause',
  pausing: 'Setter på pause ...',
  cancel: 'Avbryt',
  paused: { title: 'Planen er satt på pause', text: 'Si fra når du er tilbake.' },
  ended: { title: 'Velkommen tilbake', text: 'Planen din starter rolig igjen.' },
  beginFailed: 'Vi fikk ikke satt planen på pause',
  endFailed: 'Vi fikk ikke avsluttet pausen',
};

/** UI text for the pause, by language. */
export const PAUSE_WORDS: Record<PageLanguage, PauseWords> = { en: EN, nb: NB };

/** UI text for the pause in the language of the page. */
export const pauseWords = (): PauseWords => PAUSE_WORDS[pageLanguage()];
