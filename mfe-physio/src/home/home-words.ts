import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import { INJURY_WORDS } from '../data/injury-words.ts';
import { PHASE_WORDS } from '../data/phase-words.ts';

const EN = {
  active: 'Your running plan follows this injury. Today’s assessment is in Physio Coach.',
  healed: 'You have marked this as healed. Your running plan no longer adapts to it.',
  closed: 'Your exercises are paused until you have answered your coach.',
  checkIn: "Check in to see today's exercises.",
  painIsHigh: 'Your pain is high today. Say here how the injury is before you do anything.',
  phase: (phase: 1 | 2 | 3): string => `Phase ${phase} of 3, ${PHASE_WORDS.en[phase]}.`,
  exercises: (exercises: number, minutes: number): string =>
    `${exercises === 1 ? '1 exercise' : `${exercises} exercises`}${minutes > 0 ? `, ${minutes} min` : ''}`,
  done: 'All done for today.',
  none: 'No exercises today.',
  doneOf: (done: number, all: number): string => `${done} of ${all} exercises done`,
  badges: { redFlag: 'Red flag', healed: 'Healed', stop: 'No running', ready: 'Ready to start', active: 'Active' },
  start: 'Start',
  checkin: 'Check in',
  open: ['Open', 'Physio Coach'] as readonly [short: string, rest: string],
};

export type HomeWords = typeof EN;

const NB: HomeWords = {
  active: 'Løpeplanen følger denne skaden. Dagens vurdering ligger hos fysiotreneren.',
  healed: 'Du har meldt skaden som frisk. Løpeplanen tilpasses den ikke lenger.',
  closed: 'Øvelsene er på pause til du har svart treneren din.',
  checkIn: 'Sjekk inn for å se dagens øvelser.',
  painIsHigh: 'Du har mye vondt i dag. Si her hvordan skaden er, før du gjør noe.',
  phase: (phase) => `Fase ${phase} av 3, ${PHASE_WORDS.nb[phase]}.`,
  exercises: (exercises, minutes) =>
    `${exercises === 1 ? '1 øvelse' : `${exercises} øvelser`}${minutes > 0 ? `, ${minutes} min` : ''}`,
  done: 'Alt er gjort for i dag.',
  none: 'Ingen øvelser i dag.',
  doneOf: (done, all) => `${done} av ${all} øvelser gjort`,
  badges: { redFlag: 'Faretegn', healed: 'Frisk', stop: 'Ingen løping', ready: 'Klar til start', active: 'Aktiv' },
  start: 'Start',
  checkin: 'Sjekk inn',
  open: ['Åpne', 'fysiotreneren'],
};

const WORDS: Record<PageLanguage, HomeWords> = { en: EN, nb: NB };

/** UI text for the card on the home screen, and the names of the areas, in the language of the page. */
export const homeWords = (): HomeWords & { areas: Record<string, string> } => {
  const language = pageLanguage();
  return { ...WORDS[language], areas: INJURY_WORDS[language].areas };
};
