import { MetricsChart, ScoreChart } from '@stridewell/app/charts';
import { metricLabel } from '@stridewell/app/screens';
import { METRICS, type Metric, type Metrics, SCALES, type StatsAnswer, type Trends } from '@stridewell/contracts/web';
import { token } from '@stridewell/ui/core';
import { BadgeToggle } from '@stridewell/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { CalendarCard } from './calendar-card.tsx';
import { statsWords } from './stats-words.ts';

export interface StatsViewProps {
  stats: StatsAnswer;
  /** Trends of the range. Null until they have loaded, or if they cannot be loaded. */
  trends: Trends | null;
  /** Events from other services to mark on the date axis. */
  events: Trends['events'];
  /** First and last day of the range. */
  days: { from: string; to: string };
  today: string;
}

const badges = () =>
  METRICS.map((metric) => ({
    value: metric,
    label: metricLabel(metric),
    colour: token(`chart-${metric}`),
    note: `${SCALES[metric].min}–${SCALES[metric].max}`,
  }));

const Badges = styled.div`
  margin-top: ${token('space-4')};
`;

/** Returns the five answers of each day of the series. */
const answersOf = (series: StatsAnswer['series']): ReadonlyMap<string, Metrics> => {
  const days = new Map<string, Partial<Metrics>>();
  for (const metric of METRICS)
    for (const { date, value } of series[metric]) days.set(date, { ...days.get(date), [metric]: value });
  return new Map([...days].filter(([, day]) => METRICS.every((metric) => metric in day)) as [string, Metrics][]);
};

/** The score chart of a range. */
export const Scores = ({ stats, trends, events, days, today }: StatsViewProps) => (
  <ScoreChart
    title={statsWords().scores}
    scores={stats.dailyScores}
    {...days}
    today={today}
    baseline={trends?.baseline ?? null}
    capped={trends?.capped ?? []}
    events={[...(trends?.events ?? []), ...events]}
    answers={answersOf(stats.series)}
    height={320}
  />
);

/** The calendar of the weeks up to the end of the range. */
export const Calendar = ({ stats, trends, days, today }: StatsViewProps) =>
  trends && (
    <CalendarCard
      days={trends.calendar}
      capped={trends.capped}
      answers={answersOf(stats.series)}
      to={days.to}
      today={today}
    />
  );

/** The metrics of a range. Initially shows sleep and readiness. */
export const MetricLines = ({ stats, days }: StatsViewProps) => {
  const words = statsWords();
  const [shown, setShown] = useState<Metric[]>(['sleep', 'readiness']);
  return (
    <MetricsChart
      title={words.metrics}
      series={stats.series}
      {...days}
      shown={shown}
      controls={
        <Badges>
          <BadgeToggle label={words.metricsShown} options={badges()} values={shown} onChange={setShown} />
        </Badges>
      }
    />
  );
};
