import type { WeekOffer } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

type OfferKind = WeekOffer['kind'];

/** UI text for the change menu, of its messages, and of the offers and questions of the week. */
interface ChangeWords {
  titles: Record<'easier_week' | 'repeat_week' | 'easier' | 'shorten' | 'move', string>;
  loading: string;
  unknown: string;
  confirm: string;
  confirming: string;
  back: string;
  question: string;
  undo: string;
  undoObject: string;
  /** Names of the menus and of their buttons. */
  change: (session: string) => string;
  changeOn: (session: string, day: string) => string;
  changeWeek: string;
  session: (day: string, minutes: number) => string;
  day: {
    name: string;
    easier: string;
    easierNote: string;
    shorten: (minutes: number) => string;
    undoEasier: string;
    undoShorter: string;
    asPlanned: string;
    undoMove: string;
    backTo: (day: string) => string;
  };
  week: {
    name: string;
    easier: string;
    easierNote: string;
    repeat: string;
    repeatNote: string;
    undo: string;
  };
  move: {
    name: string;
    loading: string;
    failed: string;
    retry: string;
    retrying: string;
    none: string;
    nextWeek: (day: string) => string;
    noFit: string;
  };
  /** Messages after a change. The weekday is written as within a sentence. */
  done: {
    moved: (weekday: string) => string;
    day: (weekday: string, session: string, minutes: number) => string;
    easier: string;
    shorter: string;
    easierWeek: string;
    repeated: string;
    asBefore: (minutes: number) => string;
    now: (minutes: number) => string;
    lighterWeek: string;
    smallerPlan: string;
    trial: string;
    toMonday: string;
    inNextWeek: string;
    added: (minutes: number) => string;
    kept: string;
    answered: string;
    undone: string;
  };
  failed: string;
  undoFailed: string;
  offers: {
    titles: Record<OfferKind, string>;
    lighter: string;
    smaller: (minutes: number, runs: number) => string;
    trial: string;
    toMonday: string;
    add: (minutes: number) => string;
    changing: string;
    decline: string;
    /** Label of the button that undoes an accepted offer: the visible verb, and its object. */
    undo: Record<OfferKind, { verb: string; object: string }>;
  };
  /** One line for each accepted offer. */
  accepted: {
    lighter: string;
    smaller: (minutes: number, runs: number) => string;
    trial: (weekday: string) => string;
    moved: (weekday: string) => string;
    extra: (minutes: number, weekday: string) => string;
  };
}

const EN: ChangeWords = {
  titles: {
    easier_week: 'Make the rest of the week easier?',
    repeat_week: 'Repeat this week next week?',
    easier: 'Make this session easier?',
    shorten: 'Shorten this session?',
    move: 'Move this session?',
  },
  loading: 'Working out what changes…',
  unknown: 'What changes could not be shown. You can still make the change, and undo it.',
  confirm: 'Make the change',
  confirming: 'Changing…',
  back: 'Back',
  question: 'A question about your week',
  undo: 'Undo',
  undoObject: 'my answer',
  change: (session) => `Change ${session}`,
  changeOn: (session, day) => `Change ${session}, ${day}`,
  changeWeek: 'Change the week',
  session: (day, minutes) => `${day}, ${minutes} min`,
  day: {
    name: 'Change this day',
    easier: 'Make it easier',
    easierNote: 'An easy run instead, at a pace at which you can talk.',
    shorten: (minutes) => `Shorten to ${minutes} min`,
    undoEasier: 'Undo: not easier',
    undoShorter: 'Undo: not shorter',
    asPlanned: 'The session as it was planned.',
    undoMove: 'Undo the move',
    backTo: (day) => `Back to ${day}.`,
  },
  week: {
    name: 'Change the whole week',
    easier: 'Make the week easier',
    easierNote: 'A fifth less, without catching up later.',
    repeat: 'Repeat last week',
    repeatNote: 'The same minutes again before the plan grows.',
    undo: 'Undo my change to the week',
  },
  move: {
    name: 'Move to another day',
    loading: 'Loading: days',
    failed: 'We could not load the days you can move to.',
    retry: 'Try again',
    retrying: 'Trying...',
    none: 'There is no day left this week to move to.',
    nextWeek: (day) => `${day}, next week`,
    noFit: 'This day does not fit.',
  },
  done: {
    moved: (weekday) => `Moved to ${weekday}`,
    day: (weekday, session, minutes) => `${weekday}: ${session}${minutes > 0 ? `, ${minutes} min` : ''}.`,
    easier: 'Made easier',
    shorter: 'Made shorter',
    easierWeek: 'An easier week',
    repeated: 'Week repeated',
    asBefore: (minutes) => `${minutes} min, as the week before.`,
    now: (minutes) => `Now ${minutes} min this week.`,
    lighterWeek: 'A lighter week',
    smallerPlan: 'A smaller plan',
    trial: 'Time trial planned',
    toMonday: 'Moved to Monday',
    inNextWeek: 'The long run is in next week’s plan.',
    added: (minutes) => `${minutes} minutes added`,
    kept: 'The plan stays as it is',
    answered: 'Answer saved',
    undone: 'Change undone',
  },
  failed: 'Failed to change the plan',
  undoFailed: 'Failed to undo the change',
  offers: {
    titles: {
      lighter_week: 'A lighter week?',
      smaller_plan: 'A smaller plan?',
      time_trial: 'Time for a test?',
      long_to_next_week: 'Long run on Monday?',
      extra_minutes: 'A little more today?',
    },
    lighter: 'Make it lighter',
    smaller: (minutes, runs) => `${minutes} min on ${runs} days`,
    trial: 'Plan the test',
    toMonday: 'Move it to Monday',
    add: (minutes) => `Add ${minutes} min`,
    changing: 'Changing...',
    decline: 'No thanks',
    undo: {
      lighter_week: { verb: 'Undo', object: 'the lighter week' },
      smaller_plan: { verb: 'End', object: 'the smaller plan' },
      time_trial: { verb: 'Undo', object: 'the time trial' },
      long_to_next_week: { verb: 'Undo', object: 'the move' },
      extra_minutes: { verb: 'Undo', object: 'the extra minutes' },
    },
  },
  accepted: {
    lighter: 'A lighter week',
    smaller: (minutes, runs) => `Smaller plan: ${minutes} min on ${runs} days`,
    trial: (weekday) => `Time trial on ${weekday}`,
    moved: (weekday) => `Long run moved to ${weekday}`,
    extra: (minutes, weekday) => `${minutes} more minutes on ${weekday}`,
  },
};

const NB: ChangeWords = {
  titles: {
    easier_week: 'Gjøre resten av uka lettere?',
    repeat_week: 'Gjenta denne uka neste uke?',
    easier: 'Gjøre økta lettere?',
    shorten: 'Gjøre økta kortere?',
    move: 'Flytte økta?',
  },
  loading: 'Regner ut hva som endres …',
  unknown: 'Det som endres, lot seg ikke vise. Du kan likevel gjøre endringen, og angre den.',
  confirm: 'Gjør endringen',
  confirming: 'Endrer …',
  back: 'Tilbake',
  question: 'Et spørsmål om uka di',
  undo: 'Angre',
  undoObject: 'svaret mitt',
  change: (session) => `Endre ${session}`,
  changeOn: (session, day) => `Endre ${session}, ${day}`,
  changeWeek: 'Endre uka',
  session: (day, minutes) => `${day}, ${minutes} min`,
  day: {
    name: 'Endre denne dagen',
    easier: 'Gjør økta lettere',
    easierNote: 'En rolig tur i stedet, i pratefart.',
    shorten: (minutes) => `Kort ned til ${minutes} min`,
    undoEasier: 'Angre: ikke lettere',
    undoShorter: 'Angre: ikke kortere',
    asPlanned: 'Økta slik den var planlagt.',
    undoMove: 'Angre flyttingen',
    backTo: (day) => `Tilbake til ${day}.`,
  },
  week: {
    name: 'Endre hele uka',
    easier: 'Gjør uka lettere',
    easierNote: 'En femtedel mindre, uten noe å ta igjen senere.',
    repeat: 'Gjenta forrige uke',
    repeatNote: 'De samme minuttene en gang til før planen øker.',
    undo: 'Angre endringen min av uka',
  },
  move: {
    name: 'Flytt til en annen dag',
    loading: 'Henter: dager',
    failed: 'Vi fikk ikke hentet dagene du kan flytte til.',
    retry: 'Prøv igjen',
    retrying: 'Prøver ...',
    none: 'Det er ingen dag igjen denne uka å flytte til.',
    nextWeek: (day) => `${day}, neste uke`,
    noFit: 'Denne dagen passer ikke.',
  },
  done: {
    moved: (weekday) => `Flyttet til ${weekday}`,
    day: (weekday, session, minutes) => `${weekday}: ${session}${minutes > 0 ? `, ${minutes} min` : ''}.`,
    easier: 'Økta er lettere',
    shorter: 'Økta er kortere',
    easierWeek: 'En lettere uke',
    repeated: 'Uka gjentas',
    asBefore: (minutes) => `${minutes} min, som uka før.`,
    now: (minutes) => `Nå ${minutes} min denne uka.`,
    lighterWeek: 'En lettere uke',
    smallerPlan: 'En mindre plan',
    trial: 'Testløpet er planlagt',
    toMonday: 'Flyttet til mandag',
    inNextWeek: 'Langturen står i planen for neste uke.',
    added: (minutes) => `${minutes} minutter lagt til`,
    kept: 'Planen blir som den er',
    answered: 'Svaret er lagret',
    undone: 'Endringen er angret',
  },
  failed: 'Vi fikk ikke endret planen',
  undoFailed: 'Vi fikk ikke angret endringen',
  offers: {
    titles: {
      lighter_week: 'En lettere uke?',
      smaller_plan: 'En mindre plan?',
      time_trial: 'På tide med en test?',
      long_to_next_week: 'Langtur på mandag?',
      extra_minutes: 'Litt mer i dag?',
    },
    lighter: 'Gjør uka lettere',
    smaller: (minutes, runs) => `${minutes} min på ${runs} dager`,
    trial: 'Planlegg testen',
    toMonday: 'Flytt den til mandag',
    add: (minutes) => `Legg til ${minutes} min`,
    changing: 'Endrer …',
    decline: 'Nei takk',
    undo: {
      lighter_week: { verb: 'Angre', object: 'den lettere uka' },
      smaller_plan: { verb: 'Avslutt', object: 'den mindre planen' },
      time_trial: { verb: 'Angre', object: 'testløpet' },
      long_to_next_week: { verb: 'Angre', object: 'flyttingen' },
      extra_minutes: { verb: 'Angre', object: 'de ekstra minuttene' },
    },
  },
  accepted: {
    lighter: 'En lettere uke',
    smaller: (minutes, runs) => `Mindre plan: ${minutes} min på ${runs} dager`,
    trial: (weekday) => `Testløp på ${weekday}`,
    moved: (weekday) => `Langturen er flyttet til ${weekday}`,
    extra: (minutes, weekday) => `${minutes} minutter til på ${weekday}`,
  },
};

/** UI text for the changes in each language. */
export const CHANGE_WORDS: Record<PageLanguage, ChangeWords> = { en: EN, nb: NB };

/** UI text in the language of the page. */
export const changeWords = (): ChangeWords => CHANGE_WORDS[pageLanguage()];
