import type { Metric } from '@stridewell/contracts/web';
import { token } from '@stridewell/ui/core';

/** Shape of each metric's markers, so that the lines can be distinguished without colour. */
const SHAPES: Record<Metric, string> = {
  sleep: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  stress: 'M-3.5 -3.5h7v7h-7z',
  fatigue: 'M0 -4.5l4.5 8h-9z',
  pain: 'M0 -5l5 5l-5 5l-5 -5z',
  readiness: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
};

export interface MetricMarkerProps {
  metric: Metric;
  x: number | undefined;
  y: number | null | undefined;
  /** True to draw a smaller marker, because many days are shown. */
  small?: boolean;
}

/** Marker for a metric's value on a chart. Renders nothing when there is no value. */
export const MetricMarker = ({ metric, x, y, small = false }: MetricMarkerProps) => {
  if (typeof x !== 'number' || typeof y !== 'number') return <g />;
  const ring = metric === 'readiness';
  return (
    <path
      d={SHAPES[metric]}
      transform={`translate(${x} ${y})${small ? ' scale(0.6)' : ''}`}
      fill={ring ? token('color-surface') : token(`chart-${metric}`)}
      stroke={ring ? token(`chart-${metric}`) : token('color-surface')}
      strokeWidth={ring ? 2 : 1.5}
    />
  );
};
