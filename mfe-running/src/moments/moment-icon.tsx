import type { MomentKind } from '@stridewell/contracts/web';
import { token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { DRAWING_SIZE, DRAWINGS } from './moment-shapes.ts';

const Svg = styled.svg`
  display: block;
  fill: none;
  stroke: ${token('color-text')};
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  circle {
    fill: ${token('color-text')};
    stroke: none;
  }
`;

/** Drawing of a moment. Decorative, because the title next to it has the same meaning. */
export const MomentIcon = ({ kind }: { kind: MomentKind }) => {
  const { lines, dots } = DRAWINGS[kind];
  return (
    <Svg viewBox={`0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}`} width={DRAWING_SIZE} height={DRAWING_SIZE} aria-hidden="true">
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {dots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </Svg>
  );
};
