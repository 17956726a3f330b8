import { addDays, METRICS, type Metric, SCALES } from '@stridewell/contracts/web';
import type { AnsweredDay } from '../findings.ts';

export const FIRST_DAY = '2026-08-01';

/** Creates a generator of normally distributed numbers that is the same in every run. */
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
  /** Correlation of each answer with its value of the day before, 0 to 1. */
  memory: number;
  /** How far a shared mood moves all answers to their good side, in standard deviations. Default 0: unrelated answers. */
  shared?: number;
}

/** Creates days in a row whose answers are random. Without `shared`, no answer has to do with another. */
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
