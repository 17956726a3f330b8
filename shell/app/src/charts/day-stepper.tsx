import type { Metrics } from '@stridewell/contracts/web';
import { METRICS } from '@stridewell/contracts/web';
import { figures, Hidden, Icon, text, token } from '@stridewell/ui/core';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { METRIC_ICONS } from '../score/metric-icons.ts';
import { RecommendationBadge } from '../score/recommendation-badge.tsx';
import { metricLabel, scoreText } from '../score/scale-words.ts';
import { dayIn } from '../screens/day-in.ts';
import { recommendationOf } from './chart-days.ts';
import { chartWords } from './chart-words.ts';

/** A day with a check-in, as a chart shows it when it is selected. */
export interface ChartDay {
  date: string;
  score: number;
  answers: Metrics | null;
  /** Text about the cap that limited the score, such as "Held at 7.4 by the injury". Null if there was none. */
  held: string | null;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  b {
    ${figures}
    font-weight: ${token('weight-semibold')};
    color: ${token('color-text')};
  }
`;

const Answers = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  margin-top: ${token('space-1')};
  span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  svg {
    color: ${token('color-text-3')};
  }
`;

/** Content for a day: date, score, recommendation, answers and the cap that limited the score. */
export const DayFacts = ({ day: { date, score, answers, held } }: { day: ChartDay }) => (
  <>
    <Line>
      <span>{dayIn(date)}</span>
      <b>{scoreText(score)}</b>
      <RecommendationBadge recommendation={recommendationOf(score)} />
    </Line>
    {answers && (
      <Answers>
        {METRICS.map((metric) => (
          <span key={metric}>
            <Icon name={METRIC_ICONS[metric]} size={16} />
            <Hidden>{metricLabel(metric)} </Hidden>
            {answers[metric]}
          </span>
        ))}
      </Answers>
    )}
    {held && <div>{held}</div>}
  </>
);

/** Returns the facts of a day as one text. */
export const dayText = ({ date, score, answers, held }: ChartDay): string =>
  [
    `${dayIn(date)}: ${scoreText(score)}, ${recommendationOf(score)}`,
    ...(answers ? METRICS.map((metric) => `${metricLabel(metric)} ${answers[metric]}`) : []),
    ...(held ? [held] : []),
  ].join(', ');

const Box = styled.div`
  ${text('14')}
  min-height: 72px;
  margin-top: ${token('space-3')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-2')};
`;

export interface DayStepperProps {
  /** Title of the chart, which is part of the accessible name. */
  title: string;
  /** Days with a check-in, in ascending date order. Not empty. */
  days: readonly ChartDay[];
  /** Date of the selected day, or null to show the hint. */
  selected: string | null;
  onSelect: (date: string) => void;
  /**
   * Number of days by which the left and right arrow keys move the selection. The up and down keys move it by one day.
   * Default 1.
   */
  across?: number;
}

/** Number of days with a check-in by which a key moves the selection. Null for other keys. */
const distanceOf = (key: string, across: number, count: number): number | null => {
  const distances: Record<string, number> = {
    ...{ ArrowLeft: -across, ArrowRight: across, Home: -count, End: count },
    ...(across === 1 ? { ArrowDown: -1, ArrowUp: 1 } : { ArrowUp: -1, ArrowDown: 1 }),
    ...{ PageUp: 7, PageDown: -7 },
  };
  return distances[key] ?? null;
};

/**
 * Shows the selected day of a chart. While it has the focus, arrow keys move the selection between days with a
 * check-in.
 */
export const DayStepper = ({ title, days, selected, onSelect, across = 1 }: DayStepperProps) => {
  const words = chartWords();
  const found = days.findIndex(({ date }) => date === selected);
  const index = found === -1 ? days.length - 1 : found;
  const day = days[index];
  const handleKey = (event: KeyboardEvent): void => {
    const distance = distanceOf(event.key, across, days.length);
    if (distance === null) return;
    event.preventDefault();
    // The first key press selects the last day, regardless of the key.
    const next = found === -1 ? index : Math.max(0, Math.min(days.length - 1, index + distance));
    const date = days[next]?.date;
    if (date) onSelect(date);
  };
  if (!day) return null;
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={words.step(title)}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={index + 1}
      aria-valuetext={dayText(day)}
      onKeyDown={handleKey}
    >
      {found === -1 ? words.stepHint : <DayFacts day={day} />}
    </Box>
  );
};
