import { METRICS, type Metric, type Metrics, SCALES } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { presentAssessment } from '../../features/checkin/present.ts';
import { assess } from './assess.ts';
import { bandOf, rawScore } from './score.ts';
import { DEFAULTS, everyDay, TODAY } from './testing/answers-fixtures.ts';

const judge = (answers: Metrics) => assess(answers, { date: TODAY, history: [], notesHit: null });

/** The answers with one metric a step better, or null when it is already at its best. */
const oneBetter = (answers: Metrics, metric: Metric): Metrics | null => {
  const better = answers[metric] + (metric === 'sleep' || metric === 'readiness' ? 1 : -1);
  const { min, max } = SCALES[metric];
  return better < min || better > max ? null : { ...answers, [metric]: better };
};

describe('raw score', () => {
  test('CHK-35 is 6.2 for the form’s defaults, which is Adapt', () => {
    expect(judge(DEFAULTS)).toMatchObject({ score: 6.2, recommendation: 'Adapt' });
  });

  test('CHK-36 is floor((2N+36)/72) tenths with N = 225(sleep-1) + 135(5-stress) + 225(5-fatigue) + 54(10-pain) + 80(readiness-1)', () => {
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

  test('is 0 for the worst answers, 0.2 for 54 points and 5 for half of all points', () => {
    expect(rawScore({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 })).toBe(0);
    expect(rawScore({ sleep: 1, stress: 5, fatigue: 5, pain: 9, readiness: 1 })).toBe(0.2);
    // 225 + 225 + 135 + 54*5 + 80*9 + 225 = 1,800: exactly half of 3,600
    expect(rawScore({ sleep: 3, stress: 4, fatigue: 4, pain: 5, readiness: 10 })).toBe(5);
  });
});

describe('bands', () => {
  test.each([
    ['CHK-37', 7.5, 'Push'],
    ['CHK-37', 10, 'Push'],
    ['CHK-38', 7.4, 'Adapt'],
    ['CHK-38', 5, 'Adapt'],
    ['CHK-39', 4.9, 'Recover'],
    ['CHK-39', 3, 'Recover'],
    ['CHK-40', 2.9, 'Reset'],
    ['CHK-40', 0, 'Reset'],
  ])('%s contain %f in %s', (_id, score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('for all possible days', () => {
  const days = everyDay();

  test('the number of days is 13,750', () => {
    expect(days).toHaveLength(13_750);
  });

  test('CHK-57 the score, including caps, never falls when one answer gets better', () => {
    const falls = days.flatMap((day) =>
      METRICS.filter((metric) => {
        const better = oneBetter(day, metric);
        return better !== null && judge(better).score < judge(day).score;
      }),
    );
    expect(falls).toEqual([]);
  });

  test('CHK-41 the score is in 0..10 with one decimal, never above the raw score, and decides the recommendation', () => {
    const wrong = days.filter((day) => {
      const { score, recommendation, explanation } = judge(day);
      const tenths = Math.round(score * 10);
      const wellFormed = score >= 0 && score <= 10 && tenths / 10 === score && score <= explanation.raw;
      return !wellFormed || recommendation !== bandOf(score);
    });
    expect(wrong).toEqual([]);
  });

  test('TREND-13 the contributions add up to the raw score apart from rounding', () => {
    const wrong = days.filter((day) => {
      const { raw, factors } = judge(day).explanation;
      const sum = factors.reduce((total, { contribution }) => total + contribution, 0);
      // Rounding: half a tenth for the score, half a hundredth for each of the five factors.
      return Math.abs(sum - raw) > 0.05 + 0.025 + 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  test('the message contains exactly the stored scores', () => {
    const wrong = days.filter((day) => {
      const { message, score, explanation } = presentAssessment(judge(day));
      const numbers = [...message.matchAll(/\d+\.\d/g)].map(Number);
      const stored = explanation.cap ? [explanation.raw, score] : [score];
      return JSON.stringify(numbers) !== JSON.stringify(stored);
    });
    expect(wrong).toEqual([]);
  });
});

test('CHK-97 the score stays in Adapt, between 5.5 and 6.8, when one default answer changes by one step', () => {
  const neighbours = METRICS.flatMap((metric) =>
    [-1, 1].map((step) => ({ ...DEFAULTS, [metric]: DEFAULTS[metric] + step })),
  );
  const judged = neighbours.map(judge);
  expect(judged.map(({ recommendation }) => recommendation)).toEqual(Array(10).fill('Adapt'));
  expect(Math.min(...judged.map(({ score }) => score))).toBeGreaterThanOrEqual(5.5);
  expect(Math.max(...judged.map(({ score }) => score))).toBeLessThanOrEqual(6.8);
});
