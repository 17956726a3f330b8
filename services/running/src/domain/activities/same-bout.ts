import { isRunningSport, type Sport } from '@stridewell/contracts/web';

/** The fields that decide whether two records describe one bout of exercise, and which of them contains more. */
export interface BoutFacts {
  date: string;
  sport: Sport;
  /** Milliseconds since 1970; null for an entered activity, of which only the day is known. */
  startedAt: number | null;
  /** When the runner entered it, in milliseconds since 1970; null for a recording. */
  enteredAt: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  hasSeries: boolean;
  distanceMeters: number | null;
  avgHr: number | null;
  laps: readonly unknown[];
}

/** Largest difference of the starts, in milliseconds, and of the durations, as a fraction of the longer one. */
const SAME_START_MS = 90_000;
const SAME_DURATION = 0.05;
/** Minimum fraction of the shorter of two running recordings that lies within the other one if both are of one run. */
const OVERLAP_FROM = 0.5;
/** Runners enter whole minutes. */
const ROUNDING_SECONDS = 60;
/** Largest difference of an entered distance, which is often rounded, as a fraction of the longer one. */
const SAME_DISTANCE = 0.05;
/** Maximum time after a run at which it is entered, in milliseconds. Later, another run of that day may be meant. */
const ENTERED_WITHIN_MS = 3 * 3_600_000;
/** A record with this many times the minutes of another one contains more, whatever else they have. */
const MUCH_LONGER = 1.25;

const areClose = (a: number, b: number, share: number, rounding = 0): boolean =>
  Math.abs(a - b) <= Math.max(rounding, share * Math.max(a, b));

const endOf = (start: number, { elapsedSeconds }: BoutFacts): number => start + elapsedSeconds * 1_000;

/**
 * True for recordings that began at the same time and lasted equally long, or for running, if half of one lies within
 * the other.
 */
const areOfOneBout = (a: BoutFacts, from: number, b: BoutFacts, other: number): boolean => {
  const isClose = Math.abs(from - other) <= SAME_START_MS;
  if (isClose && areClose(a.elapsedSeconds, b.elapsedSeconds, SAME_DURATION)) return true;
  const shared = (Math.min(endOf(from, a), endOf(other, b)) - Math.max(from, other)) / 1_000;
  const isRunning = isRunningSport(a.sport) && isRunningSport(b.sport);
  return isRunning && shared > 0 && shared >= OVERLAP_FROM * Math.min(a.elapsedSeconds, b.elapsedSeconds);
};

/**
 * Compares an entered activity with the recorded one of the same day and kind whose minutes, elapsed or in motion, are
 * equal. `same` if the distance agrees too or, if there is none, the time at which it was entered. `maybe` if nothing
 * else is known. Two runs of a day can be equally long, so minutes alone prove nothing.
 */
const compareEntered = (entered: BoutFacts, recorded: BoutFacts, startedAt: number): 'same' | 'maybe' | 'other' => {
  const areRuns = isRunningSport(entered.sport) && isRunningSport(recorded.sport);
  if (entered.date !== recorded.date || (entered.sport !== recorded.sport && !areRuns)) return 'other';
  const hasMinutes = [recorded.elapsedSeconds, recorded.movingSeconds].some((seconds) =>
    areClose(entered.movingSeconds, seconds, SAME_DURATION, ROUNDING_SECONDS),
  );
  const sinceEnd = entered.enteredAt === null ? null : entered.enteredAt - endOf(startedAt, recorded);
  if (!hasMinutes || (sinceEnd !== null && sinceEnd < 0)) return 'other';
  const [meters, recordedMeters] = [entered.distanceMeters, recorded.distanceMeters];
  if (meters !== null && recordedMeters !== null)
    return areClose(meters, recordedMeters, SAME_DISTANCE) ? 'same' : 'other';
  return sinceEnd !== null && sinceEnd <= ENTERED_WITHIN_MS ? 'same' : 'maybe';
};

const compare = (a: BoutFacts, b: BoutFacts): 'same' | 'maybe' | 'other' => {
  if (a.startedAt !== null && b.startedAt !== null)
    return areOfOneBout(a, a.startedAt, b, b.startedAt) ? 'same' : 'other';
  if (a.startedAt !== null) return compareEntered(b, a, a.startedAt);
  return b.startedAt === null ? 'other' : compareEntered(a, b, b.startedAt);
};

/** True for two records of one bout of exercise. */
export const isSameBout = (a: BoutFacts, b: BoutFacts): boolean => compare(a, b) === 'same';

/** True for an entered and a recorded activity that may be one bout, which only the runner knows. */
export const mayBeSameBout = (a: BoutFacts, b: BoutFacts): boolean => compare(a, b) === 'maybe';

/**
 * Number by which records of one bout are compared. Samples weigh most, then heart rate, distance, laps and the start.
 */
const richness = ({ hasSeries, avgHr, distanceMeters, laps, startedAt }: BoutFacts): number =>
  (hasSeries ? 16 : 0) +
  (avgHr === null ? 0 : 8) +
  (distanceMeters === null ? 0 : 4) +
  (laps.length > 1 ? 2 : 0) +
  (startedAt === null ? 0 : 1);

/** True if a new record of a bout contains more than the stored one: much more of its time, or else more details. */
export const isRicher = (candidate: BoutFacts, stored: BoutFacts): boolean => {
  const areRecorded = candidate.startedAt !== null && stored.startedAt !== null;
  const times = candidate.movingSeconds / stored.movingSeconds;
  if (areRecorded && (times >= MUCH_LONGER || times <= 1 / MUCH_LONGER)) return times > 1;
  return richness(candidate) > richness(stored);
};
