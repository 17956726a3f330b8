/** The result of a race or a time trial, from which paces are computed. */
export interface Result {
  meters: number;
  seconds: number;
}

const RIEGEL = 1.06;
const HOUR = 3_600;
export const HALF_METERS = 21_097.5;
export const MARATHON_METERS = 42_195;

/** Minimum and maximum distance of a result from which a threshold pace can be computed, in meters. */
export const RESULT_METERS = { least: 1_200, most: HALF_METERS };

/**
 * Threshold pace (held for one hour) from a race or trial, s/km (section 5.1 of the plans page; Riegel 1981).
 * @throws RangeError for a distance outside {@link RESULT_METERS}
 */
export const thresholdOfResult = ({ meters, seconds }: Result): number => {
  if (meters < RESULT_METERS.least || meters > RESULT_METERS.most)
    throw new RangeError(`no threshold from ${meters} m`);
  const metersInAnHour = meters * (HOUR / seconds) ** (1 / RIEGEL);
  return (HOUR * 1_000) / metersInAnHour;
};

/** Threshold pace from the average pace of a 20-minute trial, in s/km. */
export const thresholdOf20Minutes = (averagePace: number): number => averagePace * 1.06;

/** Threshold pace from the average pace of a 30-minute solo trial, in s/km. */
export const thresholdOf30Minutes = (averagePace: number): number => averagePace * 1.02;

/**
 * Threshold pace from two efforts of 3 to 20 minutes, by critical speed, in s/km. Null unless one is at least 1.5 times
 * as long as the other.
 */
export const thresholdOfTwoEfforts = (one: Result, other: Result): number | null => {
  const [short, long] = one.seconds < other.seconds ? [one, other] : [other, one];
  const isInRange = short.seconds >= 180 && long.seconds <= 1_200 && long.seconds >= 1.5 * short.seconds;
  if (!isInRange || long.meters <= short.meters) return null;
  const criticalSpeed = (long.meters - short.meters) / (long.seconds - short.seconds);
  return 1_000 / (0.96 * criticalSpeed);
};

/**
 * Exponent of Riegel's formula beyond the half marathon, by weekly minutes: less training slows the runner down more.
 */
const fadeBeyondHalf = (established: number): number => {
  if (established >= 420) return 1.06;
  if (established >= 300) return 1.08;
  return established >= 210 ? 1.1 : 1.12;
};

/**
 * Predicted time for a distance, in seconds.
 * @param threshold threshold pace, s/km
 * @param established established load in minutes per week, used beyond the half marathon
 */
export const predictedSeconds = (threshold: number, meters: number, established: number): number => {
  const metersInAnHour = (HOUR * 1_000) / threshold;
  const upToHalf = HOUR * (Math.min(meters, HALF_METERS) / metersInAnHour) ** RIEGEL;
  return meters <= HALF_METERS ? upToHalf : upToHalf * (meters / HALF_METERS) ** fadeBeyondHalf(established);
};

/**
 * Range of a predicted time, in seconds. It is wider for longer races, and for a marathon it extends further on the
 * slow side.
 */
export const predictedRange = (
  threshold: number,
  meters: number,
  established: number,
): { fast: number; slow: number } => {
  const seconds = predictedSeconds(threshold, meters, established);
  const [faster, slower] = meters > HALF_METERS ? [0.02, 0.05] : meters > 10_000 ? [0.03, 0.03] : [0.02, 0.02];
  return { fast: seconds * (1 - faster), slow: seconds * (1 + slower) };
};

/** Predicted race pace as a multiple of the threshold pace. */
export const racePaceShare = (threshold: number, meters: number, established: number): number =>
  predictedSeconds(threshold, meters, established) / (meters / 1_000) / threshold;

/** Relative slowdown of the threshold pace for each month of a result's age beyond 120 days. */
const AGEING = { days: 120, perMonth: 0.005 };

/** Adjusts a threshold pace for the age of the result: 0.5 % slower for each month beyond 120 days. */
export const agedThreshold = (threshold: number, daysOld: number): number =>
  threshold * (1 + Math.max(0, (daysOld - AGEING.days) / 30) * AGEING.perMonth);

/** Maximum relative change of the threshold pace by one test. */
const MOST_MOVE = 0.03;

/** Returns the threshold pace after a test, changed by at most 3 %. */
export const testedThreshold = (current: number, tested: number): number =>
  Math.min(current * (1 + MOST_MOVE), Math.max(current * (1 - MOST_MOVE), tested));

/**
 * Threshold pace assumed for a level when none is known, in s/km. It is only used to estimate reps measured by distance
 * and is never shown to the runner.
 */
export const STAND_IN_THRESHOLD = { Beginner: 360, Intermediate: 312, Advanced: 264 } as const;
