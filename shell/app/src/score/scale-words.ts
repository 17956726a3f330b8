import { describeValue, METRIC_LABELS, type Metric } from '@stridewell/contracts/web';
import { pageLanguage } from '../screens/page-language.ts';
import { formatScore } from './format-score.ts';
import type { ScaleBandWords } from './scale-band.tsx';

interface MetricWords {
  label: string;
  /** A word for each value, starting with the word for the lowest. */
  values: readonly string[];
  min: 0 | 1;
}

const NB: Record<Metric, MetricWords> = {
  sleep: { label: 'Søvn', min: 1, values: ['svært dårlig', 'dårlig', 'middels', 'god', 'svært god'] },
  stress: { label: 'Stress', min: 1, values: ['rolig', 'lavt', 'noe', 'høyt', 'svært høyt'] },
  fatigue: { label: 'Tretthet', min: 1, values: ['uthvilt', 'litt', 'noe', 'sliten', 'utslitt'] },
  pain: {
    label: 'Smerte',
    min: 0,
    values: [
      'ingen',
      'svært mild',
      'mild',
      'merkbar',
      'moderat',
      'moderat',
      'sterk',
      'sterk',
      'kraftig',
      'kraftig',
      'verst tenkelig',
    ],
  },
  readiness: {
    label: 'Egen følelse',
    min: 1,
    values: ['ikke klar', 'knapt klar', 'lav', 'lav', 'så som så', 'grei', 'god', 'god', 'svært god', 'helt klar'],
  },
};

const withComma = (score: number): string => formatScore(score).replace('.', ',');

/** Label of a metric in the language of the page. */
export const metricLabel = (metric: Metric): string =>
  pageLanguage() === 'nb' ? NB[metric].label : METRIC_LABELS[metric];

/** Word for a value of a metric in the language of the page, such as "mild" for pain of 2. */
export const metricValue = (metric: Metric, value: number): string => {
  const { values, min } = NB[metric];
  return pageLanguage() === 'nb' ? (values[value - min] ?? String(value)) : describeValue(metric, value);
};

/** Formats a number with one decimal in the language of the page: "6.2" or "6,2". */
export const scoreText = (score: number): string => (pageLanguage() === 'nb' ? withComma(score) : formatScore(score));

const SCALE_NB: ScaleBandWords = {
  normal: 'ditt normale',
  scale: (score) =>
    `${withComma(score)} på en skala fra 0 til 10. Reset under 3, Recover fra 3, Adapt fra 5, Push fra 7,5.`,
  range: (low, high) => ` Ditt normale er ${withComma(low)} til ${withComma(high)}.`,
};

/** UI text of the score scale in the language of the page. Undefined for English, the scale's own language. */
export const scaleWords = (): ScaleBandWords | undefined => (pageLanguage() === 'nb' ? SCALE_NB : undefined);
