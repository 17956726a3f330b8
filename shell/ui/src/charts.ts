/** Entry point of the frames, axes and tooltips of charts, without a chart library. Only screens with a chart load it. */

export { axisDates, countAxis, dateAxis, lineStyle, valueAxis } from './charts/axes.ts';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './charts/chart-frame.tsx';
export { type ChartTipProps, ChartTooltip } from './charts/chart-tooltip.tsx';
