import type { PlannedSession, SessionStep } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';
import type { StepLevel } from './effort.ts';
import type { TargetWords } from './units.ts';

/** The ways to show the targets of the steps. */
export type TargetKind = 'pace' | 'heartRate' | 'effort';

interface TitledText {
  title: string;
  text: string;
}

/** UI text for a session, its steps and its page, in one language. */
export interface SessionWords {
  session: string;
  failed: string;
  none: TitledText;
  /** Text for a race day whose week is not planned yet. */
  ahead: {
    days: (days: number) => string;
    week: (minutes: number, sessions: readonly string[]) => string;
    later: string;
    season: string;
  };
  closed: TitledText;
  provisional: string;
  markIt: string;
  day: string;
  about: string;
  ladder: (stage: number) => string;
  notes: string;
  purpose: string;
  feel: string;
  /** Introduces a change of the day for screen readers. */
  changed: string;
  planned: string;
  now: string;
  rest: string;
  steps: string;
  stepsOf: (title: string) => string;
  targetsAs: string;
  kinds: Record<TargetKind, string>;
  efforts: Record<StepLevel, string>;
  /** Names of steps that do not depend on the effort. */
  stepNames: Partial<Record<SessionStep['kind'], string>> & Record<'warmup' | 'cooldown', string>;
  /** How much a runner can say while running, from low to high effort. */
  talk: readonly [string, string, string, string];
  ofTen: (effort: string, talk: string) => string;
  noTarget: string;
  notAfterLast: string;
  times: (times: number) => string;
  inAll: (duration: string) => string;
  varied: string;
  between: (target: string, size: string) => string;
  hard: (minutes: number) => string;
  targets: TargetWords;
  versions: { title: string; names: Record<keyof PlannedSession['versions'], string> };
  strengthNote: string;
  files: Record<'fit' | 'zwo', { name: string; note: string }> & { title: string; failed: string };
}

const EN: SessionWords = {
  session: 'Session',
  failed: 'We could not load this session. Nothing is lost.',
  ahead: {
    days: (days) => (days === 1 ? 'Tomorrow' : `${days} days to go`),
    week: (minutes, sessions) =>
      `Race week: about ${minutes} min${sessions.length > 0 ? `, with ${sessions.join(', ')}` : ''}.`,
    later: 'The days of race week and your race plan come here the week before.',
    season: 'See the whole season',
  },
  none: { title: 'No plan for this day', text: 'Plans are kept for past weeks, this week and next week.' },
  closed: {
    title: 'No training for now',
    text: 'Your session comes back when it is safe to train. Nothing is lost: your check-ins and your plan are kept.',
  },
  provisional: 'Provisional.',
  markIt: 'Mark it in the tracker',
  day: 'The day',
  about: 'About it',
  ladder: (stage) => `Stage ${stage} of the walk–run ladder.`,
  notes: 'Eating, drinking and conditions',
  purpose: 'What it is for',
  feel: 'How it should feel',
  changed: 'Changed: ',
  planned: 'Planned',
  now: 'Now',
  rest: 'Rest',
  steps: 'Steps',
  stepsOf: (title) => `Steps of ${title}`,
  targetsAs: 'Targets as',
  kinds: { pace: 'Pace', heartRate: 'Heart rate', effort: 'Effort' },
  efforts: { 1: 'Walk', 2: 'Easy', 3: 'Steady', 4: 'Comfortably hard', 5: 'Hard' },
  stepNames: {
    warmup: 'Warm-up',
    rest: 'Recovery',
    cooldown: 'Cool-down',
    stride: 'Stride',
    hill: 'Uphill',
    walk: 'Walk',
  },
  talk: [
    'you can speak in full sentences',
    'you can speak in short sentences',
    'you can say a few words',
    'you can say single words',
  ],
  ofTen: (effort, talk) => `${effort} of 10, ${talk}`,
  noTarget: 'Stand or walk',
  notAfterLast: '. Not after the last one',
  times: (times) => `${times} times`,
  inAll: (duration) => `${duration} in all`,
  varied: 'varied',
  between: (target, size) => `${target}, ${size} between`,
  hard: (minutes) => `${minutes} min hard`,
  targets: { effort: 'effort', ofThreshold: '% of your threshold heart rate', beats: 'bpm' },
  versions: {
    title: 'Another way to do it',
    names: {
      noWatch: 'Without a watch',
      treadmill: 'On a treadmill',
      shortened: 'With less time',
      noRun: 'Without running',
    },
  },
  strengthNote: 'Sets × repetitions or seconds, on each side where you work one side at a time.',
  files: {
    title: 'Take it with you',
    fit: { name: 'Watch file, .fit', note: 'Garmin, Coros, Suunto' },
    zwo: { name: 'Treadmill file, .zwo', note: 'Zwift and others' },
    failed: 'Failed to save the workout file',
  },
};

const NB: SessionWords = {
  session: 'Økt',
  failed: 'Vi fikk ikke hentet denne økta. Ingenting er tapt.',
  ahead: {
    days: (days) => (days === 1 ? 'I morgen' : `${days} dager igjen`),
    week: (minutes, sessions) =>
      `Løpsuka: rundt ${minutes} min${sessions.length > 0 ? `, med ${sessions.join(', ')}` : ''}.`,
    later: 'Dagene i løpsuka og løpsplanen din kommer her uka før.',
    season: 'Se hele sesongen',
  },
  none: { title: 'Ingen plan for denne dagen', text: 'Vi har planer for uker som er over, denne uka og neste uke.' },
  closed: {
    title: 'Ingen trening akkurat nå',
    text: 'Økta kommer tilbake når det er trygt å trene. Ingenting er tapt: innsjekkene og planen din er tatt vare på.',
  },
  provisional: 'Foreløpig.',
  markIt: 'Merk den i loggen',
  day: 'Dagen',
  about: 'Om økta',
  ladder: (stage) => `Trinn ${stage} i gå–løp-stigen.`,
  notes: 'Mat, drikke og forhold',
  purpose: 'Hva den er til for',
  feel: 'Hvordan den bør kjennes',
  changed: 'Endret: ',
  planned: 'Planlagt',
  now: 'Nå',
  rest: 'Hvile',
  steps: 'Delene',
  stepsOf: (title) => `Delene i ${title}`,
  targetsAs: 'Vis mål som',
  kinds: { pace: 'Fart', heartRate: 'Puls', effort: 'Innsats' },
  efforts: { 1: 'Gå', 2: 'Rolig', 3: 'Jevnt', 4: 'Kontrollert hardt', 5: 'Hardt' },
  stepNames: {
    warmup: 'Oppvarming',
    rest: 'Pause',
    cooldown: 'Nedjogg',
    stride: 'Stigningsløp',
    hill: 'Motbakke',
    walk: 'Gå',
  },
  talk: [
    'du kan snakke i hele setninger',
    'du kan snakke i korte setninger',
    'du kan si noen få ord',
    'du kan si enkeltord',
  ],
  ofTen: (effort, talk) => `${effort} av 10, ${talk}`,
  noTarget: 'Stå eller gå',
  notAfterLast: '. Ikke etter den siste',
  times: (times) => `${times} ganger`,
  inAll: (duration) => `${duration} til sammen`,
  varied: 'varierer',
  between: (target, size) => `${target}, ${size} mellom`,
  hard: (minutes) => `${minutes} min hardt`,
  targets: { effort: 'innsats', ofThreshold: '% av terskelpulsen din', beats: 'slag/min' },
  versions: {
    title: 'Andre måter å gjøre den på',
    names: {
      noWatch: 'Uten klokke',
      treadmill: 'På mølle',
      shortened: 'Med mindre tid',
      noRun: 'Uten løping',
    },
  },
  strengthNote: 'Serier × repetisjoner eller sekunder, på hver side når du trener én side om gangen.',
  files: {
    title: 'Ta den med deg',
    fit: { name: 'Fil til klokka, .fit', note: 'Garmin, Coros, Suunto' },
    zwo: { name: 'Fil til mølla, .zwo', note: 'Zwift og andre' },
    failed: 'Vi fikk ikke lagret filen',
  },
};

/** UI text for a session, by language. */
export const SESSION_WORDS: Record<PageLanguage, SessionWords> = { en: EN, nb: NB };

/** UI text for a session in the language of the page. */
export const sessionWords = (): SessionWords => SESSION_WORDS[pageLanguage()];
