import { figures, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const SIZE = 168;
const STROKE = 14;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

const Box = styled.div`
  ${figures}
  position: relative;
  display: grid;
  place-items: center;
  width: ${SIZE}px;
  height: ${SIZE}px;
  margin: 0 auto;
  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke-width: ${STROKE};
    stroke: ${token('color-border')};
  }
  circle + circle {
    stroke: ${token('color-accent')};
    stroke-linecap: round;
  }
`;

const Figure = styled.span`
  ${text('28')}
  position: relative;
  display: grid;
  justify-items: center;
  small {
    ${text('14')}
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
    letter-spacing: 0;
  }
`;

export interface SteadyRingProps {
  days: number;
  of: number;
  /** Text alternative of the ring. */
  label: string;
  /** Text under the number, such as "of 30". */
  note: string;
}

/** Ring that shows the percentage of steady days in a month. It is not animated. */
export const SteadyRing = ({ days, of, label, note }: SteadyRingProps) => (
  <Box role="img" aria-label={label}>
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
      {days > 0 && (
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          strokeDasharray={`${(days / of) * ROUND} ${ROUND}`}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        />
      )}
    </svg>
    <Figure aria-hidden="true">
      {days}
      <small>{note}</small>
    </Figure>
  </Box>
);
