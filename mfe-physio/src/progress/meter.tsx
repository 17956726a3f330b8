import { Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { SOLID } from './colours.ts';
import { readinessColour } from './progress-rules.ts';
import { progressWords } from './progress-words.ts';

const CENTRE = { x: 128, y: 124 };
const RADIUS = 104;

/** Returns the point on the half circle for a fraction from 0 to 1. */
const pointAt = (share: number, radius = RADIUS): { x: number; y: number } => {
  const angle = Math.PI * (1 - share);
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
};

const arc = (from: number, to: number): string => {
  const [start, end] = [pointAt(from), pointAt(to)];
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
};

const PARTS = [
  { from: 0, to: 0.594, colour: token('color-danger-border') },
  { from: 0.606, to: 0.794, colour: token('color-warning-border') },
  { from: 0.806, to: 1, colour: token('color-success-border') },
];

/** Space in the drawing for the labels next to the arc. */
const SIDE = 36;

const Box = styled.div`
  position: relative;
  width: 312px;
  max-width: 100%;
  margin: 0 auto;
  svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
  }
  text {
    font-size: 12px;
    fill: ${token('color-text-3')};
  }
  > div {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    justify-items: center;
  }
`;

/** Physio readiness on a half circle with its thresholds: green at 80 or more, yellow at 60 or more, otherwise red. */
export const Meter = ({ readiness }: { readiness: number }) => {
  const share = readiness / 100;
  const colour = readinessColour(readiness);
  const words = progressWords();
  const level = words.levels[colour];
  const pin = pointAt(share);
  return (
    <Box
      role="meter"
      aria-label={words.readiness}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={readiness}
      aria-valuetext={words.meter(readiness, level)}
      data-colour={colour}
    >
      <svg viewBox={`${-SIDE} 0 ${256 + 2 * SIDE} 152`} aria-hidden="true" focusable="false" strokeWidth={16}>
        {PARTS.map((part) => (
          <path key={part.from} d={arc(part.from, part.to)} stroke={part.colour} />
        ))}
        {share > 0 && <path d={arc(0, share)} stroke={SOLID[colour]} />}
        <circle
          cx={pin.x}
          cy={pin.y}
          r={10}
          strokeWidth={4}
          fill={token('color-surface')}
          stroke={token('color-text')}
        />
        {[
          { edge: 60, label: words.careful },
          { edge: 80, label: words.ready },
        ].map(({ edge, label }) => {
          const { x, y } = pointAt(edge / 100, RADIUS + 14);
          return (
            <text key={edge} x={x} y={y + 2} strokeWidth={0}>
              {`${edge} ${label}`}
            </text>
          );
        })}
      </svg>
      <div aria-hidden="true">
        <Text as="span" $size="44" $figures>
          {readiness}
        </Text>
        <Text as="span" $size="14" $quiet={3}>
          {words.of100(level)}
        </Text>
      </div>
    </Box>
  );
};
