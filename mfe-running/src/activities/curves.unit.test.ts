import type { ActivitySeries } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curvesOf, rowsOf } from './curves.ts';

/** A steady run with one sample a second at 3 m/s, uphill. */
const steady = (seconds: number, more: Partial<ActivitySeries> = {}): ActivitySeries => {
  const t = Array.from({ length: seconds + 1 }, (_, at) => at);
  return {
    ...{ t, distance: t.map((at) => at * 3), speed: t.map(() => 3), hr: t.map(() => 150) },
    ...{ altitude: t.map((at) => 100 + at / 10), cadence: t.map(() => null) },
    ...more,
  };
};

describe('ACT-43 curvesOf', () => {
  it('shows pace, heart rate and elevation over the distance in the runner’s unit', () => {
    const km = curvesOf(steady(1_000), 'km', true);
    expect([km.xUnit, km.x.at(-1), km.lines.map(({ name }) => name)]).toEqual(['km', 3, ['pace', 'hr', 'altitude']]);
    expect(km.lines[0]?.values[500]).toBeCloseTo(1_000 / 3, 6);
    expect(curvesOf(steady(1_000), 'mi', true).x.at(-1)).toBeCloseTo(1.864, 3);
  });

  it('leaves out values that were not recorded, and the pace of a ride', () => {
    const none = steady(100, { hr: steady(100).t.map(() => null) });
    expect(curvesOf(none, 'km', true).lines.map(({ name }) => name)).toEqual(['pace', 'altitude']);
    expect(curvesOf(steady(100), 'km', false).lines.map(({ name }) => name)).toEqual(['hr', 'altitude']);
  });

  it('uses time in minutes when there is no distance, and shows no pace while standing', () => {
    const { t } = steady(600);
    const still = { distance: t.map(() => null), speed: t.map((at) => (at > 300 && at < 400 ? 0 : 3)) };
    const { xUnit, x, lines } = curvesOf(steady(600, still), 'km', true);
    expect([xUnit, x.at(-1)]).toEqual(['min', 10]);
    expect(lines[0]?.values[350]).toBeNull();
  });

  it('never lets the distance decrease, regardless of the recorded values', () => {
    const column = fc.array(fc.option(fc.double({ min: 0, max: 50_000, noNaN: true })), {
      minLength: 2,
      maxLength: 50,
    });
    fc.assert(
      fc.property(column, (distance) => {
        const t = distance.map((_, at) => at);
        const { x } = curvesOf({ ...steady(1), t, distance, speed: t.map(() => 2) }, 'km', true);
        expect(x).toHaveLength(t.length);
        for (const [at, value] of x.entries()) expect(value).toBeGreaterThanOrEqual(x[at - 1] ?? 0);
      }),
    );
  });
});

describe('ACT-43 rowsOf', () => {
  it('has one row per stretch with the mean of each curve', () => {
    const rows = rowsOf(curvesOf(steady(1_000), 'km', true), 'km');
    expect(rows).toHaveLength(15);
    expect(rows[0]).toEqual(['0.2 km', '5:33 /km', '150', '103 m']);
    expect(rows.at(-1)?.[0]).toBe('3 km');
  });

  it('has at most 25 rows, even for an ultra', () => {
    expect(rowsOf(curvesOf(steady(36_000), 'km', true), 'km').length).toBeLessThanOrEqual(25);
  });
});
