import type { Sample } from './recording.ts';

/** Altitudes are averaged over this many milliseconds before and after a sample. */
const SMOOTHING_MS = 10_000;
/** Changes of altitude below this number of metres are noise. */
const HYSTERESIS = 3;

/** Returns the altitudes of the samples that have one, each averaged with its neighbours. */
const smoothed = (samples: readonly Sample[]): number[] => {
  const known = samples.flatMap(({ at, altitude }) => (altitude === null ? [] : [{ at, altitude }]));
  const sums = [0];
  for (const { altitude } of known) sums.push((sums.at(-1) ?? 0) + altitude);
  let [from, to] = [0, 0];
  return known.map(({ at }) => {
    while ((known[from]?.at ?? at) < at - SMOOTHING_MS) from += 1;
    while (to < known.length && (known[to]?.at ?? at) <= at + SMOOTHING_MS) to += 1;
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
};

/** Metres up and down, from smoothed altitudes with a hysteresis of 3 m. Null if there are no altitudes. */
export const climbOf = (samples: readonly Sample[]): { ascent: number; descent: number } | null => {
  const altitudes = smoothed(samples);
  const [first] = altitudes;
  if (first === undefined) return null;
  const climb = { ascent: 0, descent: 0 };
  /** 1 uphill, -1 downhill, 0 before the first change above the hysteresis. */
  let direction = 0;
  /** The last turning point, and the farthest altitude from it since then. */
  let [turn, farthest] = [first, first];
  const add = (): void => {
    if (direction > 0) climb.ascent += farthest - turn;
    if (direction < 0) climb.descent += turn - farthest;
  };
  for (const altitude of altitudes) {
    if (direction === 0) {
      if (Math.abs(altitude - turn) < HYSTERESIS) continue;
      direction = Math.sign(altitude - turn);
      farthest = altitude;
    } else if ((altitude - farthest) * direction >= 0) {
      farthest = altitude;
    } else if (Math.abs(altitude - farthest) >= HYSTERESIS) {
      add();
      [turn, farthest, direction] = [farthest, altitude, -direction];
    }
  }
  add();
  return climb;
};
