import { PainLoadChart } from '@stridewell/ui/charts';

export interface LoadChartProps {
  /** First and last day. */
  from: string;
  to: string;
  pain: readonly { date: string; value: number }[];
  load: readonly { date: string; minutes: number }[];
}

/** Pain beside the minutes of running; its library is fetched with it. */
const LoadChart = (props: LoadChartProps) => <PainLoadChart title="Pain against running" {...props} />;

export default LoadChart;
