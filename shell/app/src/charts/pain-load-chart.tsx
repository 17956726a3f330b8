import { ChartFrame, ChartTooltip, countAxis, dateAxis, lineStyle, valueAxis } from '@stridewell/ui/charts';
import { mediumDay, token, useWide } from '@stridewell/ui/core';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { scoreText } from '../score/scale-words.ts';
import { datesBetween } from './chart-days.ts';
import { chartWords } from './chart-words.ts';
import { MetricMarker } from './metric-marker.tsx';

/** UI text for the chart, in the language of the page. */
export interface PainLoadWords {
  columns: readonly [date: string, pain: string, minutes: string];
  pain: string;
  minutes: string;
  painLegend: string;
  loadLegend: string;
  noPain: string;
  meanPain: (mean: string, checkins: number) => string;
  noLoad: string;
  load: (sessions: number, minutes: number) => string;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const PAIN_LOAD_WORDS: PainLoadWords = {
  columns: ['Date', 'Pain', 'Minutes logged'],
  pain: 'Pain',
  minutes: 'Minutes',
  painLegend: 'Pain, 0–10 (left)',
  loadLegend: 'Logged sessions, walks included, minutes (right)',
  noPain: 'No check-ins in this period.',
  meanPain: (mean, checkins) => `Pain averaged ${mean} over ${counted(checkins, 'check-in', 'check-ins')}.`,
  noLoad: 'No sessions with minutes logged.',
  load: (sessions, minutes) => `${counted(sessions, 'logged session', 'logged sessions')}, ${minutes} minutes in all.`,
};

export interface PainLoadChartProps {
  title: string;
  /** Pain (0 to 10) on each day with a check-in, in any order. */
  pain: readonly { date: string; value: number }[];
  /** Logged minutes per day. The log does not distinguish walks from runs. */
  load: readonly { date: string; minutes: number }[];
  /** First and last day of the chart's date axis. */
  from: string;
  to: string;
  /** Pain level that the runner aims for, drawn as a line with its label in the legend. */
  goal?: { pain: number; label: string };
  /** Days that are marked with a vertical line, such as the first one at a stage. */
  marks?: readonly { date: string; label: string }[];
  words?: PainLoadWords;
}

/** Returns summary sentences, such as "Pain averaged 2.4 over 12 check-ins. 6 logged sessions, 142 minutes in all." */
export const painLoadSummary = (
  { pain, load }: Pick<PainLoadChartProps, 'pain' | 'load'>,
  words: PainLoadWords = PAIN_LOAD_WORDS,
): string => {
  const total = load.reduce((sum, { minutes }) => sum + minutes, 0);
  const mean = pain.reduce((sum, { value }) => sum + value, 0) / pain.length;
  return [
    pain.length === 0 ? words.noPain : words.meanPain(scoreText(mean), pain.length),
    load.length === 0 ? words.noLoad : words.load(load.length, total),
  ].join(' ');
};

const inRange = <T extends { date: string }>(days: readonly T[], from: string, to: string): T[] =>
  days.filter(({ date }) => date >= from && date <= to);

const Square = ({ colour }: { colour: string }) => (
  <i style={{ width: 10, height: 10, borderRadius: 3, background: colour }} />
);

const Dashes = () => <i style={{ width: 14, borderTop: `2px dashed ${token('color-success-fg')}` }} />;

/** Chart of pain (line) and logged minutes (bars) by day. Missing values are shown as gaps. */
export const PainLoadChart = ({
  title,
  pain,
  load,
  from,
  to,
  goal,
  marks = [],
  words = PAIN_LOAD_WORDS,
}: PainLoadChartProps) => {
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
      words={chartWords().frame}
      summary={painLoadSummary(shown, words)}
      table={{
        columns: [...words.columns],
        rows: rows.map((day) => [mediumDay(day.date), String(day.pain ?? '–'), String(day.minutes ?? '–')]),
      }}
      legend={
        <>
          <span>
            <Square colour={token('chart-pain')} /> {words.painLegend}
          </span>
          <span>
            <Square colour={token('color-text-disabled')} /> {words.loadLegend}
          </span>
          {goal && (
            <span>
              <Dashes /> {goal.label}
            </span>
          )}
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
          {goal && (
            <ReferenceLine yAxisId="pain" y={goal.pain} stroke={token('color-success-fg')} strokeDasharray="4 4" />
          )}
          {inRange(marks, from, to).map(({ date, label }) => (
            <ReferenceLine
              key={date}
              yAxisId="pain"
              x={date}
              stroke={token('color-text-3')}
              strokeDasharray="2 3"
              label={{ value: label, position: 'insideTop' }}
            />
          ))}
          <Tooltip content={<ChartTooltip />} cursor={{ fill: token('chart-band') }} isAnimationActive={false} />
          <Bar
            yAxisId="minutes"
            dataKey="minutes"
            name={words.minutes}
            fill={token('color-text-disabled')}
            maxBarSize={16}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
          <Line
            yAxisId="pain"
            dataKey="pain"
            name={words.pain}
            stroke={token('chart-pain')}
            {...lineStyle}
            dot={({ key, cx, cy }) => <MetricMarker key={key} metric="pain" x={cx} y={cy} />}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
};
