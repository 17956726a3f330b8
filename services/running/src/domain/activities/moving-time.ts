import type { Sample } from './recording.ts';

/** Minimum speed that counts as moving, in m/s, measured over at least this many seconds. */
const LEAST_SPEED = 0.8;
const WINDOW_SECONDS = 5;

/**
 * Returns the seconds in motion up to each sample. A step is in motion if the mean speed over the last five seconds is
 * at least 0.8 m/s. If there are no distances, the whole time is in motion.
 */
export const movingSeconds = (samples: readonly Sample[]): number[] => {
  const hasDistance = samples.some(({ distance }) => distance !== null && distance > 0);
  const moving: number[] = [];
  let [total, window, known] = [0, 0, 0];
  const covered = samples.map(({ distance }) => {
    known = distance ?? known;
    return known;
  });
  for (const [index, { at }] of samples.entries()) {
    const before = samples[index - 1];
    if (before) {
      const windowStart = (next: number): number => samples[next]?.at ?? at;
      while (window + 1 < index && at - windowStart(window + 1) >= WINDOW_SECONDS * 1_000) window += 1;
      const seconds = (at - windowStart(window)) / 1_000;
      const meters = (covered[index] ?? 0) - (covered[window] ?? 0);
      if (!hasDistance || meters / seconds >= LEAST_SPEED) total += (at - before.at) / 1_000;
    }
    moving.push(total);
  }
  return moving;
};
