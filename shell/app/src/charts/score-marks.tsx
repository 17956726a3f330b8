import { token } from '@stridewell/ui/core';
import { toneOf } from '../score/recommendation-badge.tsx';
import { scoreText } from '../score/scale-words.ts';
import { recommendationOf } from './chart-days.ts';

export interface ScoreDotProps {
  x: number | undefined;
  y: number | null | undefined;
  day: { date: string; score: number | null } | undefined;
  today: string;
  /** True to draw smaller dots, because many days are shown on a small screen. */
  small: boolean;
}

/** Dot for a day's score, in the colour of the score's band. Today's dot is larger and labelled with the score. */
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
          {scoreText(day.score)}
        </text>
      )}
    </g>
  );
};

export interface BandNameProps {
  /** Position and size of the plot area in pixels. The band name is drawn at the right edge. */
  box: { x?: number; y?: number; width?: number } | object | undefined;
  /** Any score within the band. Determines the band's name, colour and position. */
  score: number;
}

/** Name of a score band, in the band's colour. Shown to the right of the chart. */
export const BandName = ({ box, score }: BandNameProps) => {
  const { x = 0, y = 0, width = 0 } = (box ?? {}) as { x?: number; y?: number; width?: number };
  const name = recommendationOf(score);
  return (
    <text x={x + width + 8} y={y + 4} fontSize={12} fill={token(`color-${toneOf(name)}-fg`)}>
      {name}
    </text>
  );
};

export interface EventFlagProps {
  /** Position of the axis in pixels, as provided by the chart library. */
  box: { x?: number; y?: number; height?: number } | object | undefined;
}

/** Flag on the date axis, 16 px high, for an event. The legend contains the event's text. */
export const EventFlag = ({ box }: EventFlagProps) => {
  const { x = 0, y = 0, height = 0 } = (box ?? {}) as { x?: number; y?: number; height?: number };
  const foot = y + height;
  return (
    <g>
      <path d={`M${x} ${foot}v-16`} stroke={token('color-text-2')} strokeWidth={2} strokeLinecap="round" />
      <path d={`M${x} ${foot - 16}h10l-3 4l3 4h-10z`} fill={token('color-text-2')} />
    </g>
  );
};
