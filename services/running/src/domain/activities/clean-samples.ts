import type { Sample } from './recording.ts';

/** A pause this long, in milliseconds, separates two recordings: the clock was wrong on one side of it. */
const SEPARATING_GAP_MS = 24 * 3_600_000;

/** Minimum first distance in metres at which a recording is treated as the continuation of another one. */
const FAR_START = 1_000;

/** Returns the longest run of samples without a gap of a day. */
const longestStretch = (samples: readonly Sample[]): readonly Sample[] => {
  let [best, from] = [{ from: 0, to: 0 }, 0];
  for (let index = 1; index <= samples.length; index += 1) {
    const gap = (samples[index]?.at ?? Number.POSITIVE_INFINITY) - (samples[index - 1]?.at ?? 0);
    if (gap <= SEPARATING_GAP_MS) continue;
    if (index - from > best.to - best.from) best = { from, to: index };
    from = index;
  }
  return samples.slice(best.from, best.to);
};

/** Combines two samples of one instant: some apps write position and distance separately. */
const combined = (earlier: Sample, later: Sample): Sample => ({
  at: earlier.at,
  distance: later.distance ?? earlier.distance,
  altitude: later.altitude ?? earlier.altitude,
  hr: later.hr ?? earlier.hr,
  cadence: later.cadence ?? earlier.cadence,
  speed: later.speed ?? earlier.speed,
});

const oneAnInstant = (ordered: readonly Sample[]): Sample[] => {
  const result: Sample[] = [];
  for (const sample of ordered) {
    const last = result.at(-1);
    if (last?.at === sample.at) result[result.length - 1] = combined(last, sample);
    else result.push(sample);
  }
  return result;
};

/**
 * Returns samples in order of time, one per instant, with a distance that never decreases. Samples that a wrong clock
 * put a day or more away are dropped.
 */
export const cleanSamples = (samples: readonly Sample[]): Sample[] => {
  const ordered = samples.filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at);
  let farthest = 0;
  const cleaned = longestStretch(oneAnInstant(ordered)).map((sample): Sample => {
    farthest = Math.max(farthest, sample.distance ?? 0);
    // A long recording has hundreds of thousands of samples, so copying each one would use a lot of memory.
    return sample.distance === null || sample.distance === farthest ? sample : { ...sample, distance: farthest };
  });
  const first = cleaned.find(({ distance }) => distance !== null)?.distance ?? 0;
  // A part of a longer recording starts with the distance of the parts before it.
  if (first < FAR_START) return cleaned;
  return cleaned.map((each) => (each.distance === null ? each : { ...each, distance: each.distance - first }));
};
