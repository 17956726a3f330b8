import type { Lap, Sample } from './recording.ts';

/**
 * Largest values that are kept, inclusive. Beyond them a file is wrong or hostile: they allow a week of cycling, a
 * climb from sea level that is longer than any, and every sensor.
 */
const MOST = { meters: 5_000_000, climb: 100_000, cadence: 300, speed: 100, lapSeconds: 7 * 86_400 } as const;
/** Altitudes on earth and in an aircraft, in metres. */
const ALTITUDES = { min: -1_000, max: 20_000 };
/** Heart rates outside these limits are errors of the sensor. */
const HEART_RATES = { min: 25, max: 250 };

const within = (value: number | null | undefined, min: number, max: number): number | null =>
  value !== null && value !== undefined && value >= min && value <= max ? value : null;

/** Each returns its value, or null for one that cannot be right. */
export const plausible = {
  heartRate: (value: number | null | undefined) => within(value, HEART_RATES.min, HEART_RATES.max),
  meters: (value: number | null | undefined) => within(value, 0, MOST.meters),
  climb: (value: number | null | undefined) => within(value, 0, MOST.climb),
  cadence: (value: number | null | undefined) => within(value, 0, MOST.cadence),
};

const checked = ({ at, distance, altitude, hr, cadence, speed }: Sample): Sample => ({
  at,
  distance: plausible.meters(distance),
  altitude: within(altitude, ALTITUDES.min, ALTITUDES.max),
  hr: plausible.heartRate(hr),
  cadence: plausible.cadence(cadence),
  speed: within(speed, 0, MOST.speed),
});

/** Returns a sample without the values that cannot be right; the same one, which takes no further memory, without any. */
export const plausibleSample = (sample: Sample): Sample => {
  const result = checked(sample);
  const isSame =
    result.distance === sample.distance &&
    result.altitude === sample.altitude &&
    result.hr === sample.hr &&
    result.cadence === sample.cadence &&
    result.speed === sample.speed;
  return isSame ? sample : result;
};

/** True for a lap that took time, and not more than an activity may. */
export const isPlausibleLap = ({ seconds }: Lap): boolean => seconds > 0 && seconds <= MOST.lapSeconds;
