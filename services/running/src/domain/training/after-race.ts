import type { Goal } from '@stridewell/contracts/web';

/** Recovery after a race (section 3.7 of the plans page). */
interface Recovery {
  /** Weekly minutes as shares of the load before the taper. */
  shares: readonly number[];
  /** Days without a run. */
  restDays: number;
  /** First day with strides, and first with quality, counted from the race. */
  stridesFrom: number;
  qualityFrom: number;
  /** Share of the established load from which the next season starts. */
  restart: number;
}

const RECOVERIES: Readonly<Record<Exclude<Goal, 'fitness' | 'weight_loss'>, Recovery>> = {
  '5k': { shares: [0.8], restDays: 1, stridesFrom: 4, qualityFrom: 6, restart: 1 },
  '10k': { shares: [0.7, 0.9], restDays: 2, stridesFrom: 5, qualityFrom: 8, restart: 1 },
  half_marathon: { shares: [0.5, 0.75, 0.9], restDays: 3, stridesFrom: 8, qualityFrom: 12, restart: 0.9 },
  marathon: { shares: [0.2, 0.45, 0.65, 0.85], restDays: 7, stridesFrom: 14, qualityFrom: 21, restart: 0.9 },
  ultra: { shares: [0.15, 0.35, 0.55, 0.75, 0.9], restDays: 7, stridesFrom: 21, qualityFrom: 28, restart: 0.9 },
};

const MASTER_FROM = 50;

/** The recovery after a race: from 50 on one more day of rest, and the last week twice. */
export const recoveryAfter = (goal: Exclude<Goal, 'fitness' | 'weight_loss'>, age: number | null): Recovery => {
  const recovery = RECOVERIES[goal];
  if ((age ?? 0) < MASTER_FROM) return recovery;
  const last = recovery.shares.at(-1) ?? 1;
  return { ...recovery, restDays: recovery.restDays + 1, shares: [...recovery.shares, last] };
};

/** Base of the session cap after a marathon or ultra: a part of the longest run before it. */
export const CAP_AFTER_MARATHON = 0.6;
