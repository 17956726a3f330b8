import { addDays, METRICS, type Metric, SCALES } from '@stridewell/contracts/web';
import type { AnsweredDay } from '../findings.ts';

export const FIRST_DAY = '2026-08-01';

/** Creates a seeded generator of normally distributed numbers. */
const createGaussian = (seed: number): (() => number) => {
  let state = seed;
  const uniform = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
};

const SPREAD: Record<Metric, { mean: number; sd: number }> = {
  sleep: { mean: 3.4, sd: 0.9 },
  stress: { mean: 2.3, sd: 0.8 },
  fatigue: { mean: 2.8, sd: 0.9 },
  pain: { mean: 1.5, sd: 1.3 },
  readiness: { mean: 6.8, sd: 1.2 },
};

export interface RandomDaysOptions {
  count: number;
  seed: number;
  /** Autocorrelation of each answer at a lag of one day, 0 to 1. */
  memory: number;
  /**
   * Standard deviations by which a common factor moves all answers towards their good end. Default 0, which means
   * unrelated answers.
   */
  shared?: number;
}

/** Creates consecutive days with random answers. Without `shared`, the answers are independent of each other. */
export const randomDays = ({ count, seed, memory, shared = 0 }: RandomDaysOptions): AnsweredDay[] => {
  const gaussian = createGaussian(seed);
  const state = new Map(METRICS.map((metric) => [metric, gaussian()]));
  return Array.from({ length: count }, (_, day) => {
    const mood = shared * gaussian();
    const answers = METRICS.map((metric) => {
      const next = memory * (state.get(metric) ?? 0) + Math.sqrt(1 - memory ** 2) * gaussian();
      state.set(metric, next);
      const { min, max } = SCALES[metric];
      const { mean, sd } = SPREAD[metric];
      const towardsGood = metric === 'sleep' || metric === 'readiness' ? mood : -mood;
      return [metric, Math.max(min, Math.min(max, Math.round(mean + sd * (next + towardsGood))))];
    });
    return { date: addDays(FIRST_DAY, day), ...Object.fromEntries(answers) } as AnsweredDay;
  });
};
