import type { Sample } from './recording.ts';

/**
 * Mean speed in m/s below which a runner is standing, measured over at least `overMs` (milliseconds). Standing for less
 * than `leastMs` is a stop that is part of the run.
 */
const STANDING = { below: 0.4, overMs: 60_000, leastMs: 180_000 };
/** Minimum standing time at the end that is left out, in milliseconds. */
const STANDING_END_MS = 300_000;
/** Mean speed in m/s that nobody runs for a minute, and the times in milliseconds over which it is measured. */
const DRIVING = { from: 8, overMs: 60_000, atOnceMs: 10_000, leastMs: 120_000 };
/** A run, standing, a drive, standing: the search stops after this many parts. */
const MOST_CUTS = 4;
/** Minimum duration of a run before a drive, in milliseconds. */
const LEAST_RUN_MS = 60_000;

/**
 * Fastest mean speeds of a very good runner in m/s: over ten minutes or more (3:02 per km), and over two and a half
 * hours or more.
 */
const FASTEST = { seconds: 600, speed: 5.5 };
const FASTEST_LONG = { seconds: 9_000, speed: 4.8 };

/** True for a mean speed that no runner can sustain over this time in motion, in seconds. */
export const isFasterThanRunning = (meters: number | null, seconds: number): boolean =>
  meters !== null &&
  [FASTEST, FASTEST_LONG].some((limit) => seconds >= limit.seconds && meters / seconds > limit.speed);

/** Distance up to each sample, in metres. An unknown distance is replaced by that of the sample before. */
const distancesOf = (samples: readonly Sample[]): number[] => {
  let known = 0;
  return samples.map(({ distance }) => {
    known = distance ?? known;
    return known;
  });
};

interface Track {
  times: readonly number[];
  distances: readonly number[];
}

/** Standing time up to each sample, in milliseconds. */
const standingOf = ({ times, distances }: Track): number[] => {
  const standing = times.map(() => 0);
  let [total, from, to, began] = [0, 0, 0, 0];
  /** Ends the standing from sample `began` to sample `end`, which is included only if it was long. */
  const finish = (end: number): void => {
    const start = times[began] ?? 0;
    const stood = (times[end] ?? start) - start;
    const counted = stood >= STANDING.leastMs;
    for (let index = began + 1; index <= end; index += 1)
      standing[index] = total + (counted ? (times[index] ?? start) - start : 0);
    if (counted) total += stood;
    began = end;
  };
  while (from < times.length) {
    const at = times[from] ?? 0;
    to = Math.max(to, from);
    while (to < times.length && (times[to] ?? 0) - at < STANDING.overMs) to += 1;
    const meters = (distances[to] ?? 0) - (distances[from] ?? 0);
    const isStanding = to < times.length && meters / (((times[to] ?? at) - at) / 1_000) < STANDING.below;
    if (isStanding) from = to;
    else {
      finish(from);
      from += 1;
      began = from;
      if (from < times.length) standing[from] = total;
    }
  }
  return standing;
};

/** Returns the first sample of the standing at the end, or the number of samples if there is none. */
const standingEnd = ({ times }: Track, standing: readonly number[]): number => {
  const [last, all] = [times.at(-1) ?? 0, standing.at(-1) ?? 0];
  // The last seconds may be too few to be measured.
  let from = times.length;
  while (from > 0) {
    const [at, stood] = [times[from - 1] ?? 0, standing[from - 1] ?? 0];
    if (last - at - (all - stood) >= STANDING.overMs) break;
    from -= 1;
  }
  const isMoving = (index: number): boolean => (standing[index + 1] ?? all) === (standing[index] ?? all);
  while (from < times.length && isMoving(from)) from += 1;
  return all - (standing[from] ?? all) >= STANDING_END_MS ? from + 1 : times.length;
};

/** Returns the first sample of a drive that lasts to the end, or the number of samples if there is none. */
const drivingEnd = ({ times, distances }: Track, standing: readonly number[]): number => {
  const [all, last, stood] = [distances.at(-1) ?? 0, times.at(-1) ?? 0, standing.at(-1) ?? 0];
  let [minute, soon] = [0, 0];
  for (let from = 0; from < times.length; from += 1) {
    const [at, covered] = [times[from] ?? 0, distances[from] ?? 0];
    const isPast = (index: number, ms: number): boolean => (times[index] ?? Number.POSITIVE_INFINITY) - at >= ms;
    while (!isPast(minute, DRIVING.overMs)) minute += 1;
    while (!isPast(soon, DRIVING.atOnceMs)) soon += 1;
    if (minute >= times.length || last - at < DRIVING.leastMs) break;
    const isFast = (meters: number, ms: number): boolean => ms > 0 && meters / (ms / 1_000) > DRIVING.from;
    const isDriving = [minute, soon].every((to) => isFast((distances[to] ?? 0) - covered, (times[to] ?? 0) - at));
    const moving = last - at - (stood - (standing[from] ?? 0));
    if (isDriving && isFast(all - covered, moving)) {
      const ran = at - (times[0] ?? 0) - (standing[from] ?? 0);
      return ran >= LEAST_RUN_MS && covered / (ran / 1_000) <= FASTEST.speed ? from + 1 : times.length;
    }
  }
  return times.length;
};

/** A recording without the parts that were not running. */
export interface RunningPart {
  samples: readonly Sample[];
  /** True if the end was left out. */
  isCut: boolean;
  /** Standing time in seconds in the part that is kept, in stops of at least three minutes each. */
  standing: number;
}

/**
 * Leaves out the end of a recording that was not stopped: standing of five minutes or more, or a drive, in any order. A
 * recording without distances is kept whole.
 */
export const runningPartOf = (all: readonly Sample[]): RunningPart => {
  let samples = all;
  for (let cuts = 0; ; cuts += 1) {
    const track = { times: samples.map(({ at }) => at), distances: distancesOf(samples) };
    const { times, distances } = track;
    const standing = standingOf(track);
    const [first, last, stood] = [times[0] ?? 0, times.at(-1) ?? 0, standing.at(-1) ?? 0];
    // Without any movement, as on a treadmill, the distances prove nothing.
    if ((distances.at(-1) ?? 0) === 0 || last - first - stood < LEAST_RUN_MS)
      return { samples, isCut: samples !== all, standing: 0 };
    const end = cuts < MOST_CUTS ? Math.min(standingEnd(track, standing), drivingEnd(track, standing)) : samples.length;
    if (end >= samples.length || (times[end - 1] ?? first) - first < LEAST_RUN_MS)
      return { samples, isCut: samples !== all, standing: stood / 1_000 };
    samples = samples.slice(0, end);
  }
};
