import { describe, expect, it } from 'vitest';
import {
  adviceFor,
  BANDS,
  type Baseline,
  RECOMMENDATION_COPY,
  RECOMMENDATIONS,
  TREND_MIN_DAYS,
  trendZ,
} from './recommendations.ts';

const baseline = (change: Partial<Baseline> = {}): Baseline => ({ mean: 8, sd: 1, days: 20, ...change });

describe('set of recommendations', () => {
  it('covers every score from 0 to 10, in steps of 0.1, without gaps or overlaps', () => {
    for (let tenths = 0; tenths <= 100; tenths += 1) {
      const score = tenths / 10;
      const found = RECOMMENDATIONS.filter((name) => BANDS[name].from <= score && score <= BANDS[name].to);
      expect(found, String(score)).toHaveLength(1);
    }
  });

  it('has distinct kinds, headlines, descriptions and efforts', () => {
    for (const field of ['kind', 'headline', 'text', 'effort'] as const) {
      const texts = RECOMMENDATIONS.map((name) => RECOMMENDATION_COPY[name][field]);
      expect(new Set(texts).size).toBe(4);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }
  });
});

describe('trendZ', () => {
  it('CHK-172 returns null for fewer than 14 check-ins', () => {
    expect(trendZ(5, null)).toBeNull();
    expect(trendZ(5, baseline({ days: TREND_MIN_DAYS - 1 }))).toBeNull();
    expect(trendZ(5, baseline({ days: TREND_MIN_DAYS }))).toBe(-3);
  });

  it('returns the distance from the mean in standard deviations, using a standard deviation of at least 0.7', () => {
    expect(trendZ(9.5, baseline())).toBe(1.5);
    expect(trendZ(7.3, baseline({ sd: 0.1 }))).toBe(-1);
    expect(trendZ(8, baseline({ sd: 0 }))).toBe(0);
  });

  it('returns exactly -1 for a score one standard deviation below the mean', () => {
    for (const mean of [7.9, 8.1, 8.3, 8.7])
      expect(trendZ(Math.round((mean - 0.7) * 10) / 10, baseline({ mean, sd: 0.7 }))).toBe(-1);
  });
});

describe('adviceFor', () => {
  it('CHK-172 returns Adapt for a Push score more than two deviations below the baseline', () => {
    const own = baseline({ mean: 9.5, sd: 0.7 });
    expect(adviceFor('Push', 8, own)).toBe('Adapt');
    expect(adviceFor('Push', 8.1, own)).toBe('Push');
  });

  it('returns the recommendation unchanged if it is not Push or there is no baseline', () => {
    for (const name of RECOMMENDATIONS) {
      expect(adviceFor(name, 0, null)).toBe(name);
      if (name !== 'Push') expect(adviceFor(name, 0, baseline())).toBe(name);
    }
  });
});
