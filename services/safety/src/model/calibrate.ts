import { exp, ln } from './hash.ts';

/** Parameters of the Platt calibration: p = sigmoid(a·score + b). */
export interface Platt {
  a: number;
  b: number;
}

const STEPS = 100;
const SMALLEST = 1e-10;

/**
 * Fits Platt's two parameters by Newton's method with backtracking (Lin, Lin and Weng 2007) and Platt's smoothed
 * targets, on scores of writers that are not in the training data. With fewer than five positive or five negative
 * examples, the score is kept as log-odds.
 */
export const fitPlatt = (scores: readonly number[], labels: readonly boolean[]): Platt => {
  const positives = labels.filter(Boolean).length;
  const negatives = labels.length - positives;
  if (positives < 5 || negatives < 5) return { a: 1, b: 0 };
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (negatives + 2);
  const targets = labels.map((label) => (label ? high : low));
  /** Returns the cross-entropy, computed so that neither exponential overflows. */
  const loss = (a: number, b: number): number =>
    scores.reduce((sum, score, at) => {
      const z = a * score + b;
      const t = targets[at] as number;
      return sum + (z >= 0 ? (1 - t) * z + ln(1 + exp(-z)) : -t * z + ln(1 + exp(z)));
    }, 0);
  let a = 0;
  let b = ln((positives + 1) / (negatives + 1));
  let current = loss(a, b);
  for (let step = 0; step < STEPS; step += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-9, 0, 1e-9];
    for (const [at, score] of scores.entries()) {
      const p = 1 / (1 + exp(-(a * score + b)));
      const error = p - (targets[at] as number);
      const weight = p * (1 - p);
      ga += error * score;
      gb += error;
      haa += weight * score * score;
      hab += weight * score;
      hbb += weight;
    }
    if (Math.abs(ga) < 1e-6 && Math.abs(gb) < 1e-6) break;
    const determinant = haa * hbb - hab * hab;
    const da = -(hbb * ga - hab * gb) / determinant;
    const db = -(haa * gb - hab * ga) / determinant;
    const slope = ga * da + gb * db;
    let size = 1;
    while (size >= SMALLEST) {
      const next = loss(a + size * da, b + size * db);
      if (next < current + 1e-4 * size * slope) {
        a += size * da;
        b += size * db;
        current = next;
        break;
      }
      size /= 2;
    }
    if (size < SMALLEST) break;
  }
  return { a: Math.max(0.05, a), b };
};

/** Returns the quantile of the values without interpolation. `share` is between 0 and 1. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
};

/** Returns the 95 % Wilson interval of a proportion. */
export const wilson = (hits: number, n: number): [low: number, high: number] => {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
};
