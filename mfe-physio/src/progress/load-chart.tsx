import { PainLoadChart } from '@stridewell/ui/charts';

export interface LoadChartProps {
  /** First and last day. */
  from: string;
  to: string;
  pain: readonly { date: string; value: number }[];
  load: readonly { date: string; minutes: number }[];
}

/** Pain beside the logged minutes; its library is fetched with it. */
const LoadChart = (props: LoadChartProps) => <PainLoadChart title="Pain against logged sessions" {...props} />;

export default LoadChart;
