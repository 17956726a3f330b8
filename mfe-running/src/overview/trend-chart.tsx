import { ScoreChart } from '@stridewell/app/charts';
import { addDays, type StatsAnswer } from '@stridewell/contracts/web';
import { overviewWords } from './overview-words.ts';

export interface TrendChartProps {
  scores: StatsAnswer['dailyScores'];
  today: string;
}

/** Readiness scores of the last seven days. Loaded on demand, with the chart library. */
const TrendChart = ({ scores, today }: TrendChartProps) => (
  <ScoreChart title={overviewWords().trend} scores={scores} from={addDays(today, -6)} to={today} today={today} />
);

export default TrendChart;
