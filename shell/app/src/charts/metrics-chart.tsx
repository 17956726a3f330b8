import { METRICS, type Metric, SCALES, type StatsAnswer } from '@stridewell/contracts/web';
import { ChartFrame, ChartTip, dateAxis, lineStyle } from '@stridewell/ui/charts';
import { figures, Row, text, token, useWide } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';
import { metricLabel, metricValue } from '../score/scale-words.ts';
import { dayIn } from '../screens/day-in.ts';
import { datesBetween } from './chart-days.ts';
import { chartWords, DATE_NAMES } from './chart-words.ts';
import { MetricMarker } from './metric-marker.tsx';

type Series = StatsAnswer['series'];

export interface MetricsChartProps {
  title: string;
  series: Series;
  from: string;
  to: string;
  /** The metrics that the chart shows. */
  shown: readonly Metric[];
  /** Controls that select the metrics to show. */
  controls?: ReactNode;
}

/** Height of one line with its scale, and of the dates below the last one, in pixels. */
const LINE_PX = 96;
const DATES_PX = 28;

const averageOf = (values: readonly { value: number }[]): number =>
  values.reduce((sum, { value }) => sum + value, 0) / values.length;

/** Returns a summary sentence, such as "Averages: sleep 3.4 of 5, readiness 6.9 of 10." */
const metricsSummary = (series: Series, shown: readonly Metric[]): string => {
  const words = chartWords();
  const parts = METRICS.filter((metric) => shown.includes(metric) && series[metric].length > 0).map((metric) =>
    words.average(metric, averageOf(series[metric]), SCALES[metric].max),
  );
  return parts.length === 0 ? words.chooseMetrics : words.averages(parts.join(', '));
};

/** True for a metric whose high values are good. */
const isHighGood = (metric: Metric): boolean => metric === 'sleep' || metric === 'readiness';

const Name = styled.div`
  ${text('14')}
  font-weight: ${token('weight-medium')};
`;

const Ends = styled.div`
  ${text('12')}
  ${figures}
  color: ${token('color-text-3')};
`;

const Multiples = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

interface ValueTipProps {
  active?: boolean;
  label?: unknown;
  value: number | undefined;
  metric: Metric;
}

const ValueTip = ({ active = false, label, value, metric }: ValueTipProps) =>
  active && value !== undefined ? (
    <ChartTip>
      {dayIn(String(label))}
      <div>
        {metricLabel(metric)} <b>{value}</b> {metricValue(metric, value)}
      </div>
    </ChartTip>
  ) : null;

interface MultipleProps {
  metric: Metric;
  values: Series[Metric];
  dates: readonly string[];
  /** True for the last line, which shows the dates. */
  isLast: boolean;
}

/** Line of one metric on its own scale, with the good end of the scale at the top. */
const Multiple = ({ metric, values, dates, isLast }: MultipleProps) => {
  const wide = useWide();
  const { min, max } = SCALES[metric];
  const byDate = new Map(values.map((day) => [day.date, day.value]));
  const data = dates.map((date) => ({ date, value: byDate.get(date) ?? null }));
  const small = dates.length > (wide ? 45 : 21);
  const best = isHighGood(metric) ? max : min;
  return (
    <div>
      <Row $between>
        <Name>{metricLabel(metric)}</Name>
        <Ends>{`${best} = ${metricValue(metric, best)}`}</Ends>
      </Row>
      <ResponsiveContainer width="100%" height={isLast ? LINE_PX + DATES_PX : LINE_PX}>
        <LineChart data={data} margin={{ top: 8, right: 8, bottom: 4, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={token('chart-grid')} horizontalValues={[min, max]} />
          <XAxis {...dateAxis(dates, wide, DATE_NAMES)} hide={!isLast} />
          <YAxis
            domain={[min, max]}
            ticks={[min, max]}
            reversed={!isHighGood(metric)}
            width={28}
            tickLine={false}
            axisLine={false}
            interval={0}
          />
          {values.length > 1 && (
            <ReferenceLine y={averageOf(values)} stroke={token('color-text-3')} strokeDasharray="3 4" />
          )}
          <Tooltip
            content={({ active, label }) => (
              <ValueTip active={active} label={label} value={byDate.get(String(label))} metric={metric} />
            )}
            cursor={{ stroke: token('color-border-control') }}
            isAnimationActive={false}
          />
          <Line
            dataKey="value"
            name={metricLabel(metric)}
            stroke={token(`chart-${metric}`)}
            {...lineStyle}
            dot={({ key, cx, cy }) => <MetricMarker key={key} metric={metric} x={cx} y={cy} small={small} />}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
};

/**
 * Lines of the selected metrics by day, one below the other. Each has its own scale with the good end at the top. Days
 * without a check-in are gaps.
 */
export const MetricsChart = ({ title, series, from, to, shown, controls }: MetricsChartProps) => {
  const words = chartWords();
  const dates = datesBetween(from, to);
  const lines = METRICS.filter((metric) => shown.includes(metric));
  const values = new Map(
    METRICS.map((metric) => [metric, new Map(series[metric].map((day) => [day.date, day.value]))]),
  );
  const valueAt = (metric: Metric, date: string): number | null => values.get(metric)?.get(date) ?? null;
  const days = [...new Set(METRICS.flatMap((metric) => series[metric].map((day) => day.date)))].sort();
  return (
    <ChartFrame
      title={title}
      words={words.frame}
      summary={metricsSummary(series, shown)}
      controls={controls}
      legend={lines.length > 0 && <span>{words.goodIsUp}</span>}
      table={{
        columns: [words.columns.date, ...METRICS.map((metric) => metricLabel(metric))],
        rows: days.map((date) => [dayIn(date), ...METRICS.map((metric) => String(valueAt(metric, date) ?? '–'))]),
      }}
    >
      <Multiples>
        {lines.map((metric, index) => (
          <Multiple
            key={metric}
            metric={metric}
            values={series[metric]}
            dates={dates}
            isLast={index === lines.length - 1}
          />
        ))}
      </Multiples>
    </ChartFrame>
  );
};
