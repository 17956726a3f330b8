import { METRICS, type Metric, type Metrics, SCALES } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { presentAssessment } from '../../features/checkin/present.ts';
import { assess } from './assess.ts';
import { bandOf, rawScore } from './score.ts';
import { DEFAULTS, everyDay, TODAY } from './testing/answers-fixtures.ts';

const judge = (answers: Metrics) => assess(answers, { date: TODAY, history: [], notesHit: null });

/** Returns the answers with one metric improved by one step, or null when the metric already has its best value. */
const oneBetter = (answers: Metrics, metric: Metric): Metrics | null => {
  const better = answers[metric] + (metric === 'sleep' || metric === 'readiness' ? 1 : -1);
  const { min, max } = SCALES[metric];
  return better < min || better > max ? null : { ...answers, [metric]: better };
};

describe('rawScore', () => {
  test('CHK-35 returns 6.2, in the Adapt band, for the default answers', () => {
    expect(judge(DEFAULTS)).toMatchObject({ score: 6.2, recommendation: 'Adapt' });
  });

  test('CHK-36 returns floor((2N+36)/72) tenths for N = 225(sleep-1) + 135(5-stress) + 225(5-fatigue) + 54(10-pain) + 80(readiness-1)', () => {
    for (const day of everyDay()) {
      const n =
        225 * (day.sleep - 1) +
        135 * (5 - day.stress) +
        225 * (5 - day.fatigue) +
        54 * (10 - day.pain) +
        80 * (day.readiness - 1);
      if (judge(day).explanation.raw !== Math.floor((2 * n + 36) / 72) / 10) expect.unreachable(JSON.stringify(day));
    }
  });

  test('returns 0 for the worst answers, 0.2 for 54 points and 5 for half of all points', () => {
    expect(rawScore({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 })).toBe(0);
    expect(rawScore({ sleep: 1, stress: 5, fatigue: 5, pain: 9, readiness: 1 })).toBe(0.2);
    // The answers get 450 + 135 + 225 + 270 + 720 = 1,800 points, half of 3,600.
    expect(rawScore({ sleep: 3, stress: 4, fatigue: 4, pain: 5, readiness: 10 })).toBe(5);
  });
});

describe('bandOf', () => {
  test.each([
    ['CHK-37', 7.5, 'Push'],
    ['CHK-37', 10, 'Push'],
    ['CHK-38', 7.4, 'Adapt'],
    ['CHK-38', 5, 'Adapt'],
    ['CHK-39', 4.9, 'Recover'],
    ['CHK-39', 3, 'Recover'],
    ['CHK-40', 2.9, 'Reset'],
    ['CHK-40', 0, 'Reset'],
  ])('%s maps the score %f to the band %s', (_id, score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('assess for every combination of answers', () => {
  const days = everyDay();

  test('covers 13,750 combinations', () => {
    expect(days).toHaveLength(13_750);
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
