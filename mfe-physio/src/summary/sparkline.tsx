import { addDays } from '@stridewell/contracts/web';
import { SPARK, type SparkDay, sparkPoints } from './spark-points.ts';

/** Pain by day as dots. Lines connect only consecutive days. */
export const Sparkline = ({ checkins }: { checkins: readonly SparkDay[] }) => {
  const { width, height, inset } = SPARK;
  const points = sparkPoints(checkins);
  const byDate = new Map(points.map((point) => [point.date, point]));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ maxWidth: width, display: 'block' }}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 ${height - inset}H${width}M0 ${inset}H${width}`} strokeOpacity={0.25} />
      {points.map((point) => {
        const after = byDate.get(addDays(point.date, 1));
        return (
          <g key={point.date}>
            {after && <path d={`M${point.x} ${point.y}L${after.x} ${after.y}`} strokeWidth={2} />}
            <circle cx={point.x} cy={point.y} r={4} fill="currentColor" stroke="none" />
          </g>
        );
      })}
    </svg>
  );
};
