import { figures, Hidden, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const RADIUS = 17;
const ROUND = 2 * Math.PI * RADIUS;

const Box = styled.span`
  ${text('12')}
  ${figures}
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  font-weight: ${token('weight-semibold')};
  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke-width: 4;
    stroke: ${token('color-border')};
  }
  circle + circle {
    stroke: ${token('color-accent')};
    stroke-linecap: round;
  }
`;

export interface DayRingProps {
  done: number;
  all: number;
  /** The same information in words. */
  label: string;
}

/** Ring that shows how many of the day's exercises are done. */
export const DayRing = ({ done, all, label }: DayRingProps) => (
  <Box>
    <Hidden>{label}</Hidden>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r={RADIUS} />
      {done > 0 && (
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={`${(done / all) * ROUND} ${ROUND}`}
          transform="rotate(-90 20 20)"
        />
      )}
    </svg>
    <span aria-hidden="true">{`${done}/${all}`}</span>
  </Box>
);
