import { everyMetrics } from '@stridewell/contracts/testing/metrics';
import {
  bandOf,
  METRICS,
  type Metric,
  type Metrics,
  rawScore,
  SCALES,
  scoreOfAnswers,
} from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { presentAssessment } from '../../features/checkin/present.ts';
import { assess } from './assess.ts';
import { DEFAULTS, TODAY } from './testing/answers-fixtures.ts';

const judge = (answers: Metrics) => assess(answers, { date: TODAY, history: [], notesHit: null });

/** Returns the answers with one metric improved by one step, or null if the metric already has its best value. */
const oneBetter = (answers: Metrics, metric: Metric): Metrics | null => {
  const better = answers[metric] + (metric === 'sleep' || metric === 'readiness' ? 1 : -1);
  const { min, max } = SCALES[metric];
  return better < min || better > max ? null : { ...answers, [metric]: better };
};

test('CHK-35 assess returns 6.2, in the Adapt band, for the default answers', () => {
  expect(judge(DEFAULTS)).toMatchObject({ score: 6.2, recommendation: 'Adapt' });
});

describe('assess for every combination of answers', () => {
  const days = everyMetrics();

  test('covers 13,750 combinations', () => {
    expect(days).toHaveLength(13_750);
  });

  test('CHK-36 returns the score before caps in the explanation', () => {
    const wrong = days.filter((day) => judge(day).explanation.raw !== rawScore(day));
    expect(wrong).toEqual([]);
  });

  test('CHK-57 never returns a lower score when an answer improves', () => {
    const falls = days.flatMap((day) =>
      METRICS.filter((metric) => {
        const better = oneBetter(day, metric);
        return better !== null && judge(better).score < judge(day).score;
      }),
    );
    expect(falls).toEqual([]);
  });

  test('CHK-41 returns a score from 0 to the raw score with one decimal, and the matching band', () => {
    const wrong = days.filter((day) => {
      const { score, recommendation, explanation } = judge(day);
      const tenths = Math.round(score * 10);
      const wellFormed = score >= 0 && score <= 10 && tenths / 10 === score && score <= explanation.raw;
      return !wellFormed || recommendation !== bandOf(score);
    });
    expect(wrong).toEqual([]);
  });

  test('TREND-13 returns contributions that add up to the raw score within the rounding error', () => {
    const wrong = days.filter((day) => {
      const { raw, factors } = judge(day).explanation;
      const sum = factors.reduce((total, { contribution }) => total + contribution, 0);
      // The rounding error is at most 0.05 for the score and 0.005 for each of the five factors.
      return Math.abs(sum - raw) > 0.05 + 0.025 + 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  test('returns a message in which the only decimal numbers are scores', () => {
    const wrong = days.filter((day) => {
      const { message, score, explanation } = presentAssessment(judge(day));
      const numbers = [...message.matchAll(/\d+\.\d/g)].map(Number);
      const stored = explanation.cap ? [explanation.raw, score] : [score];
      return JSON.stringify(numbers) !== JSON.stringify(stored);
    });
    expect(wrong).toEqual([]);
  });
});

test('CHK-97 assess returns Adapt and a score of 5.5 to 6.8 when one default answer changes by 1', () => {
  const neighbours = METRICS.flatMap((metric) =>
    [-1, 1].map((step) => ({ ...DEFAULTS, [metric]: DEFAULTS[metric] + step })),
  );
  const judged = neighbours.map(judge);
  expect(judged.map(({ recommendation }) => recommendation)).toEqual(Array(10).fill('Adapt'));
  expect(Math.min(...judged.map(({ score }) => score))).toBeGreaterThanOrEqual(5.5);
  expect(Math.max(...judged.map(({ score }) => score))).toBeLessThanOrEqual(6.8);
});

test('START-16 assess returns the score that the welcome screen computes, for all answers', () => {
  const different = everyMetrics().filter((answers) => {
    const { score, recommendation } = judge(answers);
    const shown = scoreOfAnswers(answers);
    return shown.score !== score || shown.recommendation !== recommendation;
  });
  expect(different).toEqual([]);
});
