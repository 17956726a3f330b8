import type { SkipReason } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';
import type { DayStatus } from './tracker-days.ts';

interface TitledText {
  title: string;
  text: string;
}

/** UI text for the tracker, in one language. */
export interface TrackerWords {
  title: string;
  loading: string;
  loadingWeek: string;
  failed: string;
  retry: string;
  retrying: string;
  weeks: { last: string; this: string; next: string; goBack: string; goOn: string };
  table: string;
  tableOf: string;
  columns: { day: string; outcome: string; status: string; reason: string };
  noOutcome: string;
  noReason: string;
  today: string;
  rest: string;
  noSession: string;
  statuses: Record<DayStatus, string>;
  statusFor: (day: string) => string;
  effortFor: (day: string) => string;
  markAsDone: (session: string) => string;
  changeMark: (session: string, status: string) => string;
  isDone: (session: string) => string;
  moreFor: (session: string) => string;
  ranAnyway: string;
  /** Label of days that had passed when the week's plan was created. */
  beforePlan: string;
  logRunOn: (day: string) => string;
  ranAnywayOn: (day: string) => string;
  minutes: string;
  minutesFor: (day: string) => string;
  minutesLimit: (max: number) => string;
  details: { yourRun: string; planned: (day: string, minutes: number) => string; question: string; remove: string };
  strength: { mark: string; marked: string; done: (title: string) => string; failed: string };
  evening: { title: string; didRun: string; oneTap: string };
  whySkipped: string;
  reasons: Record<SkipReason, string>;
  changeReason: (reason: string, day: string) => string;
  /** The coach's messages after a skipped session. */
  skip: { movesOn: string; tired: string; pain: string; openPhysio: string };
  short: {
    none: TitledText;
    title: (minutes: number) => string;
    walk: (minutes: number) => string;
    /** `easy` is the number of minutes between five minutes before and five after. */
    run: (easy: number) => string;
  };
  fromActivity: string;
  enter: string;
  enterNote: string;
  season: string;
  seasonNote: string;
  emptyTitle: string;
  empty: string;
  logRun: string;
}

const EN: TrackerWords = {
  title: 'Weekly Tracker',
  loading: 'Loading: Weekly Tracker',
  loadingWeek: 'Loading: week',
  failed: 'We could not load your week. Your entries are safe.',
  retry: 'Try again',
  retrying: 'Trying...',
  weeks: {
    ...{ last: 'Last week', this: 'This week', next: 'Next week' },
    ...{ goBack: 'Previous week', goOn: 'Next week' },
  },
  table: 'Table',
  tableOf: 'Weekly Tracker, table',
  columns: { day: 'Day', outcome: 'Outcome', status: 'Status', reason: 'Reason' },
  noOutcome: 'No outcome yet',
  noReason: 'No reason',
  today: 'Today',
  rest: 'Rest',
  noSession: 'No session planned',
  statuses: { none: 'None', done: 'Done', partial: 'Partial', skipped: 'Skipped' },
  statusFor: (day) => `Status for ${day}`,
  effortFor: (day) => `Effort for ${day}`,
  markAsDone: (session) => `Mark ${session} as done`,
  changeMark: (session, status) => `${session}: ${status}. Change the details`,
  isDone: (session) => `${session} is marked as done.`,
  moreFor: (session) => `Partial, skipped and details of ${session}`,
  ranAnyway: 'Ran anyway?',
  beforePlan: 'Before your plan',
  logRunOn: (day) => `Log a run on ${day}`,
  ranAnywayOn: (day) => `Ran anyway on ${day}?`,
  minutes: 'Minutes',
  minutesFor: (day) => `Minutes for ${day}`,
  minutesLimit: (max) => `0 to ${max} minutes`,
  details: {
    yourRun: 'Your run',
    planned: (day, minutes) => `${day}, ${minutes} min planned`,
    question: 'How did it go?',
    remove: 'Remove the mark',
  },
  strength: {
    mark: 'Mark as done',
    marked: 'Done',
    done: (title) => `${title}, done`,
    failed: 'Failed to save the strength session',
  },
  evening: { title: "Mark today's result?", didRun: 'Did you run today?', oneTap: 'It takes one tap.' },
  whySkipped: 'Why skipped?',
  reasons: { time: 'Time', fatigue: 'Fatigue', pain: 'Pain', other: 'Other' },
  changeReason: (reason, day) => `${reason}: change the reason for ${day}`,
  skip: {
    movesOn: 'No problem. The plan moves on, not back.',
    tired: 'Noted - tomorrow starts easy.',
    pain: 'Let us look at that first. Two minutes in Physio Coach?',
    openPhysio: 'Open Physio Coach',
  },
  short: {
    none: {
      title: 'No shorter version needed.',
      text: 'This session is already short. The plan moves on, not back.',
    },
    title: (minutes) => `Here is a ${minutes}-minute version.`,
    walk: (minutes) => `${minutes} minutes of brisk walking. The running part waits for a day with time.`,
    run: (easy) => `5 min walk or very easy jog, ${easy} min easy in Zone 2 where you can talk, 5 min easy to finish.`,
  },
  fromActivity: 'From your activities',
  enter: 'Enter an activity',
  enterNote: 'Or bring files from your watch',
  season: 'Your season',
  seasonNote: 'Every week to your race',
  emptyTitle: 'Nothing to mark yet',
  empty: 'You have no plan and no runs this week.',
  logRun: 'Log a run',
};

const NB: TrackerWords = {
  title: 'Ukas logg',
  loading: 'Henter: ukas logg',
  loadingWeek: 'Henter: uka',
  failed: 'Vi fikk ikke hentet uka di. Det du har ført inn, er trygt.',
  retry: 'Prøv igjen',
  retrying: 'Prøver ...',
  weeks: {
    ...{ last: 'Forrige uke', this: 'Denne uka', next: 'Neste uke' },
    ...{ goBack: 'Forrige uke', goOn: 'Neste uke' },
  },
  table: 'Tabell',
  tableOf: 'Ukas logg, tabell',
  columns: { day: 'Dag', outcome: 'Økt', status: 'Status', reason: 'Grunn' },
  noOutcome: 'Ingen økt ennå',
  noReason: 'Ingen grunn',
  today: 'I dag',
  rest: 'Hvile',
  noSession: 'Ingen økt planlagt',
  statuses: { none: 'Ingen', done: 'Gjort', partial: 'Delvis', skipped: 'Droppet' },
  statusFor: (day) => `Status ${day}`,
  effortFor: (day) => `Innsats ${day}`,
  markAsDone: (session) => `Merk ${session} som gjort`,
  changeMark: (session, status) => `${session}: ${status}. Endre detaljene`,
  isDone: (session) => `${session} er merket som gjort.`,
  moreFor: (session) => `Delvis, droppet og detaljer for ${session}`,
  ranAnyway: 'Løp du likevel?',
  beforePlan: 'Før planen din',
  logRunOn: (day) => `Loggfør en tur ${day}`,
  ranAnywayOn: (day) => `Løp du likevel ${day}?`,
  minutes: 'Minutter',
  minutesFor: (day) => `Minutter ${day}`,
  minutesLimit: (max) => `0 til ${max} minutter`,
  details: {
    yourRun: 'Turen din',
    planned: (day, minutes) => `${day}, ${minutes} min planlagt`,
    question: 'Hvordan gikk det?',
    remove: 'Fjern merket',
  },
  strength: {
    mark: 'Merk som gjort',
    marked: 'Gjort',
    done: (title) => `${title}, gjort`,
    failed: 'Vi fikk ikke lagret styrkeøkta',
  },
  evening: { title: 'Hvordan gikk dagens økt?', didRun: 'Løp du i dag?', oneTap: 'Det tar ett trykk.' },
  whySkipped: 'Hvorfor droppet du den?',
  reasons: { time: 'Tid', fatigue: 'Sliten', pain: 'Smerte', other: 'Annet' },
  changeReason: (reason, day) => `${reason}: endre grunnen ${day}`,
  skip: {
    movesOn: 'Helt greit. Planen går videre, ikke tilbake.',
    tired: 'Notert. I morgen begynner rolig.',
    pain: 'La oss se på det først. To minutter i Physio Coach?',
    openPhysio: 'Åpne Physio Coach',
  },
  short: {
    none: {
      title: 'Du trenger ingen kortere versjon.',
      text: 'Denne økta er kort fra før. Planen går videre, ikke tilbake.',
    },
    title: (minutes) => `Her er en versjon på ${minutes} minutter.`,
    walk: (minutes) => `${minutes} minutter rask gange. Løpingen venter til en dag med bedre tid.`,
    run: (easy) =>
      `5 min gange eller svært rolig jogg, ${easy} min rolig i sone 2 der du kan prate, 5 min rolig til slutt.`,
  },
  fromActivity: 'Fra aktivitetene dine',
  enter: 'Før inn en aktivitet',
  enterNote: 'Eller ta med filer fra klokka',
  season: 'Sesongen din',
  seasonNote: 'Hver uke fram til løpet',
  emptyTitle: 'Ingenting å merke av ennå',
  empty: 'Du har ingen plan og ingen turer denne uka.',
  logRun: 'Loggfør en tur',
};

/** UI text for the tracker, by language. */
export const TRACKER_WORDS: Record<PageLanguage, TrackerWords> = { en: EN, nb: NB };

/** UI text for the tracker in the language of the page. */
export const trackerWords = (): TrackerWords => TRACKER_WORDS[pageLanguage()];
