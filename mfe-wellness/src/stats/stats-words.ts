import { type PageLanguage, pageLanguage, scoreText, shortDayIn } from '@stridewell/app/screens';
import type { Mover, Recommendation, Trends } from '@stridewell/contracts/web';

type ComparedMetric = Mover['metric'];
type SinceInjury = NonNullable<Trends['sinceInjury']>;

/** UI text for the statistics, in one language. */
export interface StatsWords {
  title: string;
  month: string;
  range: string;
  ranges: { 7: string; 30: string; 90: string; custom: string };
  from: string;
  to: string;
  bothNeeded: string;
  reversed: string;
  loadFailed: { title: string; text: string };
  scores: string;
  recommendations: string;
  metrics: string;
  metricsShown: string;
  /** Title of the calendar. `end` is the last day of the range, or null if that is today. */
  calendar: (end: string | null) => string;
  calendarSummary: (days: number) => string;
  calendarColumns: readonly [string, string, string];
  noCheckin: string;
  /** Label of the number of days with a recommendation. */
  daysOf: (name: Recommendation) => string;
  change: (difference: number) => string;
  comparedWith: (days: number) => string;
  showChart: string;
  showCounts: string;
  empty: { title: string; text: string; action: string };
  example: { title: string; text: string; picture: string };
  finding: {
    title: string;
    confidence: Record<Mover['confidence'], string>;
    mover: (mover: Mover) => string;
    /** Text about further findings with the same confidence, such as "Also clear: better sleep (8.3, otherwise 6.3)." */
    also: (confidence: Mover['confidence'], movers: readonly Mover[]) => string;
    since: (since: SinceInjury) => string;
    basis: (days: number) => string;
  };
}

const points = (mover: Mover): string => scoreText(Math.round((mover.goodMean - mover.otherMean) * 10) / 10);

/** Returns a range of answers such as "4 or 5", "1 to 3" or "5". */
const answersIn = ({ from, to }: Mover['good'], or: string, until: string): string => {
  if (from === to) return String(from);
  return to === from + 1 ? `${from} ${or} ${to}` : `${from} ${until} ${to}`;
};

const EN_GOOD: Record<ComparedMetric, (answers: string) => string> = {
  sleep: (answers) => `after nights of ${answers}`,
  stress: (answers) => `on days with stress of ${answers}`,
  fatigue: (answers) => `on days with fatigue of ${answers}`,
  pain: (answers) => `on days with pain of ${answers}`,
};
const EN_NAME: Record<ComparedMetric, string> = {
  sleep: 'Better sleep',
  stress: 'Less stress',
  fatigue: 'Less fatigue',
  pain: 'Less pain',
};
const EN_SELF: Record<ComparedMetric, string> = { sleep: 'sleep', stress: 'stress', fatigue: 'fatigue', pain: 'pain' };

const NB_GOOD: Record<ComparedMetric, (answers: string) => string> = {
  sleep: (answers) => `etter netter på ${answers}`,
  stress: (answers) => `på dager med stress ${answers}`,
  fatigue: (answers) => `på dager med tretthet ${answers}`,
  pain: (answers) => `på dager med smerte ${answers}`,
};
const NB_NAME: Record<ComparedMetric, string> = {
  sleep: 'Bedre søvn',
  stress: 'Mindre stress',
  fatigue: 'Mindre tretthet',
  pain: 'Mindre smerte',
};
const NB_SELF: Record<ComparedMetric, string> = {
  sleep: 'søvnen',
  stress: 'stresset',
  fatigue: 'trettheten',
  pain: 'smerten',
};

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `−${-difference}`);

const EN: StatsWords = {
  title: 'Wellness statistics',
  month: 'Your month',
  range: 'Range',
  ranges: { 7: '7 Days', 30: '30 Days', 90: '90 Days', custom: 'Custom' },
  from: 'From Date',
  to: 'To Date',
  bothNeeded: 'Both dates are needed: set a From Date and a To Date.',
  reversed: 'The last day must not be before the first',
  loadFailed: {
    title: 'Your statistics did not load',
    text: 'Your check-ins are safe. Please try again in a moment.',
  },
  scores: 'Daily readiness score',
  recommendations: 'Recommendations',
  metrics: 'Individual metrics',
  metricsShown: 'Metrics shown',
  calendar: (end) => (end === null ? 'The last 13 weeks' : `13 weeks up to ${shortDayIn(end)}`),
  calendarSummary: (days) => `${days} ${days === 1 ? 'day' : 'days'} with a check-in. One column is a week.`,
  calendarColumns: ['Date', 'Score', 'Recommendation'],
  noCheckin: 'No check-in',
  daysOf: (name) => `${name} Days`,
  change: (difference) => (difference === 0 ? 'as before' : signed(difference)),
  comparedWith: (days) => `Compared with the ${days} days before.`,
  showChart: 'Chart',
  showCounts: 'Table',
  empty: {
    title: 'No data available',
    text: 'There are no check-ins in this range. New ones will appear here.',
    action: 'Go to the check-in',
  },
  example: {
    title: 'How your days go',
    text: 'A line like this shows how your days go, with your own normal behind it.',
    picture: 'Example',
  },
  finding: {
    title: 'What your score goes together with',
    confidence: { clear: 'A clear pattern', tendency: 'A tendency' },
    mover: (mover) =>
      `${EN_NAME[mover.metric]} and better days go together: ${EN_GOOD[mover.metric](answersIn(mover.good, 'or', 'to'))} your score was ${scoreText(mover.goodMean)}, otherwise ${scoreText(mover.otherMean)}. Of these ${points(mover)} points, ${EN_SELF[mover.metric]} itself is ${scoreText(mover.own)}; the rest are your other answers.`,
    also: (confidence, movers) =>
      `${confidence === 'clear' ? 'Also clear' : 'Also a tendency'}: ${movers.map((mover) => `${EN_NAME[mover.metric].toLowerCase()} (${scoreText(mover.goodMean)}, otherwise ${scoreText(mover.otherMean)})`).join(', ')}.`,
    since: ({ date, before, after }) =>
      `Since your injury began on ${shortDayIn(date)}: ${scoreText(after.mean)}, before ${scoreText(before.mean)}.`,
    basis: (days) =>
      `From ${days} check-ins in 90 days, without the limits of an injury or of single answers. Going together does not mean that one causes the other.`,
  },
};

const NB: StatsWords = {
  title: 'Statistikk',
  month: 'Måneden din',
  range: 'Periode',
  ranges: { 7: '7 dager', 30: '30 dager', 90: '90 dager', custom: 'Velg selv' },
  from: 'Fra dato',
  to: 'Til dato',
  bothNeeded: 'Velg begge datoene: fra og til.',
  reversed: 'Siste dag kan ikke være før den første',
  loadFailed: {
    title: 'Vi fikk ikke hentet statistikken',
    text: 'Innsjekkene dine er trygge. Prøv igjen om litt.',
  },
  scores: 'Scoren dag for dag',
  recommendations: 'Anbefalinger',
  metrics: 'Svarene hver for seg',
  metricsShown: 'Svar som vises',
  calendar: (end) => (end === null ? 'De siste 13 ukene' : `13 uker fram til ${shortDayIn(end)}`),
  calendarSummary: (days) => `${days} ${days === 1 ? 'dag' : 'dager'} med innsjekk. En kolonne er en uke.`,
  calendarColumns: ['Dato', 'Score', 'Anbefaling'],
  noCheckin: 'Ingen innsjekk',
  daysOf: (name) => `${name}-dager`,
  change: (difference) => (difference === 0 ? 'som før' : signed(difference)),
  comparedWith: (days) => `Sammenlignet med de ${days} dagene før.`,
  showChart: 'Graf',
  showCounts: 'Tabell',
  empty: {
    title: 'Ingen tall ennå',
    text: 'Det er ingen innsjekker i denne perioden. Nye dukker opp her.',
    action: 'Gå til innsjekken',
  },
  example: {
    title: 'Slik går dagene dine',
    text: 'En slik linje viser hvordan dagene dine går, med ditt eget normale bak.',
    picture: 'Eksempel',
  },
  finding: {
    title: 'Dette henger sammen med scoren din',
    confidence: { clear: 'Et tydelig mønster', tendency: 'En tendens' },
    mover: (mover) =>
      `${NB_NAME[mover.metric]} og bedre dager henger sammen: ${NB_GOOD[mover.metric](answersIn(mover.good, 'eller', 'til'))} var scoren ${scoreText(mover.goodMean)}, ellers ${scoreText(mover.otherMean)}. Av disse ${points(mover)} poengene er ${NB_SELF[mover.metric]} selv ${scoreText(mover.own)}; resten er de andre svarene dine.`,
    also: (confidence, movers) =>
      `${confidence === 'clear' ? 'Også tydelig' : 'Også en tendens'}: ${movers.map((mover) => `${NB_NAME[mover.metric].toLowerCase()} (${scoreText(mover.goodMean)}, ellers ${scoreText(mover.otherMean)})`).join(', ')}.`,
    since: ({ date, before, after }) =>
      `Siden skaden begynte ${shortDayIn(date)}: ${scoreText(after.mean)}, før ${scoreText(before.mean)}.`,
    basis: (days) =>
      `Fra ${days} innsjekker på 90 dager, uten grensene fra en skade eller enkeltsvar. At noe henger sammen, betyr ikke at det ene er årsaken til det andre.`,
  },
};

const WORDS: Record<PageLanguage, StatsWords> = { en: EN, nb: NB };

/** Text of the example chart: the number of further check-ins needed for the runner's own chart. */
export const exampleCount = (checkins: number, needed: number): string =>
  pageLanguage() === 'nb'
    ? `Din kommer etter ${needed} innsjekker (${checkins} av ${needed})`
    : `Yours after ${needed} check-ins (${checkins} of ${needed})`;

/** Returns the UI text for the statistics in the language of the page. */
export const statsWords = (): StatsWords => WORDS[pageLanguage()];
