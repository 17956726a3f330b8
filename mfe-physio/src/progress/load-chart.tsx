import { PainLoadChart } from '@stridewell/ui/charts';
import type { RunningLoad } from './use-running-load.ts';

export interface LoadChartProps extends Pick<RunningLoad, 'from' | 'to'> {
  pain: readonly { date: string; value: number }[];
  load: readonly { date: string; minutes: number }[];
}

/** Pain beside the minutes of running; its library is fetched with it. */
const LoadChart = (props: LoadChartProps) => <PainLoadChart title="Pain against running" {...props} />;

export default LoadChart;
