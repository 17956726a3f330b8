import type { SeasonWeekRow } from '@stridewell/contracts/web';
import { Icon, text, token } from '@stridewell/ui/core';
import styled, { css } from 'styled-components';
import { Link } from 'wouter';
import { sessionPath } from '../session/session-path.ts';
import { seasonWords } from './season-words.ts';

/** Fill of planned minutes, and the outline of every planned bar, whose contrast is at least 3:1 in both themes. */
const PLANNED = `color-mix(in srgb, ${token('chart-score')} 28%, ${token('color-surface')})`;
const OUTLINE = `color-mix(in srgb, ${token('chart-score')} 60%, ${token('color-surface')})`;
const HATCH = `repeating-linear-gradient(45deg, ${OUTLINE} 0 1.5px, transparent 1.5px 5px)`;

export type BarKind = 'planned' | 'down' | 'forecast';

/** Style of a planned bar: filled, hatched in a lighter week, or a dashed outline if the forecast is uncertain. */
export const barFill = (kind: BarKind) =>
  ({
    planned: css`
      background: ${PLANNED};
      box-shadow: inset 0 0 0 1px ${OUTLINE};
    `,
    down: css`
      background: ${HATCH};
      box-shadow: inset 0 0 0 1px ${OUTLINE};
    `,
    forecast: css`
      border: 1px dashed ${OUTLINE};
    `,
  })[kind];

const Column = styled.div<{ $current: boolean }>`
  position: relative;
  height: 100%;
  ${({ $current }) => $current && `background: color-mix(in srgb, ${token('color-accent')} 8%, transparent);`}
`;

const Bar = styled.div<{ $kind: BarKind | 'done'; $down: boolean }>`
  position: absolute;
  inset: auto 18% 0;
  border-radius: min(6px, 30%) min(6px, 30%) 0 0;
  ${({ $kind }) =>
    $kind === 'done'
      ? css`
          background: ${token('chart-score')};
        `
      : barFill($kind)}
  ${({ $kind, $down }) => $kind === 'forecast' && $down && `background: ${HATCH};`}
`;

const Now = styled.span`
  ${text('12')}
  position: absolute;
  inset: -2px auto auto 50%;
  padding: 0 4px;
  border-radius: 4px;
  background: ${token('color-surface')};
  color: ${token('color-accent')};
  font-weight: ${token('weight-semibold')};
  transform: translateX(-50%);
  z-index: 1;
`;

const Rule = styled.span`
  position: absolute;
  inset: 12px auto 0 50%;
  width: 2px;
  margin-left: -1px;
  background: ${token('color-accent')};
`;

/** Link to the page of the race day. Its tap area is larger than the drawing. */
const Flag = styled(Link)`
  position: absolute;
  left: 50%;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 6px;
  background: ${token('color-action')};
  color: ${token('color-on-action')};
  transform: translate(-50%, -4px);
  z-index: 1;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
`;

export interface ChartColumnProps {
  week: SeasonWeekRow;
  /** Number of minutes at the top of the chart. */
  top: number;
  /** Date of the race in this week. Null if there is none. */
  race: string | null;
}

const kindOf = ({ isUncertain, isDown }: SeasonWeekRow): BarKind =>
  isUncertain ? 'forecast' : isDown ? 'down' : 'planned';

/** One week of the chart: minutes planned and done, the mark of the current week, and the flag of a race. */
export const ChartColumn = ({ week, top, race }: ChartColumnProps) => {
  const { plannedMinutes, doneMinutes, isDown, state } = week;
  const height = (minutes: number | null): string => `${((minutes ?? 0) / top) * 100}%`;
  return (
    <Column $current={state === 'current'}>
      {plannedMinutes !== null && plannedMinutes > 0 && (
        <Bar $kind={kindOf(week)} $down={isDown} data-bar={kindOf(week)} style={{ height: height(plannedMinutes) }} />
      )}
      {doneMinutes !== null && doneMinutes > 0 && (
        <Bar $kind="done" $down={false} data-bar="done" style={{ height: height(doneMinutes) }} />
      )}
      {state === 'current' && (
        <>
          <Rule />
          <Now>{seasonWords().now}</Now>
        </>
      )}
      {race !== null && (
        <Flag
          href={sessionPath(race)}
          // The chart is a single image for screen readers and the keyboard; the row of the day is their link.
          tabIndex={-1}
          data-flag
          style={{ bottom: height(Math.max(plannedMinutes ?? 0, doneMinutes ?? 0)) }}
        >
          <Icon name="flag" size={16} />
        </Flag>
      )}
    </Column>
  );
};
