import type { Goal } from '@stridewell/contracts/web';

/** Recovery after a race (section 3.7 of the plans page). */
interface Recovery {
  /** Planned minutes of each recovery week, as a fraction of the weekly minutes before the taper. */
  shares: readonly number[];
  /** Number of days without a run directly after the race. */
  restDays: number;
  /**
   * Number of days from the race until the first strides (`stridesFrom`) and the first quality session (`qualityFrom`).
   */
  stridesFrom: number;
  qualityFrom: number;
  /** Fraction of the established load at which the next season starts. */
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

/** Returns the recovery plan after a race. From age 50, it has one more rest day and repeats the last recovery week. */
export const recoveryAfter = (goal: Exclude<Goal, 'fitness' | 'weight_loss'>, age: number | null): Recovery => {
  const recovery = RECOVERIES[goal];
  if ((age ?? 0) < MASTER_FROM) return recovery;
  const last = recovery.shares.at(-1) ?? 1;
  return { ...recovery, restDays: recovery.restDays + 1, shares: [...recovery.shares, last] };
};
