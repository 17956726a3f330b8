import { token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const RADIUS = 100;
const ROUND = 2 * Math.PI * RADIUS;

const Box = styled.div`
  position: relative;
  width: 224px;
  max-width: 100%;
  aspect-ratio: 1;
  margin: 0 auto;
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  > div {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    padding: ${token('space-8')};
    text-align: center;
  }
`;

export interface RingProps {
  /** Elapsed fraction of the time, from 0 to 1. */
  share: number;
  children: ReactNode;
}

/** A ring that shows the remaining time around its children. */
export const Ring = ({ share, children }: RingProps) => (
  <Box>
    <svg viewBox="0 0 224 224" aria-hidden="true" focusable="false" fill="none" strokeWidth={12}>
      <circle cx="112" cy="112" r={RADIUS} stroke={token('color-surface-sunken')} />
      <circle
        cx="112"
        cy="112"
        r={RADIUS}
        stroke={token('color-accent')}
        strokeLinecap="round"
        strokeDasharray={`${(1 - share) * ROUND} ${ROUND}`}
        transform="rotate(-90 112 112)"
      />
    </svg>
    <div>{children}</div>
  </Box>
);
