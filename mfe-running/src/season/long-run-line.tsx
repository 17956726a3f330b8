import type { SeasonWeekRow } from '@stridewell/contracts/web';
import { token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Layer = styled.div`
  position: absolute;
  inset: 0;
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: ${token('chart-readiness')};
    stroke-width: 2px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  margin: 0 0 -4px -4px;
  border: 2px solid ${token('chart-readiness')};
  border-radius: 50%;
  background: ${token('color-surface')};
`;

/** Number of weeks from which dots would overlap on phones, so only the longest run has one. */
const DOT_LIMIT = 22;

/** Path through the long runs. A week without a long run interrupts the line. */
const pathOf = (values: readonly (number | null)[], yOf: (minutes: number) => number): string =>
  values
    .map((minutes, index) => {
      if (minutes === null) return '';
      const previous = values[index - 1] ?? null;
      return `${previous === null ? 'M' : 'L'}${index + 0.5} ${yOf(minutes)}`;
    })
    .join('');

export interface LongRunLineProps {
  weeks: readonly SeasonWeekRow[];
  /** Number of minutes at the top of the chart. */
  top: number;
}

/** Line through the long runs of the weeks. */
export const LongRunLine = ({ weeks, top }: LongRunLineProps) => {
  // In the race week, the race is the only long run.
  const values = weeks.map(({ longRunMinutes }) => longRunMinutes || null);
  const longest = Math.max(...values.map((value) => value ?? 0));
  return (
    <Layer>
      <svg viewBox={`0 0 ${weeks.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={pathOf(values, (minutes) => 100 - (minutes / top) * 100)} />
      </svg>
      {weeks.map(
        ({ weekStart, longRunMinutes }, index) =>
          longRunMinutes !== null &&
          longRunMinutes > 0 &&
          (weeks.length <= DOT_LIMIT || longRunMinutes === longest) && (
            <Dot
              key={weekStart}
              data-long-run
              style={{ left: `${((index + 0.5) / weeks.length) * 100}%`, bottom: `${(longRunMinutes / top) * 100}%` }}
            />
          ),
      )}
    </Layer>
  );
};
