import type { RaceGoal } from './coach.ts';

/** Number of days after a race during which the runner is asked how it went. */
export const RACE_REVIEW_DAYS = 14;

/** Pain after a race from which the runner is pointed to the physio coach's check-in. */
export const RACE_PAIN_LIMIT = 4;

/** Distance of each race in meters; null for an ultra, whose distance the runner states. */
export const RACE_METERS: Readonly<Record<RaceGoal, number | null>> = {
  '5k': 5_000,
  '10k': 10_000,
  half_marathon: 21_098,
  marathon: 42_195,
  ultra: null,
};

/** Bounds of the pace of a race in s/km: just faster than the world records, and slower than an easy walk. */
const RACE_PACE = { fastest: 150, slowest: 1_200 };

/**
 * Tells whether a race time looks like a slip of the keyboard for its distance, for example `3:45` for a marathon. An
 * ultra may take any time, because it may have mountains and nights.
 */
export const raceTimeProblem = (goal: RaceGoal, meters: number, seconds: number): 'too_short' | 'too_long' | null => {
  const pace = seconds / (meters / 1_000);
  if (pace < RACE_PACE.fastest) return 'too_short';
  return goal !== 'ultra' && pace > RACE_PACE.slowest ? 'too_long' : null;
};
