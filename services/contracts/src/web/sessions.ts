/** Sessions of a plan as structured steps, shared by services and browsers (section 4 of the plans page). */

/** Kinds of sessions, by the id of their title, purpose and feel. */
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

/** Sessions of a family share their versions: without a watch, on a treadmill, shortened, without running. */
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

export const STEP_KINDS = ['warmup', 'work', 'rest', 'cooldown', 'stride', 'hill', 'walk', 'easy'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** How a step should feel and how fast it is. Paces are absent where no threshold pace is known. */
export interface StepTarget {
  /** Seconds per km, fast end first: `low` is the smaller number. Absent for effort and without a pace model. */
  pace?: { low: number; high: number };
  /** Percent of the threshold heart rate. Absent where heart rate says little, as in short reps. */
  heartRate?: { low: number; high: number };
  /** Effort from 0 to 10. */
  effort: { low: number; high: number };
}

/** One stretch of running, walking or resting: by time or by distance. */
export interface SessionStep {
  kind: StepKind;
  /** Duration; of a distance step the expected one at the slow end of its pace. */
  seconds: number;
  /** Length of a distance step. */
  meters?: number;
  /** Null for standing or walking rests. */
  target: StepTarget | null;
}

/** Steps that are repeated. A rest at the end of the last repetition is left out where `skipsLastRest` is true. */
export interface RepeatedSteps {
  kind: 'repeat';
  times: number;
  skipsLastRest: boolean;
  steps: SessionPart[];
}

export type SessionPart = SessionStep | RepeatedSteps;

/** Seconds of one part, repetitions included. */
export const partSeconds = (part: SessionPart): number => {
  if (part.kind !== 'repeat') return part.seconds;
  const once = part.steps.reduce((sum, step) => sum + partSeconds(step), 0);
  const last = part.steps.at(-1);
  const skipped = part.skipsLastRest && last ? partSeconds(last) : 0;
  return part.times * once - skipped;
};

/** Seconds of a whole session. */
export const sessionSeconds = (parts: readonly SessionPart[]): number =>
  parts.reduce((sum, part) => sum + partSeconds(part), 0);

/** All steps in the order in which they are run, repetitions written out. */
export const flattenSteps = (parts: readonly SessionPart[]): SessionStep[] =>
  parts.flatMap((part) => {
    if (part.kind !== 'repeat') return [part];
    const once = flattenSteps(part.steps);
    const all = Array.from({ length: part.times }, () => once).flat();
    return part.skipsLastRest ? all.slice(0, -flattenSteps(part.steps.slice(-1)).length) : all;
  });
