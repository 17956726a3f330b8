import type { Sample } from './recording.ts';

/** One split: metres, seconds in motion and mean heart rate. The last one is shorter than the others. */
export interface Split {
  meters: number;
  seconds: number;
  avgHr: number | null;
}

export const METERS_PER_KM = 1_000;
export const METERS_PER_MILE = 1_609.344;

/** Remainders shorter than this fraction of a split are left out. */
const LEAST_SHARE = 0.05;
/** Maximum number of splits, for long rides in which splits have no meaning. */
const MOST_SPLITS = 500;

/** Mean heart rate, weighted by the seconds between each sample and the one before it. */
const createMean = () => {
  let [sum, seconds] = [0, 0];
  return {
    add(hr: number | null, duration: number): void {
      if (hr === null || duration <= 0) return;
      sum += hr * duration;
      seconds += duration;
    },
    take(): number | null {
      const mean = seconds > 0 ? Math.round(sum / seconds) : null;
      [sum, seconds] = [0, 0];
      return mean;
    },
  };
};

/**
 * Divides an activity into splits of `length` metres. The time at the end of a split is interpolated between the samples
 * around it.
 *
 * @param moving seconds in motion up to each sample
 */
export const splitsOf = (samples: readonly Sample[], moving: readonly number[], length: number): Split[] => {
  const splits: Split[] = [];
  const mean = createMean();
  let [last, start, end] = [{ meters: 0, seconds: 0 }, 0, length];
  for (const [index, { distance, hr }] of samples.entries()) {
    if (distance === null) continue;
    const seconds = moving[index] ?? last.seconds;
    const pace = (seconds - last.seconds) / (distance - last.meters);
    while (distance >= end && splits.length < MOST_SPLITS) {
      const at = last.seconds + pace * (end - last.meters);
      mean.add(hr, at - Math.max(start, last.seconds));
      splits.push({ meters: Math.round(length), seconds: Math.round(at - start), avgHr: mean.take() });
      [start, end] = [at, end + length];
    }
    mean.add(hr, seconds - Math.max(start, last.seconds));
    last = { meters: distance, seconds };
  }
  const rest = last.meters - (end - length);
  if (splits.length < MOST_SPLITS && rest >= LEAST_SHARE * length && last.seconds > start)
    splits.push({ meters: Math.round(rest), seconds: Math.round(last.seconds - start), avgHr: mean.take() });
  return splits;
};
