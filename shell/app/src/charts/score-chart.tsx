import { BANDS, type Baseline, type Metrics, type Trends, usualRange } from '@stridewell/contracts/web';
import { ChartFrame, ChartTip, dateAxis, lineStyle, valueAxis } from '@stridewell/ui/charts';
import { token, useWide } from '@stridewell/ui/core';
import { useId, useState } from 'react';
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
import { scoreText } from '../score/scale-words.ts';
import { dayIn } from '../screens/day-in.ts';
import { type CappedPeriod, cappedPeriods } from './capped-periods.ts';
import { datesBetween, recommendationOf } from './chart-days.ts';
import { causeOf, chartWords, DATE_NAMES, eventText } from './chart-words.ts';
import { type ChartDay, DayFacts, DayStepper } from './day-stepper.tsx';
import { BandName, EventFlag, ScoreDot } from './score-marks.tsx';

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
  /** Days on which a cap lowered the score, in ascending date order. Periods of such days are shaded above the cap. */
  capped?: Trends['capped'];
  /** Events to mark on the date axis. */
  events?: Trends['events'];
  /** Answers by date. If they are given, a day can be selected, and its details are shown below the chart. */
  answers?: ReadonlyMap<string, Metrics>;
  height?: number;
}

const BAND_EDGES = [0, BANDS.Recover.from, BANDS.Adapt.from, BANDS.Push.from, 10];

/** Formats a band edge such as "3" or "7.5". */
const edgeText = (edge: number): string => (Number.isInteger(edge) ? String(edge) : scoreText(edge));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns summary sentences, such as "Average 6.6 over 23 check-ins. Highest 8.2 on 11 Nov, lowest 4.1 on 2 Nov." */
export const scoreSummary = (scores: ScoreChartProps['scores']): string => {
  const words = chartWords();
  const [first] = scores;
  if (!first) return words.noScores;
  const high = scores.reduce((best, day) => (day.score > best.score ? day : best), first);
  const low = scores.reduce((least, day) => (day.score < least.score ? day : least), first);
  if (scores.length === 1) return words.oneScore(first);
  return words.scores({ average: mean(scores.map((day) => day.score)), count: scores.length, high, low });
};

const BAND_MIDDLES = BAND_EDGES.slice(1).map((edge, index) => (edge + (BAND_EDGES[index] ?? 0)) / 2);

const daysOf = ({ scores, capped = [], answers }: Pick<ScoreChartProps, 'scores' | 'capped' | 'answers'>) => {
  const caps = new Map(capped.map((day) => [day.date, day]));
  return scores.map(({ date, score }): ChartDay => {
    const cap = caps.get(date);
    const held = cap ? chartWords().heldOn(cap.limit, causeOf(cap)) : null;
    return { date, score, answers: answers?.get(date) ?? null, held };
  });
};

/** Pattern of the legend swatch for a capped period, which is the same as in the chart. */
const HATCHED = `repeating-linear-gradient(135deg, ${token('color-border-control')} 0 1.5px, transparent 1.5px 5px)`;

const swatch = (background: string) => <i style={{ width: 14, height: 10, borderRadius: 3, background }} />;

interface LegendProps extends Pick<ScoreChartProps, 'baseline' | 'events' | 'scores'> {
  periods: readonly CappedPeriod[];
  hasGaps: boolean;
}

const Legend = ({ baseline, events = [], periods, hasGaps }: LegendProps) => {
  const words = chartWords();
  return (
    <>
      {baseline && (
        <span>
          {swatch(token('chart-band'))}
          {words.normal}
        </span>
      )}
      {periods.map((period) => (
        <span key={period.from}>
          {swatch(HATCHED)}
          {words.held(period.limit, causeOf(period), period.from, period.to)}
        </span>
      ))}
      {events.map((event) => (
        <span key={event.kind + event.date}>
          <svg width={12} height={16} viewBox="-1 -17 12 18" aria-hidden="true">
            <EventFlag box={{}} />
          </svg>
          {eventText(event)}
        </span>
      ))}
      {hasGaps && <span>{words.gaps}</span>}
    </>
  );
};

interface DayTipProps {
  active?: boolean;
  label?: unknown;
  days: readonly ChartDay[];
  selected: string | null;
}

/** Tooltip for the day under the pointer. Not shown for the selected day, whose details are below the chart. */
const DayTip = ({ active = false, label, days, selected }: DayTipProps) => {
  const day = active && label !== selected ? days.find(({ date }) => date === label) : undefined;
  return day ? (
    <ChartTip>
      <DayFacts day={day} />
    </ChartTip>
  ) : null;
};

/**
 * Line chart of the readiness score by day. Each dot has the colour of its score band. Days without a check-in are
 * gaps.
 */
export const ScoreChart = (props: ScoreChartProps) => {
  const { title, scores, from, to, today, baseline = null, capped = [], events = [], answers, height = 240 } = props;
  const wide = useWide();
  const words = chartWords();
  const hatch = useId();
  const [selected, setSelected] = useState<string | null>(null);
  const byDate = new Map(scores.map((day) => [day.date, day.score]));
  const dates = datesBetween(from, to);
  const data = dates.map((date) => ({ date, score: byDate.get(date) ?? null }));
  const small = dates.length > (wide ? 45 : 10);
  const days = daysOf({ scores, capped, ...(answers && { answers }) });
  const periods = cappedPeriods(
    scores.map(({ date }) => date),
    capped,
  );
  const select = (date: unknown): void => {
    if (answers && typeof date === 'string' && byDate.has(date)) setSelected(date);
  };
  const hasCaps = capped.length > 0;
  return (
    <ChartFrame
      title={title}
      words={words.frame}
      summary={scoreSummary(scores)}
      table={{
        columns: [
          ...[words.columns.date, words.columns.score, words.columns.recommendation],
          ...(hasCaps ? [words.columns.limit] : []),
        ],
        rows: days.map(({ date, score, held }) => [
          ...[dayIn(date), scoreText(score), recommendationOf(score)],
          ...(hasCaps ? [held ?? '–'] : []),
        ]),
      }}
      below={answers && <DayStepper title={title} days={days} selected={selected} onSelect={select} />}
      legend={
        <Legend
          baseline={baseline}
          events={events}
          scores={scores}
          periods={periods}
          hasGaps={scores.length < dates.length}
        />
      }
    >
      <ResponsiveContainer width="100%" height={height}>
        <LineChart
          data={data}
          margin={{ top: 10, right: 56, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          onClick={({ activeLabel }) => select(activeLabel)}
        >
          <defs>
            <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M1 0v6" stroke={token('color-border-control')} strokeWidth={1.5} />
            </pattern>
          </defs>
          {baseline && (
            <ReferenceArea
              yAxisId="score"
              y1={usualRange(baseline).low}
              y2={usualRange(baseline).high}
              fill={token('chart-band')}
              fillOpacity={1}
              radius={4}
            />
          )}
          {periods.map((period) => (
            <ReferenceArea
              key={period.from}
              yAxisId="score"
              x1={period.from}
              x2={period.to}
              y1={period.limit}
              y2={10}
              fill={`url(#${hatch})`}
              fillOpacity={1}
            />
          ))}
          <CartesianGrid vertical={false} stroke={token('chart-grid')} horizontalValues={BAND_EDGES} yAxisId="score" />
          <XAxis {...dateAxis(dates, wide, DATE_NAMES)} />
          <YAxis {...valueAxis} yAxisId="score" ticks={BAND_EDGES} tickFormatter={edgeText} />
          {BAND_MIDDLES.map((middle) => (
            <ReferenceLine
              key={middle}
              yAxisId="score"
              y={middle}
              stroke="none"
              label={({ viewBox }) => <BandName box={viewBox} score={middle} />}
            />
          ))}
          {events.map(({ date, kind }) => (
            <ReferenceLine
              key={kind + date}
              yAxisId="score"
              x={date}
              stroke="none"
              label={({ viewBox }) => <EventFlag box={viewBox} />}
            />
          ))}
          {selected && (
            <ReferenceLine yAxisId="score" x={selected} stroke={token('color-border-control')} strokeWidth={1.5} />
          )}
          <Tooltip
            content={({ active, label }) => <DayTip active={active} label={label} days={days} selected={selected} />}
            cursor={{ stroke: token('color-border-control') }}
            isAnimationActive={false}
          />
          <Line
            yAxisId="score"
            dataKey="score"
            name={words.columns.score}
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
