import type { Metric } from '@stridewell/contracts/web';
import type { ChartWords, DateNames } from '@stridewell/ui/charts';
import { metricLabel, scoreText } from '../score/scale-words.ts';
import { shortDayIn, weekdayIn } from '../screens/day-in.ts';
import { type PageLanguage, pageLanguage } from '../screens/page-language.ts';

/** A score with its date. */
interface DayScore {
  date: string;
  score: number;
}

/** UI text for the charts, in one language. */
interface Words {
  frame: ChartWords;
  columns: { date: string; score: string; recommendation: string; days: string; limit: string };
  noScores: string;
  oneScore: (day: DayScore) => string;
  scores: (summary: { average: number; count: number; high: DayScore; low: DayScore }) => string;
  counts: (days: number, counts: string) => string;
  averages: (parts: string) => string;
  average: (metric: Metric, value: number, max: number) => string;
  chooseMetrics: string;
  goodIsUp: string;
  normal: string;
  gaps: string;
  /** Text about a period in which a cap limited the score, such as "Held at 7.4 by the injury: 26 Oct to 20 Nov". */
  held: (limit: number, cause: string, from: string, to: string) => string;
  heldOn: (limit: number, cause: string) => string;
  /** Text for each cause of a cap. Unknown codes use the text of `earlier`. */
  causes: Record<string, (value: string) => string>;
  /** Two values as a range, such as "5 to 6". */
  between: (least: number, most: number) => string;
  /** Text for each kind of event. Unknown kinds use the text of `other`. */
  events: Record<string, (date: string) => string>;
  step: (title: string) => string;
  stepHint: string;
}

const of = (score: number, date: string): string => `${scoreText(score)} on ${shortDayIn(date)}`;
const den = (score: number, date: string): string => `${scoreText(score)} (${shortDayIn(date)})`;

const WORDS: Record<PageLanguage, Words> = {
  en: {
    frame: {
      table: 'Table',
      chart: 'Chart',
      asTable: (title) => `${title} as a table`,
      tableOf: (title) => `${title}, table`,
      empty: 'No data available',
    },
    columns: { date: 'Date', score: 'Score', recommendation: 'Recommendation', days: 'Days', limit: 'Limit' },
    noScores: 'No check-ins in this range.',
    oneScore: ({ score, date }) => `One check-in: ${of(score, date)}.`,
    scores: ({ average, count, high, low }) =>
      `Average ${scoreText(average)} over ${count} check-ins. Highest ${of(high.score, high.date)}, lowest ${of(low.score, low.date)}.`,
    counts: (days, counts) => `${days} ${days === 1 ? 'day' : 'days'} with a check-in: ${counts}.`,
    averages: (parts) => `Averages: ${parts}.`,
    average: (metric, value, max) => `${metricLabel(metric).toLowerCase()} ${scoreText(value)} of ${max}`,
    chooseMetrics: 'Choose what to show.',
    goodIsUp: 'Up is good in every line. Dashed: your average.',
    normal: 'Your 28-day normal',
    gaps: 'Gaps: no check-in that day',
    held: (limit, cause, from, to) =>
      `Held at ${scoreText(limit)} by ${cause}: ${shortDayIn(from)} to ${shortDayIn(to)}`,
    heldOn: (limit, cause) => `Held at ${scoreText(limit)} by ${cause}`,
    between: (least, most) => `${least} to ${most}`,
    causes: {
      injury: () => 'the injury',
      physio_red_flag: () => 'a red flag',
      physio_worse: () => 'a worse morning',
      physio_pain: (value) => `pain of ${value} in the physio check-in`,
      pain: (value) => `pain of ${value}`,
      notes_pain: (value) => `pain of ${value} in your notes`,
      fatigue: (value) => `fatigue of ${value}`,
      sleep_fatigue: () => 'sleep of 1 with high fatigue',
      readiness: (value) => `readiness of ${value}`,
      sleep: (value) => `sleep of ${value}`,
      stress: (value) => `stress of ${value}`,
      notes: () => 'your notes',
      open_question: () => 'an open question',
      hold: () => 'what you wrote or told us earlier',
      earlier: () => 'another answer',
    },
    events: {
      injury: (date) => `Injury since ${shortDayIn(date)}`,
      illness: (date) => `Ill from ${shortDayIn(date)}`,
      travel: (date) => `Away from ${shortDayIn(date)}`,
      other: (date) => `Marked: ${shortDayIn(date)}`,
    },
    step: (title) => `${title}, day by day`,
    stepHint: 'Tap a day to see it, or step with the arrow keys.',
  },
  nb: {
    frame: {
      table: 'Tabell',
      chart: 'Graf',
      asTable: (title) => `${title} som tabell`,
      tableOf: (title) => `${title}, tabell`,
      empty: 'Ingen tall ennå',
    },
    columns: { date: 'Dato', score: 'Score', recommendation: 'Anbefaling', days: 'Dager', limit: 'Grense' },
    noScores: 'Ingen innsjekker i denne perioden.',
    oneScore: ({ score, date }) => `Én innsjekk: ${den(score, date)}.`,
    scores: ({ average, count, high, low }) =>
      `Snittet er ${scoreText(average)} over ${count} innsjekker. Høyest ${den(high.score, high.date)}, lavest ${den(low.score, low.date)}.`,
    counts: (days, counts) => `${days} ${days === 1 ? 'dag' : 'dager'} med innsjekk: ${counts}.`,
    averages: (parts) => `Snitt: ${parts}.`,
    average: (metric, value, max) => `${metricLabel(metric).toLowerCase()} ${scoreText(value)} av ${max}`,
    chooseMetrics: 'Velg hva du vil se.',
    goodIsUp: 'Opp er bra i alle linjene. Stiplet: snittet ditt.',
    normal: 'Ditt normale siste 28 dager',
    gaps: 'Hull: ingen innsjekk den dagen',
    held: (limit, cause, from, to) =>
      `Holdt på ${scoreText(limit)} av ${cause}: ${shortDayIn(from)} til ${shortDayIn(to)}`,
    heldOn: (limit, cause) => `Holdt på ${scoreText(limit)} av ${cause}`,
    between: (least, most) => `${least} til ${most}`,
    causes: {
      injury: () => 'skaden',
      physio_red_flag: () => 'et faresignal',
      physio_worse: () => 'en verre morgen',
      physio_pain: (value) => `smerte ${value} i fysio-innsjekken`,
      pain: (value) => `smerte ${value}`,
      notes_pain: (value) => `smerte ${value} i notatet`,
      fatigue: (value) => `tretthet ${value}`,
      sleep_fatigue: () => 'søvn 1 og mye tretthet',
      readiness: (value) => `egen følelse ${value}`,
      sleep: (value) => `søvn ${value}`,
      stress: (value) => `stress ${value}`,
      notes: () => 'notatet ditt',
      open_question: () => 'et ubesvart spørsmål',
      hold: () => 'noe du skrev eller fortalte tidligere',
      earlier: () => 'et annet svar',
    },
    events: {
      injury: (date) => `Skade siden ${shortDayIn(date)}`,
      illness: (date) => `Syk fra ${shortDayIn(date)}`,
      travel: (date) => `Bortreist fra ${shortDayIn(date)}`,
      other: (date) => `Merket: ${shortDayIn(date)}`,
    },
    step: (title) => `${title}, dag for dag`,
    stepHint: 'Trykk på en dag for å se den, eller bruk piltastene.',
  },
};

/** Returns the UI text for the charts in the language of the page. */
export const chartWords = (): Words => WORDS[pageLanguage()];

/** Formats of dates on an axis, in the language of the page. */
export const DATE_NAMES: DateNames = { weekday: weekdayIn, short: shortDayIn };

interface Cause {
  code: string;
  /** The value that caused the cap, or the lowest and the highest of several. */
  value: number | null;
  most?: number | null;
}

/** Returns the text for the cause of a cap, such as "pain of 5" or "pain of 5 to 6". */
export const causeOf = ({ code, value, most = value }: Cause): string => {
  const { causes, between } = chartWords();
  const text = value === null || most === null || value === most ? String(value) : between(value, most);
  return (causes[code] ?? causes.earlier)?.(text) ?? '';
};

/** Returns the text of an event, such as "Injury since 26 Oct". */
export const eventText = ({ kind, date }: { kind: string; date: string }): string => {
  const { events } = chartWords();
  return (events[kind] ?? events.other)?.(date) ?? '';
};
