import { type ActivitySeries, SERIES_POINTS } from '@stridewell/contracts/web';
import type { Sample } from './recording.ts';

/** A speed that was not recorded is the mean over this many milliseconds. */
const SPEED_WINDOW_MS = 10_000;

/** Speed in m/s before each sample, computed from the distances; null if these are missing. */
const derivedSpeeds = (samples: readonly Sample[]): (number | null)[] => {
  let window = 0;
  return samples.map(({ at, distance }, index) => {
    while (window + 1 < index && at - (samples[window + 1]?.at ?? at) >= SPEED_WINDOW_MS) window += 1;
    const before = samples[window];
    if (distance === null || !before || before.distance === null || before.at === at) return null;
    return ((distance - before.distance) / (at - before.at)) * 1_000;
  });
};

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));

/**
 * Returns the samples as columns for the curves of an activity, at most {@link SERIES_POINTS} of them at equal steps
 * and always with the last one.
 *
 * @param cadenceFactor 2 if the recording counts strides instead of steps
 */
export const seriesOf = (samples: readonly Sample[], cadenceFactor: number): ActivitySeries => {
  const speeds = derivedSpeeds(samples);
  const step = Math.max(1, (samples.length - 1) / (SERIES_POINTS - 1));
  const length = Math.min(samples.length, SERIES_POINTS);
  const start = samples[0]?.at ?? 0;
  const series: ActivitySeries = { t: [], distance: [], speed: [], hr: [], altitude: [], cadence: [] };
  for (let index = 0; index < length; index += 1) {
    const chosen = Math.min(samples.length - 1, Math.round(index * step));
    const sample = samples[chosen];
    if (!sample) continue;
    series.t.push(Math.round((sample.at - start) / 100) / 10);
    series.distance.push(rounded(sample.distance, 1));
    series.speed.push(rounded(sample.speed ?? speeds[chosen] ?? null, 2));
    series.hr.push(rounded(sample.hr, 0));
    series.altitude.push(rounded(sample.altitude, 1));
    series.cadence.push(sample.cadence === null ? null : Math.round(sample.cadence * cadenceFactor));
  }
  return series;
};
