import { describe, expect, it } from 'vitest';
import { PATHS } from './paths.ts';
import { adviceFor, BANDS, RECOMMENDATION_COPY, RECOMMENDATIONS, trendZ } from './recommendations.ts';
import { describeValue, METRIC_LABELS, METRICS, PLANNED_TYPES, PREFERRED_FOCUSES, SCALES } from './scales.ts';

describe('CONST-09 SCALES', () => {
  it.each([
    ['sleep', 1, 5, 3],
    ['stress', 1, 5, 2],
    ['fatigue', 1, 5, 3],
    ['pain', 0, 10, 2],
    ['readiness', 1, 10, 7],
  ] as const)('defines %s from %i to %i with the initial value %i', (metric, min, max, initial) => {
    expect(SCALES[metric]).toMatchObject({ min, max, initial });
  });

  it('defines a word for every value and labels that match both ends', () => {
    for (const metric of METRICS) {
      const { min, max, words, low, high } = SCALES[metric];
      expect(words, metric).toHaveLength(max - min + 1);
      expect([describeValue(metric, min), describeValue(metric, max)]).toEqual([low, high]);
      expect(METRIC_LABELS[metric]).toMatch(/^[A-Z]/);
    }
  });

  it('describes a value without a word by its number', () => {
    expect(describeValue('sleep', 9)).toBe('9');
  });
});

describe('PLANNED_TYPES and PREFERRED_FOCUSES', () => {
  it('contains no duplicates', () => {
    expect(new Set(PLANNED_TYPES).size).toBe(PLANNED_TYPES.length);
    expect(new Set(PREFERRED_FOCUSES).size).toBe(PREFERRED_FOCUSES.length);
  });
});

describe('CHK-28 RECOMMENDATIONS', () => {
  it('contains exactly four recommendations', () => {
    expect(RECOMMENDATIONS).toEqual(['Push', 'Adapt', 'Recover', 'Reset']);
  });

  it('CHK-37 CHK-38 CHK-39 CHK-40 covers every tenth from 0 to 10 with exactly one band', () => {
    for (let tenth = 0; tenth <= 100; tenth += 1) {
      const score = tenth / 10;
      const at = RECOMMENDATIONS.filter((name) => score >= BANDS[name].from && score <= BANDS[name].to);
      expect(at, String(score)).toEqual([
        score >= 7.5 ? 'Push' : score >= 5 ? 'Adapt' : score >= 3 ? 'Recover' : 'Reset',
      ]);
    }
  });

  it('defines texts for each recommendation', () => {
    for (const name of RECOMMENDATIONS)
      for (const text of Object.values(RECOMMENDATION_COPY[name])) expect(text.trim(), name).toMatch(/^.{5,}$/);
  });
});

describe('trend', () => {
  const baseline = { mean: 8.5, sd: 1, days: 10 };

  it('is used from ten check-ins on', () => {
    expect(trendZ(7.5, { ...baseline, days: 9 })).toBeNull();
    expect(trendZ(7.5, null)).toBeNull();
    expect(trendZ(7.5, baseline)).toBe(-1);
  });

  it('uses a standard deviation of at least 0.7', () => {
    expect(trendZ(7.8, { ...baseline, sd: 0.1 })).toBe(-1);
    expect(trendZ(7.9, { ...baseline, sd: 0 })).toBeGreaterThan(-1);
  });

  it('gives a low Push day the advice of Adapt, and changes no other day', () => {
    expect(adviceFor('Push', 7.5, baseline)).toBe('Adapt');
    expect(adviceFor('Push', 7.6, baseline)).toBe('Push');
    expect(adviceFor('Push', 7.5, null)).toBe('Push');
    for (const name of ['Adapt', 'Recover', 'Reset'] as const) expect(adviceFor(name, 1, baseline)).toBe(name);
  });
});

describe('paths', () => {
  it('are unique and below /api', () => {
    const all = Object.values(PATHS);
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(path).toMatch(/^\/api\/[a-z/-]+[a-z]$/);
  });
});
