import { type PageLanguage, pageLanguage, shortDayIn } from '@stridewell/app/screens';
import { addDays, type MonthFact, type MonthSummary } from '@stridewell/contracts/web';
import type { ChartWords } from '@stridewell/ui/charts';

type Week = MonthSummary['weeks'][number];

/** Words of the month screen, in one language. */
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

const en = {
  days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  runs: (runs: number): string => (runs === 1 ? '1 run' : `${runs} runs`),
  minutes: (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  sessions: (sessions: number): string => (sessions === 1 ? '1 planned session' : `${sessions} planned sessions`),
};

/** Returns the days of a week, such as "9–15 Nov" or "26 Oct – 1 Nov". */
export const weekSpan = (weekStart: string): string => {
  const end = addDays(weekStart, 6);
  const isSame = weekStart.slice(0, 7) === end.slice(0, 7);
  const first = pageLanguage() === 'nb' ? `${Number(weekStart.slice(8))}.` : String(Number(weekStart.slice(8)));
  return isSame ? `${first}–${shortDayIn(end)}` : `${shortDayIn(weekStart)} – ${shortDayIn(end)}`;
};

const englishHeldBack = (days: number, of: number): string => {
  if (days === of) return `Your body said no on ${en.days(of)}, and you listened. That is good training.`;
  return days >= of / 2
    ? `Your body said no on ${en.days(of)}, and on ${days} of them you listened. That is good training.`
    : `Your body said no on ${en.days(of)}, and on ${days} of them you rested. Rest on such a day is training too.`;
};

const englishFact = (fact: MonthFact, isCurrent: boolean): string => {
  switch (fact.code) {
    case 'steady_all':
      return fact.days === 1
        ? 'One day, and you looked after it.'
        : `All ${fact.days} days ${isCurrent ? 'so far ' : ''}were steady: you ran, rested as planned or checked in.`;
    case 'steady_most':
      return `${fact.days} of ${fact.of} days were steady: you ran, rested as planned or checked in.`;
    case 'steady_some':
      return `You ran, rested as planned or checked in on ${fact.days} of ${en.days(fact.of)}. Each of them counts.`;
    case 'plan_all':
      return fact.done === 1
        ? 'Your planned session is done.'
        : `All ${en.sessions(fact.done)} ${isCurrent ? 'so far ' : ''}are done.`;
    case 'plan_part':
      return `You did ${fact.done} of ${en.sessions(fact.planned)}. Nothing has to be made up for.`;
    case 'plan_none':
      return 'None of the planned sessions is logged. The next one is the only one that matters.';
    case 'runs_free':
      return `You ran ${fact.runs === 1 ? 'once' : `${fact.runs} times`}, ${en.minutes(fact.minutes)} in all.`;
    case 'checked_in':
      return `You checked in on ${en.days(fact.days)}, so your plan knows how you are.`;
    case 'no_runs':
      return 'There was no run, and that is fine.';
    case 'held_back':
      return englishHeldBack(fact.days, fact.of ?? fact.days);
    case 'paused':
      return `Your plan was paused for ${en.days(fact.days)}. That time counts as rest.`;
    case 'longest':
      return `Your longest run was ${en.minutes(fact.minutes)}, as planned, on ${shortDayIn(fact.date)}.`;
    case 'rested':
      return `You rested on ${en.days(fact.days)}, as planned. That is when training takes hold.`;
    case 'no_checkins':
      return 'With a check-in in the morning, this page can say more about how you felt.';
  }
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
  bestNote: (week) => `${en.runs(week.runs)}, ${week.minutes} min, ${week.steady} of ${week.of} days steady`,
  steady: 'Steady days',
  ring: (days, of) => `${days} of ${en.days(of)} steady`,
  ringNote: 'A run, a planned rest day, a pause or a check-in keeps the ring closed.',
  steadyWeek: (week) =>
    `${weekSpan(week.weekStart)}: ${en.runs(week.runs)}, ${en.minutes(week.minutes)}, ${week.steady} of ${week.of} days steady`,
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

const nb = {
  days: (days: number): string => (days === 1 ? '1 dag' : `${days} dager`),
  runs: (runs: number): string => (runs === 1 ? '1 løpetur' : `${runs} løpeturer`),
  minutes: (minutes: number): string => (minutes === 1 ? '1 minutt' : `${minutes} minutter`),
  sessions: (sessions: number): string => (sessions === 1 ? '1 planlagt økt' : `${sessions} planlagte økter`),
};

const norwegianHeldBack = (days: number, of: number): string => {
  if (days === of) return `Kroppen sa nei ${nb.days(of)}, og du hørte på den. Det er god trening.`;
  return days >= of / 2
    ? `Kroppen sa nei ${nb.days(of)}, og ${days} av dem hørte du på den. Det er god trening.`
    : `Kroppen sa nei ${nb.days(of)}, og ${days} av dem hvilte du. Hvile på en slik dag er også trening.`;
};

const norwegianFact = (fact: MonthFact, isCurrent: boolean): string => {
  switch (fact.code) {
    case 'steady_all':
      return fact.days === 1
        ? 'Én dag, og du tok vare på den.'
        : `Alle ${fact.days} dagene ${isCurrent ? 'så langt ' : ''}var jevne: du løp, hvilte etter planen eller sjekket inn.`;
    case 'steady_most':
      return `${fact.days} av ${fact.of} dager var jevne: du løp, hvilte etter planen eller sjekket inn.`;
    case 'steady_some':
      return `Du løp, hvilte etter planen eller sjekket inn ${fact.days} av ${nb.days(fact.of)}. Hver av dem teller.`;
    case 'plan_all':
      return fact.done === 1
        ? 'Den planlagte økta er gjort.'
        : `Alle ${nb.sessions(fact.done)} ${isCurrent ? 'så langt ' : ''}er gjort.`;
    case 'plan_part':
      return `Du gjorde ${fact.done} av ${nb.sessions(fact.planned)}. Ingenting må tas igjen.`;
    case 'plan_none':
      return 'Ingen av de planlagte øktene er ført opp. Det er bare den neste som betyr noe.';
    case 'runs_free':
      return `Du løp ${fact.runs === 1 ? 'én gang' : `${fact.runs} ganger`}, til sammen ${nb.minutes(fact.minutes)}.`;
    case 'checked_in':
      return `Du sjekket inn ${nb.days(fact.days)}, så planen vet hvordan du har det.`;
    case 'no_runs':
      return 'Det ble ingen løping, og det er helt greit.';
    case 'held_back':
      return norwegianHeldBack(fact.days, fact.of ?? fact.days);
    case 'paused':
      return `Planen sto på pause i ${nb.days(fact.days)}. Den tida teller som hvile.`;
    case 'longest':
      return `Den lengste turen var ${nb.minutes(fact.minutes)}, etter planen, ${shortDayIn(fact.date).replace(/\.?$/, '.')}`;
    case 'rested':
      return `Du hvilte ${nb.days(fact.days)}, etter planen. Det er da treningen setter seg.`;
    case 'no_checkins':
      return 'Med en innsjekk om morgenen kan denne siden si mer om hvordan du hadde det.';
  }
};

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
  bestNote: (week) => `${nb.runs(week.runs)}, ${week.minutes} min, ${week.steady} av ${week.of} dager jevne`,
  steady: 'Jevne dager',
  ring: (days, of) => `${days} av ${nb.days(of)} jevne`,
  ringNote: 'En løpetur, en planlagt hviledag, en pause eller en innsjekk holder ringen lukket.',
  steadyWeek: (week) =>
    `${weekSpan(week.weekStart)}: ${nb.runs(week.runs)}, ${nb.minutes(week.minutes)}, ${week.steady} av ${week.of} dager jevne`,
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

/** Words of the month screen by language. */
export const MONTH_WORDS: Record<PageLanguage, MonthWords> = { en: EN, nb: NB };

/** Words of the month screen in the language of the page. */
export const monthWords = (): MonthWords => MONTH_WORDS[pageLanguage()];
