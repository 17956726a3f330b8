import { describe, expect, it } from 'vitest';
import { everyMetrics } from '../testing/metrics.ts';
import { isPhysioCap, MAX_METRIC_POINTS, metricPoints, POINTS_PER_SCORE_UNIT, rawScore } from './readiness.ts';
import { METRICS, SCALES } from './scales.ts';

describe('rawScore', () => {
  it('CHK-36 returns floor((2N+36)/72) tenths for N = 225(sleep-1) + 135(5-stress) + 225(5-fatigue) + 54(10-pain) + 80(readiness-1)', () => {
    const wrong = everyMetrics().filter((day) => {
      const n =
        225 * (day.sleep - 1) +
        135 * (5 - day.stress) +
        225 * (5 - day.fatigue) +
        54 * (10 - day.pain) +
        80 * (day.readiness - 1);
      return rawScore(day) !== Math.floor((2 * n + 36) / 72) / 10;
    });
    expect(wrong).toEqual([]);
  });

  it('returns 0 for the worst answers, 0.2 for 54 points and 5 for half of all points', () => {
    expect(rawScore({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 })).toBe(0);
    expect(rawScore({ sleep: 1, stress: 5, fatigue: 5, pain: 9, readiness: 1 })).toBe(0.2);
    // The answers get 450 + 135 + 225 + 270 + 720 = 1,800 points, half of 3,600.
    expect(rawScore({ sleep: 3, stress: 4, fatigue: 4, pain: 5, readiness: 10 })).toBe(5);
  });

  it('returns 10 for the best answers and 6.2 for the initial values of the form', () => {
    expect(rawScore({ sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 })).toBe(10);
    const initial = Object.fromEntries(METRICS.map((metric) => [metric, SCALES[metric].initial]));
    expect(rawScore(initial as typeof MAX_METRIC_POINTS)).toBe(6.2);
  });
});

describe('metricPoints', () => {
  it('returns from 0 to the maximum points for each answer', () => {
    expect(metricPoints({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 })).toEqual({
      sleep: 0,
      stress: 0,
      fatigue: 0,
      pain: 0,
      readiness: 0,
    });
    expect(metricPoints({ sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 })).toEqual(MAX_METRIC_POINTS);
  });

  it('has maximum points that add up to a score of 10', () => {
    const total = METRICS.reduce((sum, metric) => sum + MAX_METRIC_POINTS[metric], 0);
    expect(total).toBe(10 * POINTS_PER_SCORE_UNIT);
  });
});

describe('isPhysioCap', () => {
  it.each(['physio_red_flag', 'physio_pain', 'physio_worse', 'injury'])('returns true for %s', (code) =>
    expect(isPhysioCap({ code })).toBe(true),
  );

  it.each(['pain', 'sleep_fatigue', 'notes', 'hold', 'open_question', 'unknown'])('returns false for %s', (code) =>
    expect(isPhysioCap({ code })).toBe(false),
  );

  it('returns false when there is no cap or the cap has no code', () => {
    expect(isPhysioCap(null)).toBe(false);
    expect(isPhysioCap({})).toBe(false);
  });
});
