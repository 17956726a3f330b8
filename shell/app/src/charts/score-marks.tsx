import { token } from '@stridewell/ui/core';
import { formatScore } from '../score/format-score.ts';
import { toneOf } from '../score/recommendation-badge.tsx';
import { recommendationOf } from './chart-days.ts';

export interface ScoreDotProps {
  x: number | undefined;
  y: number | null | undefined;
  day: { date: string; score: number | null } | undefined;
  today: string;
  /** Smaller dots, for many days on a small screen. */
  small: boolean;
}

/** Dot of a day's score in the colour of its band. Today's dot is larger and shows the score. */
export const ScoreDot = ({ x, y, day, today, small }: ScoreDotProps) => {
  if (typeof x !== 'number' || typeof y !== 'number' || !day || day.score === null) return <g />;
  const isToday = day.date === today;
  const radius = small ? (isToday ? 4 : 2.5) : isToday ? 6 : 4.5;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={token(`color-${toneOf(recommendationOf(day.score))}-solid`)}
        stroke={token('color-surface')}
        strokeWidth={small && !isToday ? 1 : 2}
      />
      {isToday && (
        <text x={x} y={y - 13} textAnchor="middle" fontSize={12} fontWeight={600} fill={token('color-text')}>
          {formatScore(day.score)}
        </text>
      )}
    </g>
  );
};

export interface BandNameProps {
  /** Position of the plot area, pixels. The name is drawn at its right edge. */
  box: { x?: number; y?: number; width?: number } | object | undefined;
  /** A score within the band. */
  score: number;
}

/** Name of a band in its colour, to the right of the chart. */
export const BandName = ({ box, score }: BandNameProps) => {
  const { x = 0, y = 0, width = 0 } = (box ?? {}) as { x?: number; y?: number; width?: number };
  const name = recommendationOf(score);
  return (
    <text x={x + width + 8} y={y + 4} fontSize={12} fill={token(`color-${toneOf(name)}-fg`)}>
      {name}
    </text>
  );
};
