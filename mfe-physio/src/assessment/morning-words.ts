import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { ProgrammePhase, StiffnessMinutes } from '@stridewell/contracts/web';
import { PHASE_WORDS } from '../data/phase-words.ts';

/** UI text for the questions about the morning, and for a check-in that continues with the injury, in one language. */
export interface MorningWords {
  group: string;
  pain: string;
  stiffness: string;
  minutes: (minutes: StiffnessMinutes) => string;
  swelling: string;
  soreness: string;
  sorenessHelp: string;
  saved: string;
  painNow: string;
  /** Heading of the row with yesterday's answers, or with those of earlier today. */
  same: (isToday: boolean) => string;
  morningFact: (pain: number | null, minutes: number | null) => string;
  usual: string;
  noLimp: string;
  walk: (fine: boolean) => string;
  tests: (fine: boolean) => string;
  noRun: string;
  noSigns: string;
  confirm: string;
  change: string;
  choosePain: string;
  morePain: string;
  goOn: string;
  later: string;
  sending: string;
  failed: string;
  failedText: string;
  retry: string;
  notYet: string;
  checkIn: string;
  painOf: (pain: number) => string;
  phase: (phase: ProgrammePhase) => string;
  start: (minutes: number | null) => string;
}

const EN: MorningWords = {
  group: 'This morning',
  pain: 'Pain when you got up',
  stiffness: 'How long was it stiff?',
  minutes: (minutes) => (minutes === 60 ? '60 min or more' : `${minutes} min`),
  swelling: 'Is there new swelling since yesterday?',
  soreness: 'Is it only muscle soreness?',
  sorenessHelp: 'On both sides, in the muscle, easing as you move.',
  saved: 'Your check-in is saved.',
  painNow: 'Pain today',
  same: (isToday) => (isToday ? 'Same as earlier today' : 'Same as yesterday'),
  morningFact: (pain, minutes) =>
    [pain !== null && `pain ${pain} when you got up`, minutes !== null && `stiff for ${minutes} min`]
      .filter(Boolean)
      .join(', '),
  usual: 'back to usual this morning',
  noLimp: 'no limp',
  walk: (fine) => (fine ? 'walking is fine' : 'walking is not fine yet'),
  tests: (fine) => (fine ? 'tests passed' : 'tests not passed yet'),
  noRun: 'no run since then',
  noSigns: 'no warning signs',
  confirm: 'Confirm',
  change: 'Change',
  choosePain: 'First choose your pain today.',
  morePain: 'More pain than last time: a few more questions.',
  goOn: 'Continue',
  later: 'Later',
  sending: 'Sending...',
  failed: 'These answers are not sent yet',
  failedText: 'Your check-in is saved, and your answers here are kept.',
  retry: 'Try again',
  notYet: 'Not checked in yet today.',
  checkIn: 'Check in',
  painOf: (pain) => `Pain ${pain} of 10`,
  phase: (phase) => `phase ${phase} of 3, ${PHASE_WORDS.en[phase]}`,
  start: (minutes) => (minutes === null ? 'Start exercises' : `Start exercises, ${minutes} min`),
};

const NB: MorningWords = {
  group: 'I morges',
  pain: 'Smerte da du sto opp',
  stiffness: 'Hvor lenge var det stivt?',
  minutes: (minutes) => (minutes === 60 ? '60 min eller mer' : `${minutes} min`),
  swelling: 'Er det ny hevelse siden i går?',
  soreness: 'Er det bare støle muskler?',
  sorenessHelp: 'På begge sider, i muskelen, og bedre når du beveger deg.',
  saved: 'Innsjekken er lagret.',
  painNow: 'Smerte i dag',
  same: (isToday) => (isToday ? 'Som tidligere i dag' : 'Som i går'),
  morningFact: (pain, minutes) =>
    [pain !== null && `smerte ${pain} da du sto opp`, minutes !== null && `stivt i ${minutes} min`]
      .filter(Boolean)
      .join(', '),
  usual: 'som vanlig i morges',
  noLimp: 'halter ikke',
  walk: (fine) => (fine ? 'det går fint å gå' : 'det går ikke fint å gå ennå'),
  tests: (fine) => (fine ? 'testene er bestått' : 'testene er ikke bestått ennå'),
  noRun: 'ikke løpt siden da',
  noSigns: 'ingen faresignaler',
  confirm: 'Bekreft',
  change: 'Endre',
  choosePain: 'Velg først hvor vondt det gjør i dag.',
  morePain: 'Vondere enn sist: noen spørsmål til.',
  goOn: 'Fortsett',
  later: 'Senere',
  sending: 'Sender...',
  failed: 'Disse svarene er ikke sendt ennå',
  failedText: 'Innsjekken er lagret, og svarene her er tatt vare på.',
  retry: 'Prøv igjen',
  notYet: 'Ikke sjekket inn i dag.',
  checkIn: 'Sjekk inn',
  painOf: (pain) => `Smerte ${pain} av 10`,
  phase: (phase) => `fase ${phase} av 3, ${PHASE_WORDS.nb[phase]}`,
  start: (minutes) => (minutes === null ? 'Start øvelsene' : `Start øvelsene, ${minutes} min`),
};

export const MORNING_WORDS: Record<PageLanguage, MorningWords> = { en: EN, nb: NB };

/** UI text in the language of the page. */
export const morningWords = (): MorningWords => MORNING_WORDS[pageLanguage()];
