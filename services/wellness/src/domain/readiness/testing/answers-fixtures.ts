import { addDays, METRICS, type Metrics, SCALES } from '@stridewell/contracts/web';
import type { DayScore } from '../baseline.ts';

/** The form's defaults. */
export const DEFAULTS: Metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
/** The best possible answers. Tests change one of them at a time. */
export const BEST: Metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
export const TODAY = '2026-11-20';

/** Every possible combination of answers, 13,750 in total. */
export const everyDay = (): Metrics[] =>
  METRICS.reduce<Partial<Metrics>[]>(
    (days, metric) => {
      const { min, max } = SCALES[metric];
      const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
      return days.flatMap((day) => values.map((value) => ({ ...day, [metric]: value })));
    },
    [{}],
  ) as Metrics[];

/** Scores of the days before today, newest first. */
export const daysBefore = (scores: readonly number[]): DayScore[] =>
  scores.map((score, back) => ({ date: addDays(TODAY, -1 - back), score }));
