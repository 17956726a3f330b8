const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns the unsigned 32-bit FNV-1a hash over UTF-16 code units. Different values of `seed` separate feature groups.
 */
export const fnv1a = (text: string, seed = OFFSET): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
};

/**
 * Continues an FNV-1a hash with a part of a text. The state is a seed or the hash of the preceding text. Convert the
 * final state with `>>> 0`.
 */
export const fnvFrom = (state: number, text: string, from = 0, to = text.length): number => {
  let hash = state;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
};

/**
 * Creates a fast deterministic generator of random numbers in [0, 1). The same seed gives the same sequence on every
 * machine.
 */
export const mulberry32 = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const { LN2 } = Math;

/**
 * Returns e^x, computed by range reduction and a fixed polynomial. `Math.exp` may differ in the last bit between
 * engines, which would change the trained bytes. The relative error is below 1e-12 for |x| ≤ 700.
 */
export const exp = (x: number): number => {
  if (x > 700) return Number.MAX_VALUE;
  if (x < -700) return 0;
  const power = Math.round(x / LN2);
  const rest = x - power * LN2;
  let term = 1;
  let sum = 1;
  for (let at = 1; at <= 14; at += 1) {
    term = (term * rest) / at;
    sum += term;
  }
  return sum * 2 ** power;
};

/**
 * Returns ln x for x > 0, computed by range reduction and the series of artanh, because `Math.log` may differ between
 * engines as well (see {@link exp}).
 */
export const ln = (x: number): number => {
  let power = 0;
  let rest = x;
  while (rest > 1.5) {
    rest /= 2;
    power += 1;
  }
  while (rest < 0.75) {
    rest *= 2;
    power -= 1;
  }
  const t = (rest - 1) / (rest + 1);
  const square = t * t;
  let term = t;
  let sum = 0;
  for (let at = 1; at <= 39; at += 2) {
    sum += term / at;
    term *= square;
  }
  return 2 * sum + power * LN2;
};

export const sigmoid = (x: number): number => 1 / (1 + exp(-x));
