export const AREAS = ['knee', 'ITB', 'achilles', 'shin', 'plantar', 'hip', 'back'] as const;
export type Area = (typeof AREAS)[number];
/** Parts of the body that runners can mention when they report pain to a coach. */
export const BODY_PARTS = [
  ...(['itb', 'achilles', 'shin', 'calf', 'knee', 'hip', 'groin', 'hamstring', 'thigh'] as const),
  ...(['heel', 'ankle', 'foot', 'back', 'shoulder', 'neck'] as const),
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];
export const ONSETS = ['sudden', 'gradual'] as const;
export type Onset = (typeof ONSETS)[number];
export const INJURY_STATUSES = ['active', 'resolved'] as const;
export type InjuryStatus = (typeof INJURY_STATUSES)[number];

export const PAIN_TRENDS = ['down', 'same', 'up'] as const;
export type PainTrend = (typeof PAIN_TRENDS)[number];
export const FUNCTION_LIMITS = ['stairs', 'walk', 'sit', 'none'] as const;
export type FunctionLimit = (typeof FUNCTION_LIMITS)[number];
export const RED_FLAGS = ['night_pain', 'swelling', 'numbness', 'strength_loss'] as const;
export type RedFlag = (typeof RED_FLAGS)[number];
export const PAIN_TYPES = ['broad', 'focal'] as const;
export const HIP_SITES = ['outer', 'groin'] as const;
export const WORSE_WITH = ['sitting', 'standing'] as const;

/** Labels on the form's pain scale. */
export const PAIN_WORDS = { 0: 'No pain', 5: 'Moderate pain', 10: 'Worst pain' } as const;

/** Optional yes/no questions that are asked for some areas only. */
export const AREA_BOOLEANS = [
  'stairsDownhillPain',
  'morningStiffness',
  'improvesWithMovement',
  'tendernessToTouch',
  'painOnHopping',
  'painAtRest',
  'worstAtFirstSteps',
  'heelSqueezePain',
  'painWeightBearing',
  'painBelowKnee',
  'saddleNumbness',
  'bladderBowelChange',
] as const;
export type AreaBoolean = (typeof AREA_BOOLEANS)[number];
export type AreaQuestion = AreaBoolean | 'painType' | 'hipPainSite' | 'worseWith';

/**
 * Additional form questions for each area, in order. The form also asks runPainLevel, limp and noNextDayWorsening for
 * every area.
 */
export const AREA_QUESTIONS: Record<Area, readonly AreaQuestion[]> = {
  knee: ['stairsDownhillPain'],
  ITB: ['stairsDownhillPain'],
  achilles: ['morningStiffness', 'improvesWithMovement', 'tendernessToTouch'],
  shin: ['painType', 'painOnHopping', 'painAtRest', 'tendernessToTouch'],
  plantar: ['worstAtFirstSteps', 'heelSqueezePain'],
  hip: ['hipPainSite', 'painWeightBearing'],
  back: ['worseWith', 'painBelowKnee', 'saddleNumbness', 'bladderBowelChange'],
};

/** Optional answers of a check-in; null when a question was not answered. */
export type OptionalAnswers = Record<AreaBoolean, boolean | null> & {
  painType: (typeof PAIN_TYPES)[number] | null;
  hipPainSite: (typeof HIP_SITES)[number] | null;
  worseWith: (typeof WORSE_WITH)[number] | null;
  /** Pain level while running, 0 to 10; null if the runner did not run. */
  runPainLevel: number | null;
  limp: boolean | null;
  /** Answer to "Was it back to usual this morning?"; true means yes. */
  noNextDayWorsening: boolean | null;
};

/** Required answers of a check-in. The form does not contain `irritabilityAfterSession`, which defaults to false. */
export interface RequiredAnswers {
  /** Pain level, 0 to 10. */
  pain: number;
  trend: PainTrend;
  functionLimits: FunctionLimit[];
  irritabilityAfterSession: boolean;
  redFlags: RedFlag[];
  walkRunTolerance: boolean;
  functionalTestsOk: boolean;
}

export const ALERT_KINDS = ['red_flags', 'excluded', 'high_pain', 'handover', 'referral'] as const;

/**
 * Levels of what an injury allows, in ascending order: no running, walking, the walk–run ladder, or unrestricted
 * running.
 */
export const GATE_LEVELS = ['stop', 'walk', 'ladder', 'clear'] as const;

export const EXERCISE_STATUSES = ['none', 'done', 'partial', 'skipped'] as const;
export type ExerciseStatus = (typeof EXERCISE_STATUSES)[number];

export const DOSE_LEVELS = ['none', 'calm', 'half', 'same', 'progress'] as const;
/** Amount of the programme to do today, from nothing to the full dose with a progression. */
export type DoseLevel = (typeof DOSE_LEVELS)[number];

export interface LadderStage {
  stage: number;
  title: string;
  /** Running and walking intervals in minutes, such as `8 x (1/2)`. */
  intervals: string;
  /** Duration of a session in whole minutes, including the brisk walks before and after. */
  minutes: number;
  runMinutes: number;
}

export const PHYSIO_LIMITS = {
  painMax: 10,
  /** Maximum `limit` in list requests. */
  listMax: 365,
  listDefault: 30,
} as const;

/** Local storage key that is set once the runner has seen the onboarding card. */
export const ONBOARDING_KEY = 'physio_onboarding_seen';

/**
 * Physio readiness, 0 to 100: `round((10 - pain)/10 * 40 + 30 for walk/run tolerance + 30 for functional tests)`. A
 * missing pain level is treated as 10. (Section 9 of the specification.)
 */
export const physioReadiness = (answers: {
  pain?: number | null | undefined;
  walkRunTolerance: boolean;
  functionalTestsOk: boolean;
}): number =>
  Math.round(
    (10 - (answers.pain ?? 10)) * 4 + (answers.walkRunTolerance ? 30 : 0) + (answers.functionalTestsOk ? 30 : 0),
  );

const range = ([least, most]: readonly [number, number]): string => (least === most ? `${least}` : `${least}-${most}`);

/** Minimum duration in seconds for a dose to be shown in minutes. */
const MINUTES_FROM_SECONDS = 120;

interface Dose {
  sets: number;
  reps: string | null;
  /** Shortest and longest duration in seconds; null for an exercise that is not timed. */
  seconds: [number, number] | null;
  metres: number | null;
  perSide: boolean;
}

const doseOfOne = ({ reps, seconds, metres }: Dose): string => {
  if (!seconds) return metres === null ? `${reps}` : `${metres} m`;
  return seconds[0] < MINUTES_FROM_SECONDS ? `${range(seconds)} s` : `${range([seconds[0] / 60, seconds[1] / 60])} min`;
};

/**
 * Formats the dose of an exercise for the card and the chat, such as `3 x 12`, `5 x 45 s`, `3 x 30 m` or `3 x 8-10 each
 * side`.
 */
export const doseText = (exercise: Dose): string =>
  `${exercise.sets} x ${doseOfOne(exercise)}${exercise.perSide ? ' each side' : ''}`;
