import { BANDS, type Baseline } from '@stridewell/contracts/web';
import { ChartFrame, ChartTooltip, dateAxis, lineStyle, valueAxis } from '@stridewell/ui/charts';
import { mediumDay, shortDay, token, useWide } from '@stridewell/ui/core';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatScore } from '../score/format-score.ts';
import { datesBetween, recommendationOf } from './chart-days.ts';
import { BandName, ScoreDot } from './score-marks.tsx';

export interface ScoreChartProps {
  title: string;
  /** Score for each day with a check-in, in ascending date order. */
  scores: readonly { date: string; score: number }[];
  /** First and last day of the chart's date axis. */
  from: string;
  to: string;
  /** Today's date, `YYYY-MM-DD`. Today's dot is larger and labelled with the score. */
  today: string;
  /** The runner's baseline, drawn as a grey area. */
  baseline?: Baseline | null;
  height?: number;
}

const BAND_EDGES = [0, BANDS.Recover.from, BANDS.Adapt.from, BANDS.Push.from, 10];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns summary sentences, such as "Average 6.6 over 23 check-ins. Highest 8.2 on 11 Nov, lowest 4.1 on 2 Nov." */
export const scoreSummary = (scores: ScoreChartProps['scores']): string => {
  const [first] = scores;
  if (!first) return 'No check-ins in this range.';
  const high = scores.reduce((best, day) => (day.score > best.score ? day : best), first);
  const low = scores.reduce((least, day) => (day.score < least.score ? day : least), first);
  if (scores.length === 1) return `One check-in: ${formatScore(first.score)} on ${shortDay(first.date)}.`;
  const average = formatScore(mean(scores.map((day) => day.score)));
  return `Average ${average} over ${scores.length} check-ins. Highest ${formatScore(high.score)} on ${shortDay(high.date)}, lowest ${formatScore(low.score)} on ${shortDay(low.date)}.`;
};

const BAND_MIDDLES = BAND_EDGES.slice(1).map((edge, index) => (edge + (BAND_EDGES[index] ?? 0)) / 2);

/**
 * Line chart of the readiness score by day. Each dot has the colour of its score band. Days without a check-in are
 * gaps.
 */
export const ScoreChart = ({ title, scores, from, to, today, baseline = null, height = 240 }: ScoreChartProps) => {
  const wide = useWide();
  const byDate = new Map(scores.map((day) => [day.date, day.score]));
  const dates = datesBetween(from, to);
  const data = dates.map((date) => ({ date, score: byDate.get(date) ?? null }));
  const small = !wide && dates.length > 10;
  return (
    <ChartFrame
      title={title}
      summary={scoreSummary(scores)}
      table={{
        columns: ['Date', 'Score', 'Recommendation'],
        rows: scores.map((day) => [mediumDay(day.date), formatScore(day.score), recommendationOf(day.score)]),
      }}
      legend={
        <>
          {baseline && (
            <span>
              <i style={{ width: 14, height: 10, borderRadius: 3, background: token('chart-band') }} />
              Your 28-day normal
            </span>
          )}
          {scores.length < dates.length && <span>Gaps: no check-in that day</span>}
        </>
      }
    >
      <ResponsiveContainer width="100%" height={height}>
        <LineChart data={data} margin={{ top: 10, right: 56, bottom: 0, left: 0 }} accessibilityLayer={false}>
          {baseline && (
            <ReferenceArea
              yAxisId="score"
              y1={Math.max(0, baseline.mean - baseline.sd)}
              y2={Math.min(10, baseline.mean + baseline.sd)}
              fill={token('chart-band')}
              fillOpacity={1}
              radius={4}
            />
          )}
          <CartesianGrid vertical={false} stroke={token('chart-grid')} horizontalValues={BAND_EDGES} yAxisId="score" />
          <XAxis {...dateAxis(dates, wide)} />
          <YAxis {...valueAxis} yAxisId="score" ticks={BAND_EDGES} />
          {BAND_MIDDLES.map((middle) => (
            <ReferenceLine
              key={middle}
              yAxisId="score"
              y={middle}
              stroke="none"
              label={({ viewBox }) => <BandName box={viewBox} score={middle} />}
            />
          ))}
          <Tooltip
            content={<ChartTooltip />}
            cursor={{ stroke: token('color-border-control') }}
            isAnimationActive={false}
          />
          <Line
            yAxisId="score"
            dataKey="score"
            name="Score"
            stroke={token('chart-score')}
            {...lineStyle}
            dot={({ key, cx, cy, payload }) => (
              <ScoreDot key={key} x={cx} y={cy} day={payload} today={today} small={small} />
            )}
          />
        </LineChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
};
