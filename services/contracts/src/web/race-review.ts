import type { RaceGoal } from './coach.ts';

/** Number of days after a race during which the runner is asked how it went. */
export const RACE_REVIEW_DAYS = 14;

/** Minimum pain level after a race at which the runner is referred to the physio coach's check-in. */
export const RACE_PAIN_LIMIT = 4;

/** Distance of each race in meters; null for an ultra, for which the runner enters the distance. */
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
 * Returns whether a race time is implausibly short or long for its distance, as after a typing error such as `3:45` for
 * a marathon; null if it is plausible. An ultra can take any amount of time, because it may include mountains and
 * nights.
 */
export const raceTimeProblem = (goal: RaceGoal, meters: number, seconds: number): 'too_short' | 'too_long' | null => {
  const pace = seconds / (meters / 1_000);
  if (pace < RACE_PACE.fastest) return 'too_short';
  return goal !== 'ultra' && pace > RACE_PACE.slowest ? 'too_long' : null;
};
