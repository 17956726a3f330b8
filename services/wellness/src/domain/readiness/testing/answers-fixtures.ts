import { addDays, type Metrics } from '@stridewell/contracts/web';
import type { DayScore } from '../baseline.ts';

/** Default answers of the check-in form. */
export const DEFAULTS: Metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
/** Best possible answers. Tests change one answer at a time. */
export const BEST: Metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
export const TODAY = '2026-11-20';

/** Converts scores to stored scores of the days before today. The first score is that of yesterday. */
export const daysBefore = (scores: readonly number[]): DayScore[] =>
  scores.map((score, back) => ({ date: addDays(TODAY, -1 - back), score }));
