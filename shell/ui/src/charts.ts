/** Entry point of chart frames, axes and tooltips, without a chart library. Loaded only by screens with a chart. */

export { axisDates, countAxis, dateAxis, lineStyle, valueAxis } from './charts/axes.ts';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './charts/chart-frame.tsx';
export { type ChartTipProps, ChartTooltip } from './charts/chart-tooltip.tsx';
