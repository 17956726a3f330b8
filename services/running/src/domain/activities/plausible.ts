import type { Lap, Sample } from './recording.ts';

/**
 * Maximum values that are kept, inclusive. Larger values mean a wrong or hostile file: the limits allow a week of
 * cycling, a climb higher than any that starts at sea level, and every sensor.
 */
const MOST = { meters: 5_000_000, climb: 100_000, cadence: 300, speed: 100, lapSeconds: 7 * 86_400 } as const;
/** Altitudes on earth and in an aircraft, in metres. */
const ALTITUDES = { min: -1_000, max: 20_000 };
/** Heart rates outside these limits are sensor errors. */
const HEART_RATES = { min: 25, max: 250 };

const within = (value: number | null | undefined, min: number, max: number): number | null =>
  value !== null && value !== undefined && value >= min && value <= max ? value : null;

/** Each function returns its argument, or null if the value is implausible. */
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

/** Returns a sample without its implausible values. If it has none, the same object is returned, which saves memory. */
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

/** True for a lap whose duration is above zero and at most that of an activity. */
export const isPlausibleLap = ({ seconds }: Lap): boolean => seconds > 0 && seconds <= MOST.lapSeconds;
