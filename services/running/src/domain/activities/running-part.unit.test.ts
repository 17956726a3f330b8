import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveActivity } from './derive-activity.ts';
import { type Lap, NO_TOTALS, type Recording, type Sample } from './recording.ts';

const START = Date.parse('2026-10-01T06:00:00Z');
const NOW = Date.parse('2026-11-28T00:00:00Z');

/** A part of a recording: seconds at a speed in m/s, with a sample every `step` seconds. */
interface Part {
  seconds: number;
  speed: number;
  step?: number;
}
const samplesOf = (...parts: readonly Part[]): Sample[] => {
  let [at, distance] = [0, 0];
  const empty = { altitude: null, hr: 150, cadence: null, speed: null };
  const samples: Sample[] = [{ at: START, distance, ...empty }];
  for (const { seconds, speed, step = 5 } of parts)
    for (let passed = step; passed <= seconds; passed += step) {
      at += step;
      distance += step * speed;
      samples.push({ at: START + at * 1_000, distance, ...empty });
    }
  return samples;
};
/** A recording whose timer ran all the time, as a watch writes it. */
const timed = (samples: readonly Sample[], more: Partial<Recording> = {}) => {
  const elapsed = ((samples.at(-1)?.at ?? START) - START) / 1_000;
  const totals = { ...NO_TOTALS, elapsed, moving: elapsed, distance: samples.at(-1)?.distance ?? null };
  return deriveActivity(
    { sport: 'run', sourceId: null, startedAt: START, samples, laps: [], totals, isCutShort: false, ...more },
    NOW,
  );
};
const untimed = (samples: readonly Sample[], more: Partial<Recording> = {}) =>
  timed(samples, { totals: NO_TOTALS, startedAt: null, ...more });
const MINUTE = 60;
const RUN = { seconds: 40 * MINUTE, speed: 3 };

describe('ACT-70 a recording that cannot be running', () => {
  it.each([
    ['a run at 28 km/h for 3 h', 'run', 180, 7.8, 'cycle'],
    ['a run at 20 km/h for 10 min', 'run', 10, 5.56, 'cycle'],
    ['a treadmill run at 25 km/h', 'treadmill', 30, 7, 'cycle'],
    ['a run at 18 km/h for 3 h', 'run', 180, 5, 'cycle'],
    ['an unnamed recording at 18 km/h', null, 180, 5, 'cycle'],
    ['an unnamed recording at 20.5 km/h', null, 180, 5.7, 'cycle'],
  ] as const)('stores %s as a ride', (_case, sport, minutes, speed, stored) => {
    expect(timed(samplesOf({ seconds: minutes * MINUTE, speed }), { sport }).sport).toBe(stored);
  });

  it.each([
    ['five kilometres in 15:30', 'run', 5_000 / 930, 930],
    ['ten kilometres in 31:00', 'run', 10_000 / 1_860, 1_860],
    ['a marathon in 2:22', 'run', 42_195 / 8_520, 8_520],
    ['400 m in 60 s', 'run', 400 / 60, 60],
    ['an unnamed run of 3:50 per km', null, 1_000 / 230, 2_400],
  ] as const)('keeps %s as a run', (_case, sport, speed, seconds) => {
    const activity = timed(samplesOf({ seconds, speed }), { sport });
    expect([activity.sport, activity.remark]).toEqual(['run', null]);
  });

  it('adds a remark if the file named it a run or left the sport open', () => {
    expect(timed(samplesOf({ seconds: 3_600, speed: 7.8 })).remark).toBe('faster_than_running');
    expect(untimed(samplesOf({ seconds: 3_600, speed: 5 }), { sport: null }).remark).toBe('faster_than_running');
    expect(untimed(samplesOf({ seconds: 3_600, speed: 8 }), { sport: null }).remark).toBeNull();
    expect(timed(samplesOf({ seconds: 3_600, speed: 8 }), { sport: 'cycle' }).remark).toBeNull();
  });

  it('is detected in a summary without samples', () => {
    const totals = { ...NO_TOTALS, elapsed: 3_600, moving: 3_500, distance: 26_000 };
    expect(timed([], { totals })).toMatchObject({ sport: 'cycle', remark: 'faster_than_running' });
  });
});

describe('ACT-71 a timer that was not stopped', () => {
  it('excludes 500 minutes of standing after 40 minutes of running', () => {
    const samples = samplesOf(RUN, { seconds: 500 * MINUTE, speed: 0, step: 60 });
    for (const read of [timed, untimed]) {
      const activity = read(samples);
      expect(Math.abs(activity.movingSeconds - 2_400)).toBeLessThanOrEqual(60);
      expect(activity.elapsedSeconds).toBeLessThanOrEqual(2_460);
      expect(Math.abs((activity.distanceMeters ?? 0) - 7_200)).toBeLessThanOrEqual(60);
      expect(activity).toMatchObject({ sport: 'run', remark: 'end_left_out' });
    }
  });

  it('excludes standing in the middle', () => {
    const activity = timed(samplesOf(RUN, { seconds: 1_200, speed: 0 }, RUN));
    expect(Math.abs(activity.movingSeconds - 4_800)).toBeLessThanOrEqual(60);
    expect(activity).toMatchObject({ elapsedSeconds: 6_000, remark: null });
  });

  it.each([
    ['short stops', samplesOf(RUN, { seconds: 120, speed: 0 }, RUN, { seconds: 120, speed: 0 }, RUN)],
    ['a steep climb on foot', samplesOf({ seconds: 3_600, speed: 0.6 })],
    ['sparse samples', samplesOf({ seconds: 3_600, speed: 3, step: 120 })],
    [
      'a distance that changes once in 20 s',
      samplesOf(RUN).map((s) => ({ ...s, distance: Math.floor((s.distance ?? 0) / 60) * 60 })),
    ],
    ['a treadmill on which the receiver does not move', samplesOf({ seconds: 2_400, speed: 0.01 })],
    ['no distances', samplesOf(RUN).map((each) => ({ ...each, distance: null }))],
  ])('keeps the recorded time for %s', (_case, samples) => {
    const elapsed = ((samples.at(-1)?.at ?? 0) - START) / 1_000;
    expect(timed(samples)).toMatchObject({ movingSeconds: elapsed, elapsedSeconds: elapsed, remark: null });
  });

  it('keeps the recorded time if the samples miss most of the stated distance', () => {
    const samples = samplesOf({ seconds: 600, speed: 3 }, { seconds: 3_000, speed: 0 });
    const totals = { ...NO_TOTALS, elapsed: 3_600, moving: 3_600, distance: 10_800 };
    expect(timed(samples, { totals })).toMatchObject({ movingSeconds: 3_600, distanceMeters: 10_800 });
  });
});

describe('ACT-71 a drive at the end', () => {
  const car = { seconds: 30 * MINUTE, speed: 22 };

  it('is left out', () => {
    for (const read of [timed, untimed])
      for (const end of [[car], [car, { seconds: 7_200, speed: 0, step: 60 }], [{ seconds: 600, speed: 0 }, car]]) {
        const activity = read(samplesOf(RUN, ...end));
        expect(Math.abs(activity.movingSeconds - 2_400)).toBeLessThanOrEqual(60);
        expect(Math.abs((activity.distanceMeters ?? 0) - 7_200)).toBeLessThanOrEqual(400);
        expect(activity).toMatchObject({ sport: 'run', remark: 'end_left_out' });
      }
  });

  it('is left out of the laps', () => {
    const laps: Lap[] = [1_200, 1_200, 1_800].map((seconds) => ({ seconds, meters: 3_600, avgHr: null }));
    expect(timed(samplesOf(RUN, car), { laps }).laps).toHaveLength(2);
  });

  it('changes neither a ride nor a recording that is all drive', () => {
    const ride = [
      { seconds: 3_600, speed: 7 },
      { seconds: 600, speed: 12 },
    ];
    expect(timed(samplesOf(...ride), { sport: 'cycle' })).toMatchObject({ elapsedSeconds: 4_200, remark: null });
    expect(untimed(samplesOf(...ride), { sport: null })).toMatchObject({ sport: 'cycle', elapsedSeconds: 4_200 });
    expect(timed(samplesOf(car))).toMatchObject({ sport: 'cycle', elapsedSeconds: 1_800 });
  });
});

describe('ACT-72 a plausible run', () => {
  const anyPart = fc.record({
    seconds: fc.integer({ min: 60, max: 3_600 }),
    speed: fc.double({ min: 1, max: 5.4, noNaN: true }),
  });

  it('is stored as it was recorded', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 30 }), (parts, step) => {
        const even = parts.map((part) => ({ ...part, speed: Math.min(part.speed, 4.7), step }));
        const samples = samplesOf(...even);
        const elapsed = ((samples.at(-1)?.at ?? 0) - START) / 1_000;
        const activity = timed(samples);
        expect(activity).toMatchObject({ sport: 'run', movingSeconds: elapsed, elapsedSeconds: elapsed, remark: null });
      }),
    );
  });

  it('never has more than the totals of the whole recording when something is recorded after it', () => {
    const tail = fc.array(
      fc.record({ seconds: fc.integer({ min: 10, max: 7_200 }), speed: fc.constantFrom(0, 0.1, 1.2, 9, 25) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(tail, (parts) => {
        const samples = samplesOf(RUN, ...parts);
        const activity = timed(samples);
        expect(activity.movingSeconds).toBeLessThanOrEqual(activity.elapsedSeconds);
        expect(activity.elapsedSeconds).toBeLessThanOrEqual(((samples.at(-1)?.at ?? 0) - START) / 1_000);
        if (activity.sport === 'run') expect(activity.movingSeconds).toBeGreaterThanOrEqual(2_200);
      }),
    );
  });
});
