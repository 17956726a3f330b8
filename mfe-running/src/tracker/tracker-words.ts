import { type PageLanguage, pageLanguage } from '../language/page-language.ts';
import type { DayStatus } from './tracker-days.ts';

export interface TrackerWords {
  table: string;
  today: string;
  rest: string;
  noSession: string;
  statuses: Record<DayStatus, string>;
  moreFor: (session: string) => string;
  ranAnyway: string;
  ranAnywayOn: (day: string) => string;
  minutesFor: (day: string) => string;
  fromActivity: string;
  enter: string;
  enterNote: string;
  emptyTitle: string;
  empty: string;
  logRun: string;
}

const EN: TrackerWords = {
  table: 'Table',
  today: 'Today',
  rest: 'Rest',
  noSession: 'No session planned',
  statuses: { none: 'None', done: 'Done', partial: 'Partial', skipped: 'Skipped' },
  moreFor: (session) => `Partial, skipped and details of ${session}`,
  ranAnyway: 'Ran anyway?',
  ranAnywayOn: (day) => `Ran anyway on ${day}?`,
  minutesFor: (day) => `Minutes for ${day}`,
  fromActivity: 'From your activities',
  enter: 'Enter an activity',
  enterNote: 'Or bring files from your watch',
  emptyTitle: 'Nothing to mark yet',
  empty: 'You have no plan and no runs this week.',
  logRun: 'Log a run',
};

const NB: TrackerWords = {
  table: 'Tabell',
  today: 'I dag',
  rest: 'Hvile',
  noSession: 'Ingen økt planlagt',
  statuses: { none: 'Ingen', done: 'Gjort', partial: 'Delvis', skipped: 'Droppet' },
  moreFor: (session) => `Delvis, droppet og detaljer for ${session}`,
  ranAnyway: 'Løp du likevel?',
  ranAnywayOn: (day) => `Løp du likevel ${day}?`,
  minutesFor: (day) => `Minutter ${day}`,
  fromActivity: 'Fra aktivitetene dine',
  enter: 'Før inn en aktivitet',
  enterNote: 'Eller ta med filer fra klokka',
  emptyTitle: 'Ingenting å merke av ennå',
  empty: 'Du har ingen plan og ingen turer denne uka.',
  logRun: 'Loggfør en tur',
};

const WORDS: Record<PageLanguage, TrackerWords> = { en: EN, nb: NB };

/** Words of the tracker's list in the language of the page. */
export const trackerWords = (): TrackerWords => WORDS[pageLanguage()];
