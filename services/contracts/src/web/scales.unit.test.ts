import { describe, expect, it } from 'vitest';
import { BANDS, RECOMMENDATION_COPY, RECOMMENDATIONS } from './recommendations.ts';
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

  it('defines a word for every value, and end labels that match the first and last word', () => {
    for (const metric of METRICS) {
      const { min, max, words, low, high } = SCALES[metric];
      expect(words, metric).toHaveLength(max - min + 1);
      expect([describeValue(metric, min), describeValue(metric, max)]).toEqual([low, high]);
      expect(METRIC_LABELS[metric]).toMatch(/^[A-Z]/);
    }
  });

  it('describes a value without a word as a number', () => {
    expect(describeValue('sleep', 9)).toBe('9');
  });
});

describe('list of planned types or preferred focuses', () => {
  it('contains no duplicates', () => {
    expect(new Set(PLANNED_TYPES).size).toBe(PLANNED_TYPES.length);
    expect(new Set(PREFERRED_FOCUSES).size).toBe(PREFERRED_FOCUSES.length);
  });
});

describe('CHK-28 RECOMMENDATIONS', () => {
  it('contains exactly four recommendations', () => {
    expect(RECOMMENDATIONS).toEqual(['Push', 'Adapt', 'Recover', 'Reset']);
  });

  it('CHK-37 CHK-38 CHK-39 CHK-40 has exactly one band for every score from 0 to 10, in steps of 0.1', () => {
    for (let tenth = 0; tenth <= 100; tenth += 1) {
      const score = tenth / 10;
      const at = RECOMMENDATIONS.filter((name) => score >= BANDS[name].from && score <= BANDS[name].to);
      expect(at, String(score)).toEqual([
        score >= 7.5 ? 'Push' : score >= 5 ? 'Adapt' : score >= 3 ? 'Recover' : 'Reset',
      ]);
    }
  });

  it('has copy for each recommendation', () => {
    for (const name of RECOMMENDATIONS)
      for (const text of Object.values(RECOMMENDATION_COPY[name])) expect(text.trim(), name).toMatch(/^.{5,}$/);
  });
});
