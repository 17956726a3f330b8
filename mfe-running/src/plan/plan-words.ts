import type { LogStatus, Phase, PlanType } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** UI text for the week view of the plan. */
interface PlanWords {
  today: string;
  types: Record<PlanType, string>;
  walking: string;
  /** Name of a heart-rate or pace zone, before its number. */
  zone: string;
  statuses: Record<LogStatus, string>;
  ofPlanned: (minutes: number) => string;
  changed: string;
  ladder: (stage: number) => string;
  strength: (minutes: number) => string;
  titles: { last: string; this: string; next: string; other: (week: string) => string };
  days: { this: string; next: string; other: (week: string) => string };
  /** Phase and number of a week. */
  phase: (phase: Phase, week: number | undefined) => string;
  /** Phase of a week of which only the last few days are planned. */
  firstDays: (phase: Phase) => string;
  /** Phase of the first full week after such days. */
  firstWeek: (phase: Phase) => string;
  before: string;
  after: string;
  toThisWeek: string;
  sum: (planned: number) => string;
  hard: (minutes: number) => string;
  firstFull: string;
  /** Note for a day of high pain before a day with a session. */
  painToday: (pain: number) => string;
  provisional: string;
  range: (low: number, high: number) => string;
  goodToKnow: string;
  loading: (what: string) => string;
  theWeek: string;
  weekFailed: string;
  planFailed: string;
  retry: string;
  retrying: string;
  noWeek: string;
  nextFollows: string;
  startedLater: string;
  loggedStay: string;
  update: string;
  updating: string;
  lighter: { title: string; accept: string; accepting: string; keep: string; keeping: string };
  none: {
    title: string;
    minorTitle: string;
    /** Identical to the planner's message. */
    minor: string;
    create: string;
    creating: string;
    withoutProfile: string;
    withProfile: string;
  };
  failed: Record<'make' | 'lighter' | 'keep', string>;
}

const EN: PlanWords = {
  today: 'Today',
  types: { easy: 'Easy', adapt: 'Adapt', tempo: 'Tempo', push: 'Push', long: 'Long', rest: 'Rest' },
  walking: 'walking',
  zone: 'Zone',
  statuses: { done: 'Done', partial: 'Partly done', skipped: 'Skipped' },
  ofPlanned: (minutes) => `of ${minutes} min`,
  changed: 'Changed: ',
  ladder: (stage) => `Walk–run ladder, stage ${stage}`,
  strength: (minutes) => `Strength, ${minutes} min`,
  titles: {
    last: "Last week's plan",
    this: "This week's plan",
    next: "Next week's plan",
    other: (week) => `Plan of ${week}`,
  },
  days: { this: 'Days of this week', next: 'Days of next week', other: (week) => `Days of ${week}` },
  firstDays: (phase) => `${phase} phase, first days`,
  firstWeek: (phase) => `${phase} phase, first full week`,
  phase: (phase, week) => `${phase} phase${week === undefined ? '' : `, week ${week}`}`,
  before: 'Week before',
  after: 'Week after',
  toThisWeek: 'Back to this week',
  sum: (planned) => ` of ${planned} min`,
  hard: (minutes) => `${minutes} min hard`,
  firstFull: 'Your first full week.',
  painToday: (pain) => `Pain ${pain} today: run tomorrow only if it has eased. Check in first.`,
  provisional: 'Provisional.',
  range: (low, high) => `It will have ${low} to ${high} min.`,
  goodToKnow: 'Good to know',
  loading: (what) => `Loading: ${what}`,
  theWeek: 'the week',
  weekFailed: 'We could not load this week. Nothing is lost.',
  planFailed: 'We could not load your plan. Nothing is lost.',
  retry: 'Try again',
  retrying: 'Trying again...',
  noWeek: 'No plan for this week',
  nextFollows: 'Next week is planned from this week’s training.',
  startedLater: 'Your plan started later.',
  loggedStay: 'The days you have logged do not change.',
  update: 'Update this week',
  updating: 'Updating...',
  lighter: {
    title: 'A lighter week?',
    accept: 'Accept',
    accepting: 'Accepting...',
    keep: 'Keep plan',
    keeping: 'Keeping...',
  },
  none: {
    title: 'No plan for this week yet',
    minorTitle: 'No plan',
    minor: 'Plans are made for adults. Under 18, train with a coach or parent who knows you.',
    create: 'Create plan',
    creating: 'Creating...',
    withoutProfile: 'Tell us what you train for and when you can run, and we will plan your week.',
    withProfile: 'We plan your week from your profile, your check-ins and your runs.',
  },
  failed: {
    make: 'Failed to create the plan',
    lighter: 'Failed to make the week lighter',
    keep: 'Failed to keep the plan',
  },
};

const NB_PHASES: Record<Phase, string> = {
  Base: 'Grunntrening',
  Build: 'Oppbygging',
  Peak: 'Toppfase',
  Taper: 'Nedtrapping',
};

const NB: PlanWords = {
  today: 'I dag',
  types: { easy: 'Rolig', adapt: 'Adapt', tempo: 'Tempo', push: 'Push', long: 'Lang', rest: 'Hvile' },
  walking: 'gange',
  zone: 'Sone',
  statuses: { done: 'Gjort', partial: 'Delvis gjort', skipped: 'Droppet' },
  ofPlanned: (minutes) => `av ${minutes} min`,
  changed: 'Endret: ',
  ladder: (stage) => `Gå–løp-stigen, trinn ${stage}`,
  strength: (minutes) => `Styrke, ${minutes} min`,
  titles: {
    last: 'Planen forrige uke',
    this: 'Planen denne uka',
    next: 'Planen neste uke',
    other: (week) => `Planen ${week}`,
  },
  days: { this: 'Dagene denne uka', next: 'Dagene neste uke', other: (week) => `Dagene ${week}` },
  firstDays: (phase) => `${NB_PHASES[phase]}, de første dagene`,
  firstWeek: (phase) => `${NB_PHASES[phase]}, første hele uke`,
  phase: (phase, week) => `${NB_PHASES[phase]}${week === undefined ? '' : `, uke ${week}`}`,
  before: 'Uka før',
  after: 'Uka etter',
  toThisWeek: 'Tilbake til denne uka',
  sum: (planned) => ` av ${planned} min`,
  hard: (minutes) => `${minutes} min hardt`,
  firstFull: 'Din første hele uke.',
  painToday: (pain) => `Smerte ${pain} i dag: løp i morgen bare hvis den har gitt seg. Sjekk inn først.`,
  provisional: 'Foreløpig.',
  range: (low, high) => `Den blir på ${low} til ${high} min.`,
  goodToKnow: 'Greit å vite',
  loading: (what) => `Henter: ${what}`,
  theWeek: 'uka',
  weekFailed: 'Vi fikk ikke hentet denne uka. Ingenting er tapt.',
  planFailed: 'Vi fikk ikke hentet planen din. Ingenting er tapt.',
  retry: 'Prøv igjen',
  retrying: 'Prøver igjen...',
  noWeek: 'Ingen plan for denne uka',
  nextFollows: 'Neste uke planlegges ut fra treningen denne uka.',
  startedLater: 'Planen din startet senere.',
  loggedStay: 'Dagene du har loggført, endres ikke.',
  update: 'Oppdater uka',
  updating: 'Oppdaterer ...',
  lighter: {
    title: 'En lettere uke?',
    accept: 'Ja takk',
    accepting: 'Gjør uka lettere ...',
    keep: 'Behold planen',
    keeping: 'Beholder planen ...',
  },
  none: {
    title: 'Ingen plan for denne uka ennå',
    minorTitle: 'Ingen plan',
    minor: 'Planene er laget for voksne. Er du under 18, tren sammen med en trener eller forelder som kjenner deg.',
    create: 'Lag planen',
    creating: 'Lager planen ...',
    withoutProfile: 'Fortell oss hva du trener mot, og når du kan løpe, så planlegger vi uka di.',
    withProfile: 'Vi planlegger uka ut fra profilen, innsjekkene og turene dine.',
  },
  failed: {
    make: 'Vi fikk ikke laget planen',
    lighter: 'Vi fikk ikke gjort uka lettere',
    keep: 'Vi fikk ikke lagret svaret ditt',
  },
};

/** UI text for the week view of the plan in each language. */
export const PLAN_WORDS: Record<PageLanguage, PlanWords> = { en: EN, nb: NB };

/** UI text for the week view of the plan in the language of the page. */
export const planWords = (): PlanWords => PLAN_WORDS[pageLanguage()];
