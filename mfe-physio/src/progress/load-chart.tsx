import { PainLoadChart } from '@stridewell/app/charts';

export interface LoadChartProps {
  /** First and last date of the chart. */
  from: string;
  to: string;
  pain: readonly { date: string; value: number }[];
  load: readonly { date: string; minutes: number }[];
}

/** Chart of pain and logged minutes. Loaded on demand, with the chart library. */
const LoadChart = (props: LoadChartProps) => <PainLoadChart title="Pain against logged sessions" {...props} />;

export default LoadChart;
