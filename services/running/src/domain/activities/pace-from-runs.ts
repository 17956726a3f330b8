import { addDays, type PaceConfidence, type PlanType, type Sport } from '@stridewell/contracts/web';
import { RESULT_METERS, thresholdOfResult } from '../training/paces.ts';
import type { Split } from './splits.ts';

/** The fields of an activity from which a threshold pace is derived. */
export interface PacedRun {
  date: string;
  sport: Sport;
  elapsedSeconds: number;
  movingSeconds: number;
  distanceMeters: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  maxHr: number | null;
  /** Perceived effort, 1 to 10; null if the runner gave none. */
  rpe: number | null;
  /** Kind of the planned session that the run fulfils; null if it fulfils none. */
  planType: PlanType | null;
  /** Splits per kilometre, in time in motion; empty for an entered run. */
  splits: readonly Split[];
}

/** Other runner data that the threshold pace depends on. */
export interface PaceContext {
  today: string;
  /** Threshold heart rate that the runner entered, in beats per minute; null when unknown. */
  thresholdHeartRate: number | null;
  /** Dates of the runner's races. */
  raceDates: readonly string[];
}

/** A threshold pace that the runner's own hard runs have shown. */
export interface RunPace {
  /** s/km */
  threshold: number;
  /** Number of days with a hard run that is included. */
  runs: number;
  /** `good` for four or more such days within 5 % of the pace, otherwise `fair`. */
  confidence: PaceConfidence;
}

/** Number of days for which a result is fully valid (section 5.1 of the plans page). */
export const PACE_DAYS = 120;
/** A single run can have a wrong distance or go downhill, so at least this many runs are needed. */
const LEAST_RUNS = 2;
const GOOD = { runs: 4, share: 1.05 };
/** Minimum length of a part of a run from which a pace is derived, in metres. */
const LEAST_METERS = 3_000;
/** Kilometres faster or slower than these limits are wrong distances or walking, in s/km. */
const PACE = { fastest: 150, slowest: 600 };
/** Maximum ascent of a flat run, in metres per kilometre. */
const MOST_ASCENT = 15;
/** Maximum net descent of a run, in metres per kilometre. Downhill, an easy effort is fast. */
const MOST_DROP = 10;
/**
 * Maximum fraction of standing time. A run with more breaks is faster than the pace the runner could hold for an hour.
 */
const MOST_STANDING = 0.05;
/**
 * Minimum stated effort of a hard run, and of one that was planned as hard. A match with a hard session alone does not
 * show how it was run.
 */
const HARD_EFFORT = { own: 7, planned: 5 };
const HARD_TYPES: readonly (PlanType | null)[] = ['tempo', 'push'];
/** Minimum fractions of the threshold and of the highest heart rate at which a part of a run is hard (section 5.3). */
const HARD_HEART_RATE = { ofThreshold: 0.97, ofHighest: 0.86 };
/** At least two of this many runs must have reached the highest heart rate. */
const HEART_RATE_RUNS = 5;

const paceOf = ({ seconds, meters }: Pick<Split, 'seconds' | 'meters'>): number => (seconds * 1_000) / meters;

const partsOf = ({ splits, distanceMeters, movingSeconds }: PacedRun): readonly Split[] => {
  if (splits.length > 0 || distanceMeters === null || distanceMeters <= 0) return splits;
  return [{ meters: distanceMeters, seconds: movingSeconds, avgHr: null }];
};

const isUsable = (run: PacedRun, { today }: PaceContext): boolean => {
  const { date, sport, elapsedSeconds, movingSeconds, distanceMeters, ascentMeters, descentMeters } = run;
  const isRecent = date > addDays(today, -PACE_DAYS) && date <= today;
  const isSteady = elapsedSeconds - movingSeconds <= MOST_STANDING * elapsedSeconds;
  if (sport !== 'run' || !isRecent || !isSteady || distanceMeters === null) return false;
  const isFlat = ascentMeters === null || ascentMeters <= (MOST_ASCENT * distanceMeters) / 1_000;
  const drop = (descentMeters ?? 0) - (ascentMeters ?? 0);
  if (drop > (MOST_DROP * distanceMeters) / 1_000) return false;
  return isFlat && partsOf(run).every((part) => paceOf(part) >= PACE.fastest);
};

/** The second highest heart rate of enough runs, so that a single wrong value has no effect; null if unknown. */
const highestHeartRate = (runs: readonly PacedRun[]): number | null => {
  const known = runs.flatMap(({ maxHr }) => (maxHr === null ? [] : [maxHr])).toSorted((a, b) => b - a);
  return known.length >= HEART_RATE_RUNS ? (known[1] ?? null) : null;
};

/** Minimum heart rate of a hard part of a run, or null if neither limit is known. */
const hardFrom = (runs: readonly PacedRun[], { thresholdHeartRate }: PaceContext): number | null => {
  if (thresholdHeartRate !== null) return HARD_HEART_RATE.ofThreshold * thresholdHeartRate;
  const highest = highestHeartRate(runs);
  return highest === null ? null : HARD_HEART_RATE.ofHighest * highest;
};

/** Mean heart rate of some splits; null if one of them has none. */
const meanHeartRate = (parts: readonly Split[]): number | null => {
  let [beats, seconds] = [0, 0];
  for (const part of parts) {
    if (part.avgHr === null) return null;
    beats += part.avgHr * part.seconds;
    seconds += part.seconds;
  }
  return seconds === 0 ? null : beats / seconds;
};

/** All parts of a run that are long enough, made of consecutive splits: from 3 km up to a half marathon. */
const longParts = (splits: readonly Split[]): (readonly Split[])[] =>
  splits.flatMap((_, from) => {
    const found: (readonly Split[])[] = [];
    let meters = 0;
    for (let to = from; to < splits.length; to += 1) {
      meters += splits[to]?.meters ?? 0;
      if (meters > RESULT_METERS.most) break;
      if (meters >= LEAST_METERS) found.push(splits.slice(from, to + 1));
    }
    return found;
  });

/** The fastest threshold pace that the hard parts of a run show, in s/km, or null if no part is hard. */
const shownBy = (run: PacedRun, hardHeartRate: number | null, { raceDates }: PaceContext): number | null => {
  const hardEffort = HARD_TYPES.includes(run.planType) ? HARD_EFFORT.planned : HARD_EFFORT.own;
  const isHard = (run.rpe ?? 0) >= hardEffort || raceDates.includes(run.date);
  const shown = longParts(partsOf(run)).flatMap((parts) => {
    const mean = isHard || hardHeartRate === null ? null : meanHeartRate(parts);
    if (!isHard && (mean === null || hardHeartRate === null || mean < hardHeartRate)) return [];
    const meters = parts.reduce((sum, part) => sum + part.meters, 0);
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    const threshold = thresholdOfResult({ meters, seconds });
    return threshold <= PACE.slowest ? [threshold] : [];
  });
  return shown.length === 0 ? null : Math.min(...shown);
};

/**
 * Returns the threshold pace that a runner's hard runs of the last 120 days have shown: the second fastest of all days,
 * so that one run alone never decides, and an easy run never makes it slower. A run is included if it is flat, on a
 * road, without long stops, and hard: by the effort that the runner stated (less is needed in a planned hard session),
 * as a race, or by its heart rate. Null if there are fewer than two such days. The order of the runs does not matter.
 */
export const paceFromRuns = (runs: readonly PacedRun[], context: PaceContext): RunPace | null => {
  const usable = runs.filter((run) => isUsable(run, context));
  const hardHeartRate = hardFrom(usable, context);
  const fastest = new Map<string, number>();
  for (const run of usable) {
    const shown = shownBy(run, hardHeartRate, context);
    if (shown !== null) fastest.set(run.date, Math.min(shown, fastest.get(run.date) ?? shown));
  }
  const all = [...fastest.values()].sort((a, b) => a - b);
  const second = all[LEAST_RUNS - 1];
  if (second === undefined) return null;
  const agreeing = all.filter((threshold) => threshold <= GOOD.share * second).length;
  return {
    threshold: Math.round(second),
    runs: all.length,
    confidence: agreeing >= GOOD.runs ? 'good' : 'fair',
  };
};
