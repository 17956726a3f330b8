import { isRunningSport, type Sport } from '@stridewell/contracts/web';

/** What tells whether two records describe one bout of exercise, and which of them holds more. */
export interface BoutFacts {
  date: string;
  sport: Sport;
  /** Milliseconds since 1970; null for an entered activity, of which only the day is known. */
  startedAt: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  hasSeries: boolean;
  distanceMeters: number | null;
  avgHr: number | null;
  laps: readonly unknown[];
}

/** Largest difference of the starts, in milliseconds, and of the durations, as a share of the longer one. */
export const SAME_START_MS = 90_000;
const SAME_DURATION = 0.05;
/** Runners enter whole minutes. */
const ROUNDING_SECONDS = 60;

const areClose = (a: number, b: number, rounding = 0): boolean =>
  Math.abs(a - b) <= Math.max(rounding, SAME_DURATION * Math.max(a, b));

/**
 * True for two records of one bout: starts within 90 s and durations within 5 %. An entered activity is the recorded one
 * of the same day and kind whose minutes are the same.
 */
export const isSameBout = (a: BoutFacts, b: BoutFacts): boolean => {
  if (a.startedAt !== null && b.startedAt !== null)
    return Math.abs(a.startedAt - b.startedAt) <= SAME_START_MS && areClose(a.elapsedSeconds, b.elapsedSeconds);
  if (a.startedAt === b.startedAt) return false;
  const isSameKind = a.sport === b.sport || (isRunningSport(a.sport) && isRunningSport(b.sport));
  return isSameKind && a.date === b.date && areClose(a.movingSeconds, b.movingSeconds, ROUNDING_SECONDS);
};

/** Number by which records of one bout are compared: samples count most, then heart rate, distance, laps and the start. */
const richness = ({ hasSeries, avgHr, distanceMeters, laps, startedAt }: BoutFacts): number =>
  (hasSeries ? 16 : 0) +
  (avgHr === null ? 0 : 8) +
  (distanceMeters === null ? 0 : 4) +
  (laps.length > 1 ? 2 : 0) +
  (startedAt === null ? 0 : 1);

/** True when a new record of a bout holds more than the stored one. */
export const isRicher = (candidate: BoutFacts, stored: BoutFacts): boolean => richness(candidate) > richness(stored);
