/** Entry point of the charts. Contains the chart library, so only screens with a chart load it. */

export { datesBetween, recommendationOf } from './charts/chart-days.ts';
export { causeOf, chartWords } from './charts/chart-words.ts';
export { type ChartDay, DayStepper, type DayStepperProps } from './charts/day-stepper.tsx';
export { MetricsChart, type MetricsChartProps } from './charts/metrics-chart.tsx';
export {
  PAIN_LOAD_WORDS,
  PainLoadChart,
  type PainLoadChartProps,
  type PainLoadWords,
  painLoadSummary,
} from './charts/pain-load-chart.tsx';
export { countsSummary, RecommendationBars, type RecommendationBarsProps } from './charts/recommendation-bars.tsx';
export { ScoreChart, type ScoreChartProps, scoreSummary } from './charts/score-chart.tsx';
