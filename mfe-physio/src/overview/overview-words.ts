import type { ProgrammePhase } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';
import { PHASE_WORDS } from '../data/phase-words.ts';

/** UI text for the overview, in one language. */
export interface OverviewWords {
  /** Text for the card with today's exercises. */
  today: string;
  count: (exercises: number, minutes: number | null) => string;
  left: (left: number) => string;
  done: string;
  start: (minutes: number | null) => string;
  list: string;
  /** Text for the card about the injury. */
  welcome: (name: string | undefined) => string;
  focus: string;
  healed: string;
  phase: (phase: ProgrammePhase) => string;
  checkin: string;
  noCheckin: string;
  profileFirst: string;
  startCheckin: string;
  checkinFailed: string;
  loading: string;
  pain: string;
  walkRun: string;
  tests: string;
  yes: string;
  no: string;
  pass: string;
  fail: string;
  fine: string;
  allFine: string;
  notYet: string;
  asBefore: string;
  from: (pain: number) => string;
  /** Labels of the three numbers below it. */
  checkins: string;
  averagePain: string;
  exercises: string;
  noneYet: string;
  since: (day: string) => string;
  latest: (count: number) => string;
  lastOn: (day: string) => string;
  links: {
    exercises: string;
    tests: string;
    summary: string;
    triage: string;
    trends: string;
    history: string;
    running: string;
  };
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const EN: OverviewWords = {
  today: 'Today',
  count: (exercises, minutes) =>
    `${counted(exercises, 'exercise', 'exercises')}${minutes === null ? '' : `, ${minutes} min`}`,
  left: (left) => (left === 1 ? '1 is left.' : `${left} are left.`),
  done: 'All done for today.',
  start: (minutes) => (minutes === null ? 'Start' : `Start, ${minutes} min`),
  list: "See today's exercises",
  welcome: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
  focus: 'Focus area:',
  healed: 'Marked as healed.',
  phase: (phase) => `Phase ${phase} of 3, ${PHASE_WORDS.en[phase]}.`,
  checkin: "Today's check-in",
  noCheckin: 'No check-in yet today. It takes about a minute, and your exercises follow it.',
  profileFirst: 'First tell us where it hurts. The check-in asks about that, and your exercises follow it.',
  startCheckin: 'Start Physio Check-in',
  checkinFailed: "We could not load today's check-in.",
  loading: "Loading: today's check-in",
  pain: 'Pain',
  walkRun: 'Walk/run',
  tests: 'Tests',
  yes: 'Yes',
  no: 'No',
  pass: 'Pass',
  fail: 'Fail',
  fine: 'Fine',
  allFine: 'All fine',
  notYet: 'Not yet',
  asBefore: 'As before',
  from: (pain) => `From ${pain}`,
  checkins: 'Check-ins',
  averagePain: 'Average pain',
  exercises: 'Exercises',
  noneYet: 'none yet',
  since: (day) => `since ${day}`,
  latest: (count) => `the latest ${count}`,
  lastOn: (day) => `last on ${day}`,
  links: {
    exercises: 'Exercises and walk-run ladder',
    tests: 'Tests on the way back',
    summary: 'Summary for your physiotherapist',
    triage: 'Check for warning signs',
    trends: 'Statistics',
    history: 'Check-in history',
    running: 'Switch to Running Coach',
  },
};

const NB: OverviewWords = {
  today: 'I dag',
  count: (exercises, minutes) =>
    `${counted(exercises, 'øvelse', 'øvelser')}${minutes === null ? '' : `, ${minutes} min`}`,
  left: (left) => `${left} gjenstår.`,
  done: 'Alt er gjort for i dag.',
  start: (minutes) => (minutes === null ? 'Start' : `Start, ${minutes} min`),
  list: 'Se dagens øvelser',
  welcome: (name) => (name ? `Velkommen, ${name}` : 'Velkommen'),
  focus: 'Det gjelder:',
  healed: 'Merket som frisk.',
  phase: (phase) => `Fase ${phase} av 3, ${PHASE_WORDS.nb[phase]}.`,
  checkin: 'Dagens innsjekk',
  noCheckin: 'Ingen innsjekk ennå i dag. Den tar omtrent ett minutt, og øvelsene følger av den.',
  profileFirst: 'Fortell først hvor det gjør vondt. Innsjekken spør om det, og øvelsene følger av den.',
  startCheckin: 'Start innsjekken',
  checkinFailed: 'Vi fikk ikke lastet dagens innsjekk.',
  loading: 'Laster: dagens innsjekk',
  pain: 'Smerte',
  walkRun: 'Gå/løp',
  tests: 'Tester',
  yes: 'Ja',
  no: 'Nei',
  pass: 'Bestått',
  fail: 'Ikke bestått',
  fine: 'Går fint',
  allFine: 'Alle fine',
  notYet: 'Ikke ennå',
  asBefore: 'Som før',
  from: (pain) => `Fra ${pain}`,
  checkins: 'Innsjekker',
  averagePain: 'Smerte, snitt',
  exercises: 'Øvelser',
  noneYet: 'ingen ennå',
  since: (day) => `siden ${day}`,
  latest: (count) => `de siste ${count}`,
  lastOn: (day) => `sist ${day}`,
  links: {
    exercises: 'Øvelser og gå–løp-stige',
    tests: 'Tester på veien tilbake',
    summary: 'Oppsummering til fysioterapeuten',
    triage: 'Sjekk etter faresignaler',
    trends: 'Statistikk',
    history: 'Tidligere innsjekker',
    running: 'Bytt til Running Coach',
  },
};

/** UI text in the language of the page. */
export const overviewWords = (): OverviewWords => inLanguage({ en: EN, nb: NB });
