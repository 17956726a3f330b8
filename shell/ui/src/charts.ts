/** Frames, axes and tooltips of charts, without a chart library; loaded only by screens with a chart. */

export { axisDates, countAxis, dateAxis, valueAxis } from './charts/axes.ts';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './charts/chart-frame.tsx';
export { type ChartTipProps, ChartTooltip } from './charts/chart-tooltip.tsx';
