import type { Metrics, Recommendation } from '@stridewell/contracts/web';

export interface WorkedExample {
  /** Requirement id in the checklist. */
  id: string;
  answers: Metrics;
  raw: number;
  score: number;
  band: Recommendation;
}

const example = (
  id: string,
  [sleep, stress, fatigue, pain, readiness]: [number, number, number, number, number],
  raw: number,
  score: number,
  band: Recommendation,
): WorkedExample => ({
  id,
  answers: { sleep, stress, fatigue, pain, readiness },
  raw,
  score,
  band,
});

/**
 * Worked examples from `infra/docs/domain/readiness.md`, section A. Answers are in the order sleep, stress, fatigue,
 * pain, readiness.
 */
export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  example('CHK-58', [5, 1, 1, 0, 10], 10, 10, 'Push'),
  example('CHK-59', [4, 2, 2, 0, 8], 7.9, 7.9, 'Push'),
  example('CHK-60', [4, 2, 2, 2, 8], 7.6, 7.6, 'Push'),
  example('CHK-61', [4, 2, 2, 3, 8], 7.5, 7.4, 'Adapt'),
  example('CHK-62', [3, 2, 3, 2, 7], 6.2, 6.2, 'Adapt'),
  example('CHK-63', [3, 4, 3, 2, 6], 5.2, 5.2, 'Adapt'),
  example('CHK-64', [4, 2, 4, 1, 6], 6.1, 6.1, 'Adapt'),
  example('CHK-65', [2, 3, 3, 2, 6], 4.9, 4.9, 'Recover'),
  example('CHK-66', [2, 3, 4, 2, 5], 4.1, 4.1, 'Recover'),
  example('CHK-67', [2, 4, 4, 3, 4], 3.3, 3.3, 'Recover'),
  example('CHK-68', [1, 4, 4, 2, 4], 2.9, 2.9, 'Reset'),
  example('CHK-69', [1, 4, 5, 3, 3], 1.9, 1.9, 'Reset'),
  example('CHK-70', [5, 1, 1, 5, 9], 9, 4.9, 'Recover'),
  example('CHK-71', [5, 1, 1, 7, 9], 8.7, 2.9, 'Reset'),
  example('CHK-72', [5, 1, 5, 0, 8], 7.1, 4.9, 'Recover'),
  example('CHK-73', [5, 2, 2, 0, 2], 7.2, 4.9, 'Recover'),
  example('CHK-74', [1, 1, 1, 0, 10], 7.5, 7.4, 'Adapt'),
  example('CHK-75', [1, 5, 5, 10, 1], 0, 0, 'Reset'),
];
