import { daysBetween, type PhysioCheckin } from '@stridewell/contracts/web';

/** Size of the drawing in SVG units. */
export const SPARK = { width: 480, height: 72, inset: 6 } as const;

export type SparkDay = Pick<PhysioCheckin, 'date' | 'pain'>;

/** Returns the chart's points by ascending date: x for the date, y for pain from 0 (bottom) to 10 (top). */
export const sparkPoints = (checkins: readonly SparkDay[]): { date: string; x: number; y: number }[] => {
  const days = [...checkins].sort((one, other) => one.date.localeCompare(other.date));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const span = Math.max(1, daysBetween(first.date, last.date));
  const { width, height, inset } = SPARK;
  return days.map(({ date, pain }) => ({
    date,
    x: inset + (daysBetween(first.date, date) / span) * (width - 2 * inset),
    y: height - inset - (pain / 10) * (height - 2 * inset),
  }));
};
