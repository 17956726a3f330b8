import type { Phase } from '@stridewell/contracts/web';
import type { ChartWords } from '@stridewell/ui/charts';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

interface SummaryWords {
  grows: (now: number, peak: number) => string;
  stays: (now: number) => string;
  /** Number of lighter weeks, at least one, appended to the sentence about the weeks. */
  lighter: (count: number) => string;
  longest: (duration: string) => string;
  longGrows: (now: string, longest: string) => string;
  current: (week: number, done: number, planned: number) => string;
}

/** UI text for the season page, in one language. */
export interface SeasonWords {
  title: string;
  yours: string;
  loading: string;
  loadingChart: string;
  failed: string;
  none: { title: string; text: string; profile: string };
  withoutRace: (goal: string) => string;
  withRace: (goal: string, day: string) => string;
  weekOf: (week: number, total: number) => string;
  runs: (count: number) => string;
  addRace: string;
  finish: string;
  goodToKnow: string;
  change: string;
  keyDays: (count: number) => string;
  numberInChart: (number: number) => string;
  figure: {
    weeksAhead: (weeks: number) => string;
    today: { value: string; unit: string };
    daysToGo: (days: number) => string;
    weeksToGo: string;
  };
  chart: ChartWords;
  minutes: string;
  legend: { done: string; planned: string; down: string; forecast: string; long: string };
  now: string;
  phases: Record<Phase, string>;
  /** Short names of the phases in the chart, of at most five letters. */
  shortPhases: Record<Phase, string>;
  summary: SummaryWords;
  /** Unit of hours in durations. */
  hours: string;
  columns: readonly [string, string, string, string, string, string, string];
  thisWeek: string;
}

const EN: SeasonWords = {
  title: 'Season',
  yours: 'Your season',
  loading: 'Loading: your season',
  loadingChart: 'Loading: minutes a week',
  failed: 'We could not load your season. Nothing is lost.',
  none: {
    title: 'No season yet',
    text: 'Tell us what you train for and when you can run. Then you see every week to your race here.',
    profile: 'Fill in your profile',
  },
  withoutRace: (goal) => `${goal} · no race date`,
  withRace: (goal, day) => `${goal} · ${day}`,
  weekOf: (week, total) => `Week ${week} of ${total}`,
  runs: (count) => (count === 1 ? 'One run a week' : `${count} runs a week`),
  addRace: 'Add a race date',
  finish: 'A plan to finish',
  goodToKnow: 'Good to know',
  change: 'Change goal, days or hours',
  keyDays: (count) => {
    const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    return count === 1 ? 'One date to know' : `${numbers[count] ?? count} dates to know`;
  },
  numberInChart: (number) => `Number ${number} in the chart`,
  figure: {
    weeksAhead: (weeks) => (weeks === 1 ? 'week ahead' : 'weeks ahead'),
    today: { value: 'Today', unit: 'is race day' },
    daysToGo: (days) => (days === 1 ? 'day to go' : 'days to go'),
    weeksToGo: 'weeks to go, this one included',
  },
  chart: {
    table: 'Table',
    chart: 'Chart',
    asTable: (title) => `${title} as a table`,
    tableOf: (title) => `${title}, table`,
    empty: 'No data available',
  },
  minutes: 'Minutes a week',
  legend: { done: 'Done', planned: 'Planned', down: 'Lighter week', forecast: 'Forecast', long: 'Long run' },
  now: 'Now',
  phases: { Base: 'Base', Build: 'Build', Peak: 'Peak', Taper: 'Taper' },
  shortPhases: { Base: 'Base', Build: 'Build', Peak: 'Peak', Taper: 'Taper' },
  summary: {
    grows: (now, peak) => `Your weeks grow from ${now} to ${peak} minutes`,
    stays: (now) => `Your weeks stay at about ${now} minutes`,
    lighter: (count) => (count === 1 ? ', with one lighter week' : `, with ${count} lighter weeks`),
    longest: (duration) => ` The longest run is ${duration}.`,
    longGrows: (now, longest) => ` The long run grows from ${now} to ${longest}.`,
    current: (week, done, planned) =>
      ` You are in week ${week}, with ${planned === 0 ? done : `${done} of ${planned}`} minutes done.`,
  },
  hours: 'h',
  columns: ['Week', 'Phase', 'Planned', 'Done', 'Long run', 'Key sessions', 'Notes'],
  thisWeek: 'This week',
};

const NB: SeasonWords = {
  title: 'Sesong',
  yours: 'Sesongen din',
  loading: 'Henter: sesongen din',
  loadingChart: 'Henter: minutter i uka',
  failed: 'Vi fikk ikke hentet sesongen din. Ingenting er tapt.',
  none: {
    title: 'Ingen sesong ennå',
    text: 'Si hva du trener mot, og når du kan løpe. Da ser du hver uke fram til løpet her.',
    profile: 'Fyll ut profilen din',
  },
  withoutRace: (goal) => `${goal} · uten løpsdag`,
  withRace: (goal, day) => `${goal} · ${day}`,
  weekOf: (week, total) => `Uke ${week} av ${total}`,
  runs: (count) => (count === 1 ? 'Én tur i uka' : `${count} turer i uka`),
  addRace: 'Legg inn en løpsdag',
  finish: 'En plan for å komme i mål',
  goodToKnow: 'Greit å vite',
  change: 'Endre mål, dager eller timer',
  keyDays: (count) => {
    const numbers = ['Ingen', 'Én', 'To', 'Tre', 'Fire', 'Fem', 'Seks'];
    return count === 1 ? 'Én viktig dag' : `${numbers[count] ?? count} viktige dager`;
  },
  numberInChart: (number) => `Nummer ${number} i grafen`,
  figure: {
    weeksAhead: (weeks) => (weeks === 1 ? 'uke framover' : 'uker framover'),
    today: { value: 'I dag', unit: 'er det løpsdag' },
    daysToGo: (days) => (days === 1 ? 'dag igjen' : 'dager igjen'),
    weeksToGo: 'uker igjen, denne medregnet',
  },
  chart: {
    table: 'Tabell',
    chart: 'Graf',
    asTable: (title) => `${title} som tabell`,
    tableOf: (title) => `${title}, tabell`,
    empty: 'Ingen tall ennå',
  },
  minutes: 'Minutter i uka',
  legend: { done: 'Gjort', planned: 'Planlagt', down: 'Lettere uke', forecast: 'Anslag', long: 'Langtur' },
  now: 'Nå',
  phases: { Base: 'Grunntrening', Build: 'Oppbygging', Peak: 'Toppfase', Taper: 'Nedtrapping' },
  shortPhases: { Base: 'Grunn', Build: 'Bygg', Peak: 'Topp', Taper: 'Ned' },
  summary: {
    grows: (now, peak) => `Ukene dine øker fra ${now} til ${peak} minutter`,
    stays: (now) => `Ukene dine holder seg på rundt ${now} minutter`,
    lighter: (count) => (count === 1 ? ', med én lettere uke' : `, med ${count} lettere uker`),
    longest: (duration) => ` Den lengste turen er ${duration}.`,
    longGrows: (now, longest) => ` Langturen øker fra ${now} til ${longest}.`,
    current: (week, done, planned) =>
      ` Du er i uke ${week}, med ${planned === 0 ? done : `${done} av ${planned}`} minutter gjort.`,
  },
  hours: 't',
  columns: ['Uke', 'Fase', 'Planlagt', 'Gjort', 'Langtur', 'Nøkkeløkter', 'Merknader'],
  thisWeek: 'Denne uka',
};

/** UI text for the season page, by language. */
export const SEASON_WORDS: Record<PageLanguage, SeasonWords> = { en: EN, nb: NB };

/** UI text for the season page in the language of the page. */
export const seasonWords = (): SeasonWords => SEASON_WORDS[pageLanguage()];
