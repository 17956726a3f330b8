/** Training sessions of a plan as structured steps, shared by services and browsers (section 4 of the plans page). */

/** Kinds of sessions. Each is also the id of the session's title, purpose and description of how it should feel. */
export const SESSION_KINDS = [
  'easy',
  'recovery',
  'strides',
  'easy_hilly',
  'easy_trail',
  'progression',
  'medium_long',
  'long',
  'long_walk',
  'long_steady',
  'long_mp',
  'long_race_finish',
  'long_terrain',
  'long_second',
  'cruise',
  'cruise_short',
  'tempo',
  'tempo_run',
  'over_under',
  'steady',
  'race_mp',
  'race_half',
  'race_10k',
  'vo2_1k',
  'vo2_3',
  'vo2_2',
  'pyramid',
  'thirty30',
  'rep_400',
  'rep_200',
  'hills_short',
  'hills_long',
  'hills_steady',
  'fartlek',
  'fartlek_free',
  'openers',
  'shakeout',
  'trial_20',
  'trial_5k',
  'race',
  'runwalk',
  'ladder',
  'walk',
] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/**
 * Families of sessions. All sessions of a family have the same variants: without a watch, on a treadmill, shortened,
 * without running.
 */
export const SESSION_FAMILIES = [
  'easy',
  'long',
  'threshold',
  'intervals',
  'hills',
  'fartlek',
  'runwalk',
  'trial',
  'walk',
] as const;
export type SessionFamily = (typeof SESSION_FAMILIES)[number];

/** Factors that determine the training volume of a week (sections 1.2 to 1.5 and 3 of the plans page). */
export const WEEK_KINDS = ['load', 'hold', 'down', 'eased', 'return', 'recovery', 'taper', 'race'] as const;

/** Sources of a threshold pace (the profile, a result, or the runner's hard runs), and its confidence. */
export const PACE_SOURCES = ['profile', 'result', 'runs'] as const;
/** What a plan starts from: the runner's runs, their own numbers, or a default for the level. */
export const START_SOURCES = ['history', 'answers', 'level', 'couch_to_5k'] as const;
export const PACE_CONFIDENCES = ['fair', 'good'] as const;
export type PaceConfidence = (typeof PACE_CONFIDENCES)[number];

/** Changes that a day's check-in can make to the day's session, from no change to no running. */
export const DAY_ACTIONS = ['plan', 'trim', 'light', 'rest'] as const;

export const STEP_KINDS = ['warmup', 'work', 'rest', 'cooldown', 'stride', 'hill', 'walk', 'easy'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Target effort and pace of a step. Paces are missing when no threshold pace is known. */
export interface StepTarget {
  /**
   * Pace in seconds per km. `low` is the faster pace, which is the smaller number. Missing when the step is run by
   * effort or there is no pace model.
   */
  pace?: { low: number; high: number };
  /**
   * Percentage of the threshold heart rate. Missing when the heart rate is not meaningful, for example in short
   * repetitions.
   */
  heartRate?: { low: number; high: number };
  /** Perceived effort, 0 to 10. */
  effort: { low: number; high: number };
}

/** A period of running, walking or resting, limited by time or by distance. */
export interface SessionStep {
  kind: StepKind;
  /** Duration in seconds. For a step with a distance, this is the expected duration at the slowest permitted pace. */
  seconds: number;
  /** Length in metres of a step that is limited by distance. */
  meters?: number;
  /** Target effort and pace of the step; null for standing or walking rests. */
  target: StepTarget | null;
}

/**
 * A group of steps that is repeated. When `skipsLastRest` is true, a rest at the end of the last repetition is omitted.
 */
export interface RepeatedSteps {
  kind: 'repeat';
  times: number;
  skipsLastRest: boolean;
  steps: SessionPart[];
}

export type SessionPart = SessionStep | RepeatedSteps;

/** Duration of one step or one group of repeated steps, in seconds, including all repetitions. */
export const partSeconds = (part: SessionPart): number => {
  if (part.kind !== 'repeat') return part.seconds;
  const once = part.steps.reduce((sum, step) => sum + partSeconds(step), 0);
  const last = part.steps.at(-1);
  const skipped = part.skipsLastRest && last ? partSeconds(last) : 0;
  return part.times * once - skipped;
};

/** Duration of a whole session in seconds. */
export const sessionSeconds = (parts: readonly SessionPart[]): number =>
  parts.reduce((sum, part) => sum + partSeconds(part), 0);

/** All steps in the order in which they are run, with each repetition listed separately. */
export const flattenSteps = (parts: readonly SessionPart[]): SessionStep[] =>
  parts.flatMap((part) => {
    if (part.kind !== 'repeat') return [part];
    const once = flattenSteps(part.steps);
    const all = Array.from({ length: part.times }, () => once).flat();
    const skipped = part.skipsLastRest ? flattenSteps(part.steps.slice(-1)).length : 0;
    return all.slice(0, all.length - skipped);
  });

/** Speeds of a slow and a brisk walk, in m/s, for rests and walks without a pace. */
const WALKING = { low: 0.8, high: 1.7 };

/** Distance of a step in metres, at its slowest and its fastest pace; null for running if no pace is known. */
const stepMeters = ({ kind, seconds, meters, target }: SessionStep): { low: number; high: number } | null => {
  if (meters !== undefined) return { low: meters, high: meters };
  if (target?.pace) return { low: (1_000 * seconds) / target.pace.high, high: (1_000 * seconds) / target.pace.low };
  const isWalked = kind === 'rest' || kind === 'walk';
  return isWalked ? { low: WALKING.low * seconds, high: WALKING.high * seconds } : null;
};

/**
 * Distance of a session in whole metres, at the slowest and the fastest pace of its steps; null if a step has no known
 * pace or the session consists only of walking.
 */
export const sessionMeters = (parts: readonly SessionPart[]): { low: number; high: number } | null => {
  const steps = flattenSteps(parts);
  const ranges = steps.flatMap((step) => stepMeters(step) ?? []);
  const isKnown = ranges.length === steps.length && steps.some(({ meters, target }) => meters || target?.pace);
  if (!isKnown) return null;
  const total = (end: 'low' | 'high'): number => Math.round(ranges.reduce((sum, range) => sum + range[end], 0));
  return { low: total('low'), high: total('high') };
};

/** Pace of a session's first hard step, otherwise of its longest one, in s/km; null if it has none. */
export const mainPace = (parts: readonly SessionPart[]): { low: number; high: number } | null => {
  const steps = flattenSteps(parts);
  const [longest] = steps.toSorted((one, other) => other.seconds - one.seconds);
  const main = steps.find(({ kind }) => kind === 'work' || kind === 'hill') ?? longest;
  return main?.target?.pace ?? null;
};
