import { METRICS, type Metrics, SCALES } from '../web/scales.ts';

/** Returns all possible combinations of answers in a check-in, 13,750 in total. */
export const everyMetrics = (): Metrics[] =>
  METRICS.reduce<Partial<Metrics>[]>(
    (days, metric) => {
      const { min, max } = SCALES[metric];
      const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
      return days.flatMap((day) => values.map((value) => ({ ...day, [metric]: value })));
    },
    [{}],
  ) as Metrics[];
