import { type PageLanguage, pageLanguage } from '../../language/page-language.ts';
import type { Equipment, RaceValues } from './background-values.ts';

interface Field {
  label: string;
  help: string;
}

/** UI text for the form about the last few weeks, in one language. */
export interface BackgroundWords {
  title: string;
  intro: string;
  loading: string;
  failed: string;
  week: Field;
  longest: Field;
  longDay: string;
  /** Names of the weekdays, Monday first. */
  weekdays: readonly string[];
  daysInRow: string;
  days: (count: number) => string;
  equipmentFor: string;
  equipment: Record<Equipment, string>;
  hasRunFast: string;
  hoursFlex: string;
  races: {
    title: string;
    text: string;
    add: string;
    distance: string;
    how: string;
    priorities: Record<RaceValues['priority'], string>;
    date: string;
    /** Accessible name of a field of the race with the given number. */
    field: (label: string, number: number) => string;
    remove: (number: number) => string;
  };
  results: {
    title: string;
    text: string;
    add: string;
    distance: string;
    time: string;
    date: string;
    field: (label: string, number: number) => string;
    remove: (number: number) => string;
  };
  problems: {
    distance: string;
    kilometres: string;
    time: string;
    duration: string;
    day: string;
    future: string;
    race: string;
  };
  save: string;
  saveFailed: string;
  saved: { title: string; text: string };
}

const EN: BackgroundWords = {
  title: 'Your last weeks',
  intro: 'This decides how the plan begins. Guessing is fine.',
  loading: 'Loading: your last weeks',
  failed: 'We could not load your answers. They are safe.',
  week: { label: 'Usual minutes a week', help: 'All your runs together' },
  longest: { label: 'Longest recent run', help: 'Minutes' },
  longDay: 'Long run day',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daysInRow: 'Most running days in a row',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  equipmentFor: 'Equipment for strength',
  equipment: { band: 'Band', dumbbells: 'Dumbbells', gym: 'Gym' },
  hasRunFast: 'I have run fast in the last eight weeks: intervals, tempo or a race',
  hoursFlex: 'Peak weeks may pass my hours by 15 %',
  races: {
    title: 'Races on the way',
    text: 'Smaller races before your goal race. For a B race the plan rests you; a C race replaces a hard session.',
    add: 'Add a race',
    distance: 'Distance',
    how: 'How',
    priorities: { B: 'B race', C: 'C race' },
    date: 'Date',
    field: (label, number) => `${label}, race ${number}`,
    remove: (number) => `Remove race ${number}`,
  },
  results: {
    title: 'Race results',
    text: 'Races and time trials of the last year. Your paces come from them.',
    add: 'Add a result',
    distance: 'Distance, km',
    time: 'Time',
    date: 'Date',
    field: (label, number) => `${label}, result ${number}`,
    remove: (number) => `Remove result ${number}`,
  },
  problems: {
    distance: 'Write it like 10 or 21.1',
    kilometres: 'Between 1 and 200 km',
    time: 'Write it like 51:20 or 1:52:30',
    duration: 'Between 2 minutes and 48 hours',
    day: 'Choose the day',
    future: 'A result cannot be in the future',
    race: 'Choose the distance',
  },
  save: 'Save your last weeks',
  saveFailed: 'Failed to save your last weeks',
  saved: { title: 'Your last weeks are saved', text: "This week's plan follows them." },
};

const NB: BackgroundWords = {
  title: 'De siste ukene dine',
  intro: 'Dette avgjør hvordan planen begynner. Det holder å anslå.',
  loading: 'Henter: de siste ukene dine',
  failed: 'Vi fikk ikke hentet svarene dine. De er trygge.',
  week: { label: 'Minutter i en vanlig uke', help: 'Alle turene dine til sammen' },
  longest: { label: 'Lengste tur i det siste', help: 'Minutter' },
  longDay: 'Dag for langturen',
  weekdays: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'],
  daysInRow: 'Løpedager på rad, på det meste',
  days: (count) => (count === 1 ? '1 dag' : `${count} dager`),
  equipmentFor: 'Utstyr til styrke',
  equipment: { band: 'Strikk', dumbbells: 'Manualer', gym: 'Treningssenter' },
  hasRunFast: 'Jeg har løpt fort de siste åtte ukene: intervaller, tempo eller konkurranse',
  hoursFlex: 'De lengste ukene kan gå 15 % over timene mine',
  races: {
    title: 'Løp på veien',
    text: 'Mindre løp før målløpet ditt. Før et B-løp får du hvile; et C-løp tar plassen til en hard økt.',
    add: 'Legg til et løp',
    distance: 'Distanse',
    how: 'Hvordan',
    priorities: { B: 'B-løp', C: 'C-løp' },
    date: 'Dato',
    field: (label, number) => `${label}, løp ${number}`,
    remove: (number) => `Fjern løp ${number}`,
  },
  results: {
    title: 'Løpsresultater',
    text: 'Løp og testløp det siste året. Farten i planen regnes ut fra dem.',
    add: 'Legg til et resultat',
    distance: 'Distanse, km',
    time: 'Tid',
    date: 'Dato',
    field: (label, number) => `${label}, resultat ${number}`,
    remove: (number) => `Fjern resultat ${number}`,
  },
  problems: {
    distance: 'Skriv den som 10 eller 21,1',
    kilometres: 'Mellom 1 og 200 km',
    time: 'Skriv den som 51:20 eller 1:52:30',
    duration: 'Mellom 2 minutter og 48 timer',
    day: 'Velg dagen',
    future: 'Et resultat kan ikke ligge fram i tid',
    race: 'Velg distansen',
  },
  save: 'Lagre de siste ukene',
  saveFailed: 'Vi fikk ikke lagret de siste ukene dine',
  saved: { title: 'De siste ukene dine er lagret', text: 'Planen for denne uka retter seg etter dem.' },
};

/** UI text for the form about the last few weeks, by language. */
export const BACKGROUND_WORDS: Record<PageLanguage, BackgroundWords> = { en: EN, nb: NB };

/** UI text for the form about the last few weeks in the language of the page. */
export const backgroundWords = (): BackgroundWords => BACKGROUND_WORDS[pageLanguage()];
