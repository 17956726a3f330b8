/**
 * Entry point of chart frames, axes, tooltips and the bars of sessions, without a chart library. Loaded only by screens
 * with a chart.
 */
import './icons/all.ts';

export { axisDates, countAxis, type DateNames, dateAxis, lineStyle, valueAxis } from './charts/axes.ts';
export { ChartFrame, type ChartFrameProps, type ChartTable, type ChartWords } from './charts/chart-frame.tsx';
export { ChartTip, type ChartTipProps, ChartTooltip } from './charts/chart-tooltip.tsx';
export { DataTable, type DataTableProps, type TableData } from './charts/data-table.tsx';
export {
  type EffortBar,
  EffortBars,
  type EffortBarsProps,
  type EffortBarsSize,
  type EffortLevel,
  EffortSwatch,
} from './charts/effort-bars.tsx';
