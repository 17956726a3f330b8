import { ChartFrame, ChartTooltip, countAxis, dateAxis, lineStyle, valueAxis } from '@stridewell/ui/charts';
import { mediumDay, token, useWide } from '@stridewell/ui/core';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { datesBetween } from './chart-days.ts';
import { MetricMarker } from './metric-marker.tsx';

export interface PainLoadChartProps {
  title: string;
  /** Pain (0 to 10) on each day with a check-in, in any order. */
  pain: readonly { date: string; value: number }[];
  /** Logged minutes per day. The log does not distinguish walks from runs. */
  load: readonly { date: string; minutes: number }[];
  /** First and last day of the chart's date axis. */
  from: string;
  to: string;
}

/** Returns summary sentences, such as "Pain averaged 2.4 over 12 check-ins. 6 logged sessions, 142 minutes in all." */
export const painLoadSummary = ({ pain, load }: Pick<PainLoadChartProps, 'pain' | 'load'>): string => {
  const total = load.reduce((sum, { minutes }) => sum + minutes, 0);
  const mean = pain.reduce((sum, { value }) => sum + value, 0) / pain.length;
  const checkins = `${pain.length} ${pain.length === 1 ? 'check-in' : 'check-ins'}`;
  const sessions = `${load.length} logged ${load.length === 1 ? 'session' : 'sessions'}, ${total} minutes in all`;
  return [
    pain.length === 0 ? 'No check-ins in this period.' : `Pain averaged ${mean.toFixed(1)} over ${checkins}.`,
    load.length === 0 ? 'No sessions with minutes logged.' : `${sessions}.`,
  ].join(' ');
};

const inRange = <T extends { date: string }>(days: readonly T[], from: string, to: string): T[] =>
  days.filter(({ date }) => date >= from && date <= to);

const Square = ({ colour }: { colour: string }) => (
  <i style={{ width: 10, height: 10, borderRadius: 3, background: colour }} />
);

/** Chart of pain (line) and logged minutes (bars) by day. Missing values are shown as gaps. */
export const PainLoadChart = ({ title, pain, load, from, to }: PainLoadChartProps) => {
  const wide = useWide();
  const shown = { pain: inRange(pain, from, to), load: inRange(load, from, to) };
  const pains = new Map(shown.pain.map((day) => [day.date, day.value]));
  const logged = new Map(shown.load.map((day) => [day.date, day.minutes]));
  const dates = datesBetween(from, to);
  const data = dates.map((date) => ({ date, pain: pains.get(date) ?? null, minutes: logged.get(date) ?? null }));
  const minutes = countAxis(Math.max(4, ...logged.values()));
  const rows = data.filter((day) => day.pain !== null || day.minutes !== null);
  return (
    <ChartFrame
      title={title}
      summary={painLoadSummary(shown)}
      table={{
        columns: ['Date', 'Pain', 'Minutes logged'],
        rows: rows.map((day) => [mediumDay(day.date), String(day.pain ?? '–'), String(day.minutes ?? '–')]),
      }}
      legend={
        <>
          <span>
            <Square colour={token('chart-pain')} /> Pain, 0-10 (left)
          </span>
          <span>
            <Square colour={token('color-text-disabled')} /> Logged sessions, walks included, minutes (right)
          </span>
        </>
      }
    >
      <ResponsiveContainer width="100%" height={240}>
        <ComposedChart data={data} margin={{ top: 10, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={token('chart-grid')} yAxisId="pain" />
          <XAxis {...dateAxis(dates, wide)} />
          <YAxis {...valueAxis} yAxisId="pain" ticks={[0, 2, 4, 6, 8, 10]} />
          <YAxis
            yAxisId="minutes"
            orientation="right"
            domain={[0, minutes.at(-1) ?? 4]}
            ticks={minutes}
            width={36}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip content={<ChartTooltip />} cursor={{ fill: token('chart-band') }} isAnimationActive={false} />
          <Bar
            yAxisId="minutes"
            dataKey="minutes"
            name="Minutes"
            fill={token('color-text-disabled')}
            maxBarSize={16}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
          <Line
            yAxisId="pain"
            dataKey="pain"
            name="Pain"
            stroke={token('chart-pain')}
            {...lineStyle}
            dot={({ key, cx, cy }) => <MetricMarker key={key} metric="pain" x={cx} y={cy} />}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
};
