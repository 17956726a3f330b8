import { type PageLanguage, pageLanguage, shortDayIn } from '@stridewell/app/screens';
import { addDays, type MonthFact, type MonthSummary } from '@stridewell/contracts/web';
import type { ChartWords } from '@stridewell/ui/charts';
import { en, englishFact, nb, norwegianFact } from './fact-words.ts';

type Week = MonthSummary['weeks'][number];

/** UI text for the month screen, in one language. */
export interface MonthWords {
  loading: string;
  loadFailed: { title: string; text: string };
  previous: string;
  next: string;
  pager: string;
  runs: string;
  minutes: string;
  best: string;
  noBest: string;
  bestNote: (week: Week) => string;
  steady: string;
  /** Text alternative of the ring. */
  ring: (days: number, of: number) => string;
  ringNote: string;
  steadyWeek: (week: Week) => string;
  facts: string;
  fact: (fact: MonthFact, isCurrent: boolean) => string;
  weeks: string;
  weeksSummary: (weeks: number) => string;
  columns: readonly [string, string, string, string];
  of: (days: number, of: number) => string;
  chart: ChartWords;
  empty: { title: string; past: string; current: string; action: string };
  future: { title: string; text: string; action: string };
}

/** Returns the days of a week, such as "9–15 Nov" or "26 Oct – 1 Nov". */
export const weekSpan = (weekStart: string): string => {
  const end = addDays(weekStart, 6);
  const isSame = weekStart.slice(0, 7) === end.slice(0, 7);
  const first = pageLanguage() === 'nb' ? `${Number(weekStart.slice(8))}.` : String(Number(weekStart.slice(8)));
  return isSame ? `${first}–${shortDayIn(end)}` : `${shortDayIn(weekStart)} – ${shortDayIn(end)}`;
};

const EN: MonthWords = {
  loading: 'Loading the month',
  loadFailed: { title: 'The month did not load', text: 'Nothing is lost. Please try again in a moment.' },
  previous: 'Previous month',
  next: 'Next month',
  pager: 'Months',
  runs: 'Runs',
  minutes: 'Minutes',
  best: 'Best week',
  noBest: '–',
  bestNote: (week) => `${en.runs(week.runs)}, ${week.minutes} min, ${week.steady} of ${en.days(week.of)} steady`,
  steady: 'Steady days',
  ring: (days, of) => `${days} of ${en.days(of)} steady`,
  ringNote: 'A run, a planned rest day, a pause or a check-in keeps the ring closed.',
  steadyWeek: (week) =>
    `${weekSpan(week.weekStart)}: ${en.runs(week.runs)}, ${en.minutes(week.minutes)}, ${week.steady} of ${en.days(week.of)} steady`,
  facts: 'In short',
  fact: englishFact,
  weeks: 'Week by week',
  weeksSummary: (weeks) =>
    weeks === 1 ? 'Minutes of one week.' : `Minutes of ${weeks} weeks, days of this month only.`,
  columns: ['Week', 'Runs', 'Minutes', 'Steady days'],
  of: (days, of) => `${days} of ${of}`,
  chart: {
    table: 'Table',
    chart: 'Chart',
    asTable: (title) => `${title} as a table`,
    tableOf: (title) => `${title}, table`,
    empty: 'No data available',
  },
  empty: {
    title: 'Nothing here yet',
    past: 'There is no run and no check-in in this month. That happens, and nothing is lost.',
    current: 'Your month begins with the first check-in or run.',
    action: 'Go to the check-in',
  },
  future: {
    title: 'This month is still ahead',
    text: 'Your plan gets there one week at a time.',
    action: 'See your plan',
  },
};

const steadyWord = (days: number): string => (days === 1 ? 'jevn' : 'jevne');

const NB: MonthWords = {
  loading: 'Henter måneden',
  loadFailed: { title: 'Vi fikk ikke hentet måneden', text: 'Ingenting er borte. Prøv igjen om litt.' },
  previous: 'Forrige måned',
  next: 'Neste måned',
  pager: 'Måneder',
  runs: 'Løpeturer',
  minutes: 'Minutter',
  best: 'Beste uke',
  noBest: '–',
  bestNote: (week) =>
    `${nb.runs(week.runs)}, ${week.minutes} min, ${week.steady} av ${nb.days(week.of)} ${steadyWord(week.of)}`,
  steady: 'Jevne dager',
  ring: (days, of) => `${days} av ${nb.days(of)} ${steadyWord(of)}`,
  ringNote: 'En løpetur, en planlagt hviledag, en pause eller en innsjekk holder ringen lukket.',
  steadyWeek: (week) =>
    `${weekSpan(week.weekStart)}: ${nb.runs(week.runs)}, ${nb.minutes(week.minutes)}, ${week.steady} av ${nb.days(week.of)} ${steadyWord(week.of)}`,
  facts: 'Kort fortalt',
  fact: norwegianFact,
  weeks: 'Uke for uke',
  weeksSummary: (weeks) =>
    weeks === 1 ? 'Minuttene i én uke.' : `Minuttene i ${weeks} uker, bare dagene i denne måneden.`,
  columns: ['Uke', 'Løpeturer', 'Minutter', 'Jevne dager'],
  of: (days, of) => `${days} av ${of}`,
  chart: {
    table: 'Tabell',
    chart: 'Graf',
    asTable: (title) => `${title} som tabell`,
    tableOf: (title) => `${title}, tabell`,
    empty: 'Ingen tall ennå',
  },
  empty: {
    title: 'Ingenting her ennå',
    past: 'Det er verken løping eller innsjekk i denne måneden. Sånt skjer, og ingenting er tapt.',
    current: 'Måneden din begynner med den første innsjekken eller løpeturen.',
    action: 'Gå til innsjekken',
  },
  future: {
    title: 'Denne måneden har du foran deg',
    text: 'Planen din kommer dit, én uke om gangen.',
    action: 'Se planen',
  },
};

/** UI text for the month screen by language. */
export const MONTH_WORDS: Record<PageLanguage, MonthWords> = { en: EN, nb: NB };

/** UI text for the month screen in the language of the page. */
export const monthWords = (): MonthWords => MONTH_WORDS[pageLanguage()];
