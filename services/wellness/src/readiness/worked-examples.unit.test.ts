import type { Metrics, Recommendation } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { TODAY } from './testing/given.ts';

type Row = [id: string, answers: [number, number, number, number, number], raw: number, score: number, Recommendation];

/** Sleep, stress, fatigue, pain, readiness: the table of section A of the domain page. */
const EXAMPLES: Row[] = [
  ['CHK-58', [5, 1, 1, 0, 10], 10, 10, 'Push'],
  ['CHK-59', [4, 2, 2, 0, 8], 7.9, 7.9, 'Push'],
  ['CHK-60', [4, 2, 2, 2, 8], 7.6, 7.6, 'Push'],
  ['CHK-61', [4, 2, 2, 3, 8], 7.5, 7.4, 'Adapt'],
  ['CHK-62', [3, 2, 3, 2, 7], 6.2, 6.2, 'Adapt'],
  ['CHK-63', [3, 4, 3, 2, 6], 5.2, 5.2, 'Adapt'],
  ['CHK-64', [4, 2, 4, 1, 6], 6.1, 6.1, 'Adapt'],
  ['CHK-65', [2, 3, 3, 2, 6], 4.9, 4.9, 'Recover'],
  ['CHK-66', [2, 3, 4, 2, 5], 4.1, 4.1, 'Recover'],
  ['CHK-67', [2, 4, 4, 3, 4], 3.3, 3.3, 'Recover'],
  ['CHK-68', [1, 4, 4, 2, 4], 2.9, 2.9, 'Reset'],
  ['CHK-69', [1, 4, 5, 3, 3], 1.9, 1.9, 'Reset'],
  ['CHK-70', [5, 1, 1, 5, 9], 9, 4.9, 'Recover'],
  ['CHK-71', [5, 1, 1, 7, 9], 8.7, 2.9, 'Reset'],
  ['CHK-72', [5, 1, 5, 0, 8], 7.1, 4.9, 'Recover'],
  ['CHK-73', [5, 2, 2, 0, 2], 7.2, 4.9, 'Recover'],
  ['CHK-74', [1, 1, 1, 0, 10], 7.5, 7.4, 'Adapt'],
  ['CHK-75', [1, 5, 5, 10, 1], 0, 0, 'Reset'],
];

const answersOf = ([sleep, stress, fatigue, pain, readiness]: Row[1]): Metrics => ({
  sleep,
  stress,
  fatigue,
  pain,
  readiness,
});

describe('worked examples', () => {
  test.each(EXAMPLES)('%s answers %j: raw %f, score %f, %s', (_id, answers, raw, score, recommendation) => {
    const day = assess(answersOf(answers), { date: TODAY, history: [], notesHit: null });
    expect({ raw: day.explanation.raw, score: day.score, recommendation: day.recommendation }).toEqual({
      raw,
      score,
      recommendation,
    });
  });
});
