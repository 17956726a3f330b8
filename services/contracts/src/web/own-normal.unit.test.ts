import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { median, type NormalDay, ownNormalOn } from './own-normal.ts';
import { adviceFor, trendZ, usualRange } from './recommendations.ts';
import { METRICS, type Metrics, SCALES } from './scales.ts';

const TODAY = '2026-11-20';
/** Answers with raw scores of 9.2, 7.9 and 6.2. The last are the form's initial values. */
const GOOD: Metrics = { sleep: 5, stress: 1, fatigue: 2, pain: 0, readiness: 9 };
const FINE: Metrics = { sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 };
const FORM: Metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

const day = (back: number, metrics: Metrics, change: Partial<NormalDay> = {}): NormalDay => ({
  ...{ date: addDays(TODAY, -back), metrics, hasNotes: false, isIll: false, capCode: null },
  ...change,
});
const days = (count: number, metrics: Metrics, change: Partial<NormalDay> = {}): NormalDay[] =>
  Array.from({ length: count }, (_, index) => day(index + 1, metrics, change));

describe('CHK-173 BEYOND-05 BEYOND-06 ownNormalOn', () => {
  it('returns the median of the raw scores, so that an injury does not become the normal', () => {
    expect(ownNormalOn(TODAY, days(27, GOOD, { capCode: 'injury' }))).toEqual({ mean: 9.2, sd: 0.7, days: 27 });
  });

  it('excludes untouched forms, illness, pain of 5 or more, and days capped by notes, a hold or a red flag', () => {
    const mixed = Array.from({ length: 28 }, (_, index) => day(index + 1, index % 2 === 0 ? GOOD : FORM));
    expect(ownNormalOn(TODAY, mixed)).toMatchObject({ mean: 9.2, days: 14 });
    for (const change of [{ isIll: true }, { capCode: 'notes' }, { capCode: 'hold' }, { capCode: 'physio_red_flag' }])
      expect(ownNormalOn(TODAY, days(27, GOOD, change))).toBeNull();
    expect(ownNormalOn(TODAY, days(27, { ...GOOD, pain: 5 }))).toBeNull();
    expect(ownNormalOn(TODAY, days(27, FORM, { hasNotes: true }))).toMatchObject({ mean: 6.2, days: 27 });
  });

  it('excludes the date itself, requires seven days, and uses 42 days if the last 28 contain fewer than 14', () => {
    expect(ownNormalOn(TODAY, [day(0, FINE), ...days(6, GOOD)])).toBeNull();
    expect(ownNormalOn(TODAY, days(7, GOOD))?.days).toBe(7);
    expect(
      ownNormalOn(TODAY, [...days(10, GOOD), ...Array.from({ length: 20 }, (_, at) => day(29 + at, GOOD))])?.days,
    ).toBe(24);
    expect(ownNormalOn(TODAY, [...days(20, GOOD), day(29, FINE)])?.days).toBe(20);
  });

  it('returns a median in tenths, a deviation of at least 0.7, and a usual range between 0 and 10', () => {
    const anyMetrics = fc.record(
      Object.fromEntries(METRICS.map((metric) => [metric, fc.integer(SCALES[metric])])) as Record<
        keyof Metrics,
        fc.Arbitrary<number>
      >,
    );
    fc.assert(
      fc.property(fc.array(anyMetrics, { maxLength: 42 }), (all) => {
        const normal = ownNormalOn(
          TODAY,
          all.map((metrics, index) => day(index + 1, metrics)),
        );
        if (!normal) return;
        expect(Math.round(normal.mean * 10) / 10).toBe(normal.mean);
        expect(normal.sd).toBeGreaterThanOrEqual(0.7);
        const { low, high } = usualRange(normal);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(10);
        expect(high - low).toBeGreaterThan(0);
      }),
    );
  });
});

describe('median', () => {
  it('returns the mean of the two middle values for an even count, and 0 for an empty list', () => {
    expect([median([]), median([3]), median([4, 1]), median([5, 1, 2])]).toEqual([0, 3, 2.5, 2]);
  });
});

describe('CHK-172 advice on a Push day below the runner’s own normal', () => {
  const normal = { mean: 9, sd: 0.7, days: 20 };

  it('is Push down to two deviations below the normal, and Adapt below that', () => {
    expect(adviceFor('Push', 7.9, normal)).toBe('Push');
    expect(adviceFor('Push', 7.6, normal)).toBe('Push');
    expect(adviceFor('Push', 7.5, normal)).toBe('Adapt');
  });

  it('stays Push when there are fewer than 14 check-ins', () => {
    expect(adviceFor('Push', 7.5, { ...normal, days: 13 })).toBe('Push');
    expect(trendZ(7.5, { ...normal, days: 13 })).toBeNull();
  });
});
