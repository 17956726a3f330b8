import { token } from '@stridewell/ui/core';
import styled from 'styled-components';

/** Size of the drawing in SVG units, and the smallest meaningful change of a single activity. */
const [WIDTH, HEIGHT, INSET] = [320, 72, 8];
const MATTERS = 3;
const MOST = 10;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 480px;
  color: ${token('color-accent')};
`;

const yOf = (score: number): number => HEIGHT - INSET - (score / MOST) * (HEIGHT - 2 * INSET);

export interface ScoreLineProps {
  /** Content of the line, for screen readers. */
  label: string;
  /** Scores from 0 to 10, oldest first. */
  scores: readonly number[];
}

/** The scores of an activity as a line over the weeks. The band shows changes too small to matter. */
export const ScoreLine = ({ label, scores }: ScoreLineProps) => {
  const [first = 0] = scores;
  const top = yOf(Math.min(MOST, first + MATTERS));
  const step = (WIDTH - 2 * INSET) / Math.max(1, scores.length - 1);
  const points = scores.map((score, at) => ({ at, x: INSET + at * step, y: yOf(score) }));
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} fill="none" stroke="currentColor">
      <rect
        x={0}
        y={top}
        width={WIDTH}
        height={yOf(Math.max(0, first - MATTERS)) - top}
        fill="currentColor"
        fillOpacity={0.1}
        stroke="none"
      />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth={2} />
      {points.map(({ at, x, y }) => (
        <circle key={at} cx={x} cy={y} r={4} fill="currentColor" stroke="none" />
      ))}
    </Drawing>
  );
};
