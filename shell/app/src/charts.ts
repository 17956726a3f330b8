/** Entry point of the charts. Contains the chart library, so only screens with a chart load it. */

export { datesBetween, recommendationOf } from './charts/chart-days.ts';
export { MetricsChart, type MetricsChartProps } from './charts/metrics-chart.tsx';
export {
  PAIN_LOAD_WORDS,
  PainLoadChart,
  type PainLoadChartProps,
  type PainLoadWords,
  painLoadSummary,
} from './charts/pain-load-chart.tsx';
export { RecommendationBars, type RecommendationBarsProps } from './charts/recommendation-bars.tsx';
export { ScoreChart, type ScoreChartProps } from './charts/score-chart.tsx';
