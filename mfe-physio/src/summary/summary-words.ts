import type { ProgrammePhase } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';
import { PHASE_WORDS } from '../data/phase-words.ts';

/** UI text for the summary for a physiotherapist, in one language. */
interface SummaryWords {
  title: string;
  selfReported: string;
  print: string;
  failed: { title: string; text: string };
  noProfile: string;
  yes: string;
  no: string;
  injury: string;
  area: string;
  onset: string;
  since: string;
  history: string;
  diagnosis: string;
  notDescribed: string;
  noneGiven: string;
  restrictions: string;
  pregnant: string;
  surgery: string;
  stands: string;
  phase: string;
  phaseOf: (phase: ProgrammePhase, week: number) => string;
  dose: string;
  running: string;
  ladder: string;
  notOnLadder: string;
  checkins: (count: number) => string;
  made: (count: number) => string;
  noCheckins: string;
  /** Legend of the chart of pain against logged sessions. */
  loadKey: string;
  table: string;
  columns: string[];
  pass: string;
  fail: string;
  flags: string;
  noFlags: (count: number) => string;
  noFlagTicked: string;
  advised: (title: string) => string;
  logged: string;
  noneLogged: string;
  loggedColumns: string[];
  sessions: string;
  minutes: (count: number) => string;
  noSessions: string;
  sessionsTable: string;
  sessionColumns: string[];
}

const EN: SummaryWords = {
  title: 'Summary for your physiotherapist',
  selfReported:
    "Self-reported: the runner's own answers and logs in Stridewell. No examination and no diagnosis stand behind it.",
  print: 'Print',
  failed: {
    title: 'Some of it could not be loaded',
    text: 'What is missing below is not nothing: load it before you print the page.',
  },
  noProfile: 'No injury profile yet.',
  yes: 'yes',
  no: 'no',
  injury: 'Injury',
  area: 'Area',
  onset: 'Onset',
  since: 'Followed since',
  history: 'History',
  diagnosis: 'Diagnosis',
  notDescribed: 'yes, not described',
  noneGiven: 'none given',
  restrictions: 'Restrictions, medicines',
  pregnant: 'Pregnant or post-partum',
  surgery: 'Surgery in the last 6 months',
  stands: 'Where it stands',
  phase: 'Phase',
  phaseOf: (phase, week) => `${phase}, ${PHASE_WORDS.en[phase]}, week ${week}`,
  dose: 'Exercise dose',
  running: 'Running',
  ladder: 'Walk-run ladder',
  notOnLadder: 'not on the ladder',
  checkins: (count) => (count === 1 ? 'Last check-in' : `Last ${count} check-ins`),
  made: (count) => `${count} made`,
  noCheckins: 'No check-ins yet.',
  loadKey:
    'Line: pain, 0 to 10 (left). Bars: minutes of logged sessions, walks included (right). Dashed: goal, pain of 2 or less.',
  table: 'Check-ins',
  columns: ['Date', 'Pain', 'Trend', 'Limits', 'Walk/run', 'Tests', 'Usual by morning', 'Run pain'],
  pass: 'pass',
  fail: 'fail',
  flags: 'Red flags and advice',
  noFlags: (count) => `None in ${count} ${count === 1 ? 'check-in' : 'check-ins'}.`,
  noFlagTicked: 'no flag ticked',
  advised: (title) => `; advised: ${title}`,
  logged: 'Exercises logged',
  noneLogged: 'None logged.',
  loggedColumns: ['Exercise', 'Done', 'Partial', 'Skipped'],
  sessions: 'Logged sessions, walks included, last 4 weeks',
  minutes: (count) => `${count} minutes`,
  noSessions: 'No sessions with minutes logged.',
  sessionsTable: 'Logged sessions',
  sessionColumns: ['Date', 'Minutes'],
};

const NB: SummaryWords = {
  title: 'Oppsummering til fysioterapeuten',
  selfReported:
    'Egenrapportert: løperens egne svar og logger i Stridewell. Det ligger ingen undersøkelse og ingen diagnose bak.',
  print: 'Skriv ut',
  failed: {
    title: 'Noe lot seg ikke laste',
    text: 'Det som mangler under, er ikke ingenting: last det før du skriver ut siden.',
  },
  noProfile: 'Ingen profil for skaden ennå.',
  yes: 'ja',
  no: 'nei',
  injury: 'Skaden',
  area: 'Sted',
  onset: 'Slik begynte det',
  since: 'Fulgt siden',
  history: 'Om smerten',
  diagnosis: 'Diagnose',
  notDescribed: 'ja, ikke beskrevet',
  noneGiven: 'ikke oppgitt',
  restrictions: 'Begrensninger og medisiner',
  pregnant: 'Gravid eller nylig født',
  surgery: 'Operert de siste 6 månedene',
  stands: 'Slik står det til',
  phase: 'Fase',
  phaseOf: (phase, week) => `${phase}, ${PHASE_WORDS.nb[phase]}, uke ${week}`,
  dose: 'Øvelser i dag',
  running: 'Løping',
  ladder: 'Gå–løp-stigen',
  notOnLadder: 'ikke på stigen',
  checkins: (count) => (count === 1 ? 'Siste innsjekk' : `De siste ${count} innsjekkene`),
  made: (count) => `${count} gjort`,
  noCheckins: 'Ingen innsjekker ennå.',
  loadKey:
    'Strek: smerte, 0 til 10 (venstre). Søyler: minutter med loggførte økter, også gåturer (høyre). Stiplet: målet, smerte på 2 eller mindre.',
  table: 'Innsjekker',
  columns: ['Dato', 'Smerte', 'Endring', 'Vanskelig', 'Gå/løp', 'Tester', 'Som vanlig om morgenen', 'Løpesmerte'],
  pass: 'bestått',
  fail: 'ikke bestått',
  flags: 'Faresignaler og råd',
  noFlags: (count) => `Ingen i ${count} ${count === 1 ? 'innsjekk' : 'innsjekker'}.`,
  noFlagTicked: 'ingen krysset av',
  advised: (title) => `; råd: ${title}`,
  logged: 'Loggførte øvelser',
  noneLogged: 'Ingen loggført.',
  loggedColumns: ['Øvelse', 'Gjort', 'Delvis', 'Hoppet over'],
  sessions: 'Loggførte økter, også gåturer, siste 4 uker',
  minutes: (count) => `${count} minutter`,
  noSessions: 'Ingen økter med minutter er loggført.',
  sessionsTable: 'Loggførte økter',
  sessionColumns: ['Dato', 'Minutter'],
};

/** UI text in the language of the page. */
export const summaryWords = (): SummaryWords => inLanguage({ en: EN, nb: NB });
