import { SERIES_POINTS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climbOf } from './ascent.ts';
import { deriveActivity } from './derive-activity.ts';
import { movingSeconds } from './moving-time.ts';
import { NO_TOTALS, type Recording, RecordingError, type Sample } from './recording.ts';
import { METERS_PER_KM, splitsOf } from './splits.ts';

const START = Date.parse('2026-10-01T06:00:00Z');
const NOW = Date.parse('2026-11-28T00:00:00Z');
const DAY = 86_400;

const sample = (seconds: number, more: Partial<Sample> = {}): Sample => ({
  ...{ at: START + seconds * 1_000, distance: null, altitude: null, hr: null, cadence: null, speed: null },
  ...more,
});
const recording = (samples: readonly Sample[], more: Partial<Recording> = {}): Recording => ({
  ...{ sport: 'run', sourceId: null, startedAt: null, samples, laps: [], totals: NO_TOTALS, isCutShort: false },
  ...more,
});
const derive = (samples: readonly Sample[], more: Partial<Recording> = {}) =>
  deriveActivity(recording(samples, more), NOW);
const reasonOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return error instanceof RecordingError ? error.reason : String(error);
  }
};
/** One sample per second at a speed in m/s, starting at second `from` and at `meters`. */
const steady = (seconds: number, speed: number, from = 0, meters = 0): Sample[] =>
  Array.from({ length: seconds + 1 }, (_, at) => sample(from + at, { distance: meters + at * speed }));

describe('ACT-02 moving time', () => {
  it('excludes a stop, whether the watch kept recording or paused', () => {
    const run = steady(600, 3);
    const recorded = [...run, ...steady(120, 0, 601, 1_800), ...steady(600, 3, 722, 1_800)];
    const paused = [...run, ...steady(600, 3, 722, 1_800)];
    for (const samples of [recorded, paused]) {
      const { movingSeconds: moving, elapsedSeconds } = derive(samples);
      expect(elapsedSeconds).toBe(1_322);
      expect(Math.abs(moving - 1_200)).toBeLessThanOrEqual(8);
    }
  });

  it('includes walking at 0.8 m/s but not slower movement', () => {
    expect(derive(steady(600, 0.81)).movingSeconds).toBe(600);
    expect(derive(steady(600, 0.79), { totals: { ...NO_TOTALS, moving: null } }).movingSeconds).toBe(600);
    expect(movingSeconds(steady(600, 0.79)).at(-1)).toBe(0);
  });

  it('is the recorded time if the file has it, and the whole elapsed time if there are no distances', () => {
    expect(derive(steady(600, 3), { totals: { ...NO_TOTALS, moving: 500 } }).movingSeconds).toBe(500);
    expect(derive([sample(0), sample(300), sample(600)]).movingSeconds).toBe(600);
  });

  it('never exceeds the elapsed time', () => {
    const anySamples = fc.array(fc.record({ seconds: fc.nat(20_000), meters: fc.nat(50_000) }), { minLength: 2 });
    fc.assert(
      fc.property(anySamples, fc.option(fc.nat(40_000)), (points, moving) => {
        const samples = points.map(({ seconds, meters }) => sample(seconds, { distance: meters }));
        if (new Set(samples.map(({ at }) => at)).size < 2) return;
        const activity = derive(samples, { totals: { ...NO_TOTALS, moving } });
        expect(activity.movingSeconds).toBeLessThanOrEqual(activity.elapsedSeconds);
      }),
    );
  });
});

describe('ACT-03 ascent', () => {
  const hill = (noise: (at: number) => number) =>
    Array.from({ length: 601 }, (_, at) =>
      sample(at, { altitude: 100 + 50 * Math.sin((at / 600) * Math.PI) + noise(at) }),
    );

  it('is the height of a hill up and down', () => {
    const climb = climbOf(hill(() => 0));
    expect(Math.abs((climb?.ascent ?? 0) - 50)).toBeLessThanOrEqual(3);
    expect(Math.abs((climb?.descent ?? 0) - 50)).toBeLessThanOrEqual(3);
  });

  it('ignores noise of a few metres', () => {
    expect(climbOf(hill((at) => (at % 2 === 0 ? 3 : -3)))?.ascent).toBeLessThan(54);
    expect(climbOf(Array.from({ length: 600 }, (_, at) => sample(at, { altitude: 100 + (at % 3) })))).toEqual({
      ascent: 0,
      descent: 0,
    });
  });

  it('is unknown if there are no altitudes, unless the file states it', () => {
    expect(derive(steady(60, 3)).ascentMeters).toBeNull();
    expect(derive(steady(60, 3), { totals: { ...NO_TOTALS, ascent: 12 } }).ascentMeters).toBe(12);
  });
});

describe('ACT-04 splits', () => {
  it('divide a run of 2.5 km at 5:00 per km', () => {
    const samples = steady(750, 1_000 / 300).map((each) => ({ ...each, hr: 150 }));
    expect(derive(samples).splits.km).toEqual([
      { meters: 1_000, seconds: 300, avgHr: 150 },
      { meters: 1_000, seconds: 300, avgHr: 150 },
      { meters: 500, seconds: 150, avgHr: 150 },
    ]);
    expect(derive(samples).splits.mile.map(({ meters, seconds }) => [meters, seconds])).toEqual([
      [1_609, 483],
      [891, 267],
    ]);
  });

  it('add up to the distance and the time in motion', () => {
    const steps = fc.array(
      fc.record({ seconds: fc.integer({ min: 1, max: 40 }), meters: fc.integer({ min: 0, max: 900 }) }),
      {
        minLength: 5,
        maxLength: 80,
      },
    );
    fc.assert(
      fc.property(steps, (all) => {
        let [seconds, distance] = [0, 0];
        const samples = [sample(0, { distance: 0 })];
        for (const step of all) {
          seconds += step.seconds;
          distance += step.meters;
          samples.push(sample(seconds, { distance }));
        }
        const moving = movingSeconds(samples);
        const splits = splitsOf(samples, moving, METERS_PER_KM);
        const meters = splits.reduce((sum, split) => sum + split.meters, 0);
        const total = splits.reduce((sum, split) => sum + split.seconds, 0);
        expect(distance - meters).toBeLessThanOrEqual(51);
        expect(total).toBeLessThanOrEqual((moving.at(-1) ?? 0) + splits.length);
        for (const split of splits.slice(0, -1)) expect(split.meters).toBe(1_000);
      }),
    );
  });

  it('are empty if there are no distances', () => {
    expect(derive([sample(0), sample(600)]).splits).toEqual({ km: [], mile: [] });
  });
});

describe('ACT-05 series', () => {
  it('have at most 5,000 points, with the first and the last', () => {
    const { series } = derive(steady(20_000, 3));
    expect(series?.t).toHaveLength(SERIES_POINTS);
    expect([series?.t[0], series?.t.at(-1)]).toEqual([0, 20_000]);
    for (const column of Object.values(series ?? {})) expect(column).toHaveLength(SERIES_POINTS);
  });

  it('include a computed speed if none was recorded, and double a cadence recorded in strides', () => {
    const { series, avgCadence } = derive(steady(60, 3).map((each) => ({ ...each, cadence: 85 })));
    expect(series?.speed.at(-1)).toBe(3);
    expect([series?.cadence[0], avgCadence]).toEqual([170, 170]);
    expect(
      derive(
        steady(60, 8).map((each) => ({ ...each, cadence: 85 })),
        { sport: 'cycle' },
      ).avgCadence,
    ).toBe(85);
  });
});

describe('ACT-06 cleaning of samples that are out of order or from a wrong clock', () => {
  it('sorts samples with inverted times', () => {
    const samples = steady(600, 3);
    expect(derive(samples.toReversed()).movingSeconds).toBe(derive(samples).movingSeconds);
  });

  it('drops the samples before a clock was set', () => {
    const wrong = [sample(-27 * DAY), sample(-27 * DAY + 1)];
    expect(derive([...wrong, ...steady(600, 3)])).toMatchObject({ startedAt: START, elapsedSeconds: 600 });
  });

  it('rejects an activity of 27 days and an activity of zero duration', () => {
    const days = Array.from({ length: 28 * 24 }, (_, hour) => sample(hour * 3_600, { distance: hour }));
    expect(reasonOf(() => derive(days))).toBe('impossible_times');
    expect(reasonOf(() => derive([sample(0)]))).toBe('empty');
    expect(reasonOf(() => derive([]))).toBe('empty');
  });

  it('treats a distance of zero as unknown', () => {
    expect(derive(steady(600, 0)).distanceMeters).toBeNull();
  });

  it('ignores heart rates outside the human range', () => {
    const samples = steady(60, 3).map((each, at) => ({ ...each, hr: at === 5 ? 255 : at === 6 ? 0 : 140 }));
    expect(derive(samples)).toMatchObject({ avgHr: 140, maxHr: 140 });
  });
});

describe('ACT-07 sport of a recording that does not state one', () => {
  it.each([
    [1.4, 'walk'],
    [3, 'run'],
    [8, 'cycle'],
  ])('at %d m/s is "%s"', (speed, sport) => {
    expect(derive(steady(600, speed), { sport: null }).sport).toBe(sport);
  });

  it('is "other" if there is no speed', () => {
    expect(derive([sample(0), sample(600)], { sport: null }).sport).toBe('other');
  });
});

describe('IMPORT-61 implausible values', () => {
  const totals = {
    ...NO_TOTALS,
    distance: 1e20,
    ascent: -1,
    descent: 1e300,
    avgCadence: 1e300,
    avgHr: 1e9,
    maxHr: 900,
  };

  it('come from the samples if the file states an implausible total, and are null if the samples have none either', () => {
    const unknown = { ascentMeters: null, descentMeters: null, avgCadence: null, avgHr: null, maxHr: null };
    expect(derive([sample(0), sample(600)], { totals })).toMatchObject({ ...unknown, distanceMeters: null });
    expect(derive(steady(600, 3), { totals })).toMatchObject({ ...unknown, distanceMeters: 1_800 });
  });

  it('are removed from samples and laps', () => {
    const wrong = { distance: 1e20, altitude: -1e308, cadence: 1e300, speed: 1e300, hr: 1e300 };
    const samples = [...steady(600, 3), sample(601, wrong), sample(602, { ...wrong, altitude: 1e308 })];
    const laps = [
      { seconds: 60, meters: 1e20, avgHr: 1e9 },
      { seconds: 1e300, meters: 100, avgHr: null },
    ];
    const activity = derive(samples, { laps });
    expect(activity).toMatchObject({ distanceMeters: 1_800, ascentMeters: null, avgCadence: null, avgHr: null });
    expect(activity.laps).toEqual([{ seconds: 60, meters: null, avgHr: null }]);
    const columns = Object.entries(activity.series ?? {}).filter(([name]) => name !== 't');
    for (const [, column] of columns)
      for (const value of column.slice(-2)) expect(Math.abs(value ?? 0)).toBeLessThan(10);
  });

  it('never leave a result outside the limits of the API, whatever the file states', () => {
    const value = fc.option(fc.double());
    const any = fc.record({ distance: value, altitude: value, hr: value, cadence: value, speed: value });
    fc.assert(
      fc.property(fc.array(any, { minLength: 2, maxLength: 20 }), any, (all, stated) => {
        const { distance, altitude: ascent, cadence: avgCadence } = stated;
        const { elapsedSeconds, laps, splits, series, ...values } = derive(
          all.map((each, at) => sample(at, each)),
          {
            totals: { ...NO_TOTALS, distance, ascent, avgCadence },
            laps: [{ seconds: 60, meters: distance, avgHr: ascent }],
          },
        );
        const numbers = Object.values(values).filter((each) => typeof each === 'number');
        for (const each of [...numbers, elapsedSeconds]) expect(Number.isSafeInteger(each)).toBe(true);
        const inside = [laps, splits.km, splits.mile, series].flatMap(
          (each) => JSON.stringify(each).match(/e\d|e\+/) ?? [],
        );
        expect(inside).toEqual([]);
      }),
    );
  });
});
