import type { PhysioCheckin } from '@stridewell/contracts/web';
import { addDays, daysBetween } from '@stridewell/contracts/web';

const WIDTH = 480;
const HEIGHT = 72;

export interface SparklineProps {
  /** In any order, at least one. */
  checkins: readonly Pick<PhysioCheckin, 'date' | 'pain'>[];
}

/** Points of the days, ascending: their place in time, and pain upwards from 0 to 10. */
export const sparkPoints = (checkins: SparklineProps['checkins']): { date: string; x: number; y: number }[] => {
  const days = [...checkins].sort((one, other) => one.date.localeCompare(other.date));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const span = Math.max(1, daysBetween(first.date, last.date));
  return days.map(({ date, pain }) => ({
    date,
    x: 6 + (daysBetween(first.date, date) / span) * (WIDTH - 12),
    y: HEIGHT - 6 - (pain / 10) * (HEIGHT - 12),
  }));
};

/** Pain by day as dots, with a line only from a day to the next one: a gap is a gap. The table beside it has the figures. */
export const Sparkline = ({ checkins }: SparklineProps) => {
  const points = sparkPoints(checkins);
  const byDate = new Map(points.map((point) => [point.date, point]));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      style={{ maxWidth: WIDTH, display: 'block' }}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 ${HEIGHT - 6}H${WIDTH}M0 6H${WIDTH}`} strokeOpacity={0.25} />
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
