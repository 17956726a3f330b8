/** The product's charts and the chart library; loaded only by screens with a chart. */

export { datesBetween, recommendationOf } from './charts/chart-days.ts';
export { MetricsChart, type MetricsChartProps } from './charts/metrics-chart.tsx';
export { PainLoadChart, type PainLoadChartProps, painLoadSummary } from './charts/pain-load-chart.tsx';
export { RecommendationBars, type RecommendationBarsProps } from './charts/recommendation-bars.tsx';
export { ScoreChart, type ScoreChartProps } from './charts/score-chart.tsx';
