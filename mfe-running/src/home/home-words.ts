import type { StepKind } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** Kinds of steps that a summary lists separately. Recoveries are part of the work before them. */
export type StepClass = Exclude<StepKind, 'rest'>;

export interface HomeWords {
  classes: Record<StepClass, string>;
  efforts: Record<1 | 2 | 3 | 4 | 5, string>;
  effort: (low: number, high: number) => string;
  between: (size: string) => string;
  steps: (title: string) => string;
  markDone: string;
  marked: (title: string) => string;
  details: string;
  change: string;
  tomorrow: string;
  ifPainAllows: string;
  session: (title: string, minutes: number) => string;
  racePlan: string;
  other: string;
  options: { ask: string; versions: string; versionsNote: string; away: string; awayNote: string };
}

const EN: HomeWords = {
  classes: {
    warmup: 'Warm-up',
    cooldown: 'Cool-down',
    work: 'Hard',
    hill: 'Uphill',
    stride: 'Strides',
    easy: 'Easy',
    walk: 'Walk',
  },
  efforts: { 1: 'Walk', 2: 'Easy', 3: 'Steady', 4: 'Comfortably hard', 5: 'Hard' },
  effort: (low, high) => (low === high ? `effort ${low} of 10` : `effort ${low}–${high} of 10`),
  between: (size) => `${size} between`,
  steps: (title) => `Steps of ${title}`,
  markDone: 'Mark done',
  marked: (title) => `${title} is marked as done.`,
  details: 'How did it go?',
  change: 'Change...',
  tomorrow: 'Tomorrow',
  ifPainAllows: 'Only if the pain has eased. Check in tomorrow first.',
  session: (title, minutes) => `${title}, ${minutes} min`,
  racePlan: 'See your race plan',
  other: 'Something else',
  options: {
    ask: 'Ask the coach',
    versions: 'No watch, treadmill or no run',
    versionsNote: 'Other ways to do this session.',
    away: 'I am ill or away',
    awayNote: 'Pause the plan. It starts again gently.',
  },
};

const NB: HomeWords = {
  classes: {
    warmup: 'Oppvarming',
    cooldown: 'Nedjogg',
    work: 'Hardt',
    hill: 'Motbakke',
    stride: 'Stigningsløp',
    easy: 'Rolig',
    walk: 'Gå',
  },
  efforts: { 1: 'Gå', 2: 'Rolig', 3: 'Jevnt', 4: 'Kontrollert hardt', 5: 'Hardt' },
  effort: (low, high) => (low === high ? `innsats ${low} av 10` : `innsats ${low}–${high} av 10`),
  between: (size) => `${size} mellom`,
  steps: (title) => `Delene i ${title}`,
  markDone: 'Merk gjort',
  marked: (title) => `${title} er merket som gjort.`,
  details: 'Hvordan gikk det?',
  change: 'Endre ...',
  tomorrow: 'I morgen',
  ifPainAllows: 'Bare hvis smertene har gitt seg. Sjekk inn først i morgen.',
  session: (title, minutes) => `${title}, ${minutes} min`,
  racePlan: 'Se løpsplanen',
  other: 'Noe annet',
  options: {
    ask: 'Spør treneren',
    versions: 'Uten klokke, på mølle eller uten løping',
    versionsNote: 'Andre måter å gjøre økta på.',
    away: 'Jeg er syk eller bortreist',
    awayNote: 'Sett planen på pause. Den starter rolig igjen.',
  },
};

/** UI text for the session on the home screen in each language. */
export const HOME_WORDS: Record<PageLanguage, HomeWords> = { en: EN, nb: NB };

/** UI text for the session on the home screen in the language of the page. */
export const homeWords = (): HomeWords => HOME_WORDS[pageLanguage()];
