import { METRIC_LABELS, METRICS, type Metric, SCALES, type StatsAnswer } from '@stridewell/contracts/web';
import { ChartFrame, ChartTooltip, dateAxis, lineStyle, valueAxis } from '@stridewell/ui/charts';
import { mediumDay, token, useWide } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { datesBetween } from './chart-days.ts';
import { MetricMarker } from './metric-marker.tsx';

export interface MetricsChartProps {
  title: string;
  series: StatsAnswer['series'];
  from: string;
  to: string;
  /** The metrics that the chart shows. */
  shown: readonly Metric[];
  /** Controls that select the metrics to show. */
  controls?: ReactNode;
}

const average = (values: readonly { value: number }[]): string =>
  (values.reduce((sum, { value }) => sum + value, 0) / values.length).toFixed(1);

/** Returns a summary sentence, such as "Averages: sleep 3.4 of 5, readiness 6.9 of 10." */
export const metricsSummary = (series: StatsAnswer['series'], shown: readonly Metric[]): string => {
  const parts = METRICS.filter((metric) => shown.includes(metric) && series[metric].length > 0).map(
    (metric) => `${METRIC_LABELS[metric].toLowerCase()} ${average(series[metric])} of ${SCALES[metric].max}`,
  );
  return parts.length === 0 ? 'Choose what to show.' : `Averages: ${parts.join(', ')}.`;
};

/** Line chart of the selected metrics by day, with an axis from 0 to 10. Days without a check-in are gaps. */
export const MetricsChart = ({ title, series, from, to, shown, controls }: MetricsChartProps) => {
  const wide = useWide();
  const dates = datesBetween(from, to);
  const lines = METRICS.filter((metric) => shown.includes(metric));
  const values = new Map(
    METRICS.map((metric) => [metric, new Map(series[metric].map((day) => [day.date, day.value]))]),
  );
  const valueAt = (metric: Metric, date: string): number | null => values.get(metric)?.get(date) ?? null;
  const data = dates.map((date) => ({
    date,
    ...Object.fromEntries(lines.map((metric) => [metric, valueAt(metric, date)])),
  }));
  const days = [...new Set(METRICS.flatMap((metric) => series[metric].map((day) => day.date)))].sort();
  return (
    <ChartFrame
      title={title}
      summary={metricsSummary(series, shown)}
      controls={controls}
      table={{
        columns: ['Date', ...METRICS.map((metric) => METRIC_LABELS[metric])],
        rows: days.map((date) => [mediumDay(date), ...METRICS.map((metric) => String(valueAt(metric, date) ?? '–'))]),
      }}
    >
      <ResponsiveContainer width="100%" height={240}>
        <LineChart data={data} margin={{ top: 10, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={token('chart-grid')} />
          <XAxis {...dateAxis(dates, wide)} />
          <YAxis {...valueAxis} ticks={[0, 2, 4, 6, 8, 10]} />
          <Tooltip
            content={<ChartTooltip />}
            cursor={{ stroke: token('color-border-control') }}
            isAnimationActive={false}
          />
          {lines.map((metric) => (
            <Line
              key={metric}
              dataKey={metric}
              name={METRIC_LABELS[metric]}
              stroke={token(`chart-${metric}`)}
              {...lineStyle}
              dot={({ key, cx, cy }) => <MetricMarker key={key} metric={metric} x={cx} y={cy} />}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
};
