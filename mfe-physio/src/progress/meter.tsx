import { Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { SOLID } from './colours.ts';
import { readinessColour } from './progress-rules.ts';

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
  { from: 0, to: 0.594, colour: token('color-reset-border') },
  { from: 0.606, to: 0.794, colour: token('color-adapt-border') },
  { from: 0.806, to: 1, colour: token('color-push-border') },
];

const WORDS = { green: 'High', yellow: 'Middle', red: 'Low' } as const;

const Box = styled.div`
  position: relative;
  width: 288px;
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
  const pin = pointAt(share);
  return (
    <Box
      role="meter"
      aria-label="Physio readiness"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={readiness}
      aria-valuetext={`${readiness} of 100, ${WORDS[colour].toLowerCase()}`}
      data-colour={colour}
    >
      <svg viewBox="0 0 256 152" aria-hidden="true" focusable="false" strokeWidth={16}>
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
        {[60, 80].map((edge) => {
          const { x, y } = pointAt(edge / 100, RADIUS + 18);
          return (
            <text key={edge} x={x} y={y + 2} textAnchor="middle" strokeWidth={0}>
              {edge}
            </text>
          );
        })}
      </svg>
      <div aria-hidden="true">
        <Text as="span" $size="44" $figures>
          {readiness}
        </Text>
        <Text as="span" $size="14" $quiet={3}>
          of 100 · {WORDS[colour]}
        </Text>
      </div>
    </Box>
  );
};
