/**
 * Requests and responses of the physio coach as plain types and constants for browsers; a test checks the zod schemas
 * in `http/`.
 */
import type { TriageOutcome } from './triage.ts';

export const AREAS = ['knee', 'ITB', 'achilles', 'shin', 'plantar', 'hip', 'back'] as const;
export type Area = (typeof AREAS)[number];
export const ONSETS = ['sudden', 'gradual'] as const;
export type Onset = (typeof ONSETS)[number];
export const INJURY_STATUSES = ['active', 'resolved'] as const;
export type InjuryStatus = (typeof INJURY_STATUSES)[number];

/** POST (create) and PUT (replace) /api/physio/profile. */
export interface PhysioProfileInput {
  primaryArea: Area;
  onset: Onset;
  painHistory?: string | undefined;
  mdDiagnosis?: boolean | undefined;
  mdDiagnosisText?: string | null | undefined;
  restrictionsMeds?: string | null | undefined;
  pregnantOrPostpartum?: boolean | null | undefined;
  surgeryLast6Months?: boolean | null | undefined;
  clinicianCleared?: boolean | null | undefined;
}

/** GET /api/physio/profile; null if none was saved. */
export interface PhysioProfile {
  primaryArea: Area;
  onset: Onset;
  painHistory: string;
  mdDiagnosis: boolean;
  mdDiagnosisText: string | null;
  restrictionsMeds: string | null;
  pregnantOrPostpartum: boolean | null;
  surgeryLast6Months: boolean | null;
  clinicianCleared: boolean | null;
  status: InjuryStatus;
  /** The runner's date on which this injury was first saved, `YYYY-MM-DD`: older check-ins belong to another injury. */
  since: string;
  updatedAt: string;
}

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

/** Yes/no questions that only some areas ask, each optional. */
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

/** The questions of each area's form, in order. Every area also asks runPainLevel, limp and noNextDayWorsening. */
export const AREA_QUESTIONS: Record<Area, readonly AreaQuestion[]> = {
  knee: ['stairsDownhillPain'],
  ITB: ['stairsDownhillPain'],
  achilles: ['morningStiffness', 'improvesWithMovement', 'tendernessToTouch'],
  shin: ['painType', 'painOnHopping', 'painAtRest', 'tendernessToTouch'],
  plantar: ['worstAtFirstSteps', 'heelSqueezePain'],
  hip: ['hipPainSite', 'painWeightBearing'],
  back: ['worseWith', 'painBelowKnee', 'saddleNumbness', 'bladderBowelChange'],
};

/** The optional answers of a check-in; null if unanswered. */
export type OptionalAnswers = Record<AreaBoolean, boolean | null> & {
  painType: (typeof PAIN_TYPES)[number] | null;
  hipPainSite: (typeof HIP_SITES)[number] | null;
  worseWith: (typeof WORSE_WITH)[number] | null;
  /** Pain while running, 0 to 10; only if the runner ran. */
  runPainLevel: number | null;
  limp: boolean | null;
  /** "Was it back to usual this morning?": yes is true. */
  noNextDayWorsening: boolean | null;
};

/** The required answers of a check-in; `irritabilityAfterSession` is not in the form and defaults to false. */
export interface RequiredAnswers {
  /** 0 to 10. */
  pain: number;
  trend: PainTrend;
  functionLimits: FunctionLimit[];
  irritabilityAfterSession: boolean;
  redFlags: RedFlag[];
  walkRunTolerance: boolean;
  functionalTestsOk: boolean;
}

/** POST /api/physio/checkin */
export type PhysioCheckinInput = Omit<RequiredAnswers, 'irritabilityAfterSession'> &
  Partial<Pick<RequiredAnswers, 'irritabilityAfterSession'>> &
  Partial<OptionalAnswers>;

/** One day as stored. */
export interface PhysioCheckin extends RequiredAnswers, OptionalAnswers {
  id: string;
  date: string;
  /** Physio readiness of that day, 0 to 100. */
  readiness: number;
  triage: TriageOutcome | null;
  createdAt: string;
  updatedAt: string;
}

/** One criterion of the hand-over rule. */
export interface HandoverCriterion {
  id: 'pain' | 'walk_run' | 'tests' | 'red_flags' | 'next_day';
  label: string;
  met: boolean;
}
export interface Handover {
  met: boolean;
  criteria: HandoverCriterion[];
}

export const ALERT_KINDS = ['red_flags', 'excluded', 'high_pain', 'handover', 'referral'] as const;
/** An alert at the top of both physio screens, most serious first. */
export interface PhysioAlert {
  kind: (typeof ALERT_KINDS)[number];
  title: string;
  text: string;
}

/** What an injury allows: no running, walking, the walk–run ladder, or unrestricted running. */
export const GATE_LEVELS = ['stop', 'walk', 'ladder', 'clear'] as const;
export type GateLevel = (typeof GATE_LEVELS)[number];
export interface Gate {
  level: GateLevel;
  /** Ladder stage, 0 to 9; missing off the ladder. */
  stage?: number | undefined;
  reason: string;
}

/** Response of POST /api/physio/checkin. */
export interface PhysioCheckinAnswer {
  checkin: PhysioCheckin;
  readiness: number;
  handover: Handover;
  alerts: PhysioAlert[];
  gate: Gate;
}

export const EXERCISE_STATUSES = ['none', 'done', 'partial', 'skipped'] as const;
export type ExerciseStatus = (typeof EXERCISE_STATUSES)[number];

/** One exercise with today's dose. Exactly one of `reps`, `seconds` and `metres` is set. */
export interface Exercise {
  id: string;
  name: string;
  sets: number;
  /** `12`, `8-10`, `15RM` (a weight that allows at most 15 repetitions). */
  reps: string | null;
  /** Duration of one hold or bout: `[30, 30]`, or `[15, 30]` for a range. */
  seconds: [number, number] | null;
  metres: number | null;
  /** Seconds up, held and down: `3-0-3`; null for holds. */
  tempo: string | null;
  perSide: boolean;
  /** Frequency as text: `3 times a week`. */
  frequency: string;
  /** One line on technique. */
  cue: string;
  status: ExerciseStatus;
}

export const DOSE_LEVELS = ['none', 'calm', 'half', 'same', 'progress'] as const;
/** Today's share of the programme, from none to the full dose with a progression. */
export type DoseLevel = (typeof DOSE_LEVELS)[number];

export const PHASE_NAMES = { 1: 'Calm', 2: 'Load', 3: 'Return' } as const;
export type ProgrammePhase = keyof typeof PHASE_NAMES;

export interface LadderStage {
  stage: number;
  title: string;
  /** `8 x (1/2)`: minutes of running and walking. */
  intervals: string;
  /** Whole minutes of a session, including the brisk walks before and after. */
  minutes: number;
  runMinutes: number;
}

/** The runner's current position on the walk–run ladder. */
export interface LadderToday extends LadderStage {
  startable: boolean;
  reason: string;
  cleanSessions: number;
  cleanNeeded: number;
}

/** A functional test of the area; tests with `hop` are hidden from runners who must not hop. */
export interface AreaTest {
  id: string;
  text: string;
  hop: boolean;
}

export const PLAN_STATUSES = ['ok', 'blocked', 'profile_required', 'checkin_required', 'resolved'] as const;

/** GET /api/physio/today. Only `status` and `date` without a profile or after the injury is resolved. */
export type PhysioToday =
  | { status: 'profile_required' | 'resolved'; date: string }
  | {
      status: 'ok' | 'blocked' | 'checkin_required';
      date: string;
      area: Area;
      phase: ProgrammePhase;
      /** Week of the phase, from 1. */
      week: number;
      dose: { level: DoseLevel; reason: string };
      /** Empty while blocked or before the day's check-in. */
      exercises: Exercise[];
      /** Null before the hand-over, after the ladder, or under a safety hold that closes the day. */
      ladder: LadderToday | null;
      gate: Gate;
      handover: Handover;
      avoid: string[];
      tests: AreaTest[];
      /** `6-12 weeks` */
      usualTime: string;
      alerts: PhysioAlert[];
    };

/** POST /api/physio/logs */
export interface PhysioLogInput {
  date?: string | undefined;
  planned: string;
  exerciseId?: string | undefined;
  status: ExerciseStatus;
  reason?: string | null | undefined;
}
export interface PhysioLog {
  id: string;
  date: string;
  planned: string;
  exerciseId: string | null;
  status: ExerciseStatus;
  reason: string | null;
  createdAt: string;
  updatedAt: string;
}

export const PHYSIO_LIMITS = {
  painMax: 10,
  /** `limit` of lists. */
  listMax: 365,
  listDefault: 30,
} as const;

/** Local storage key: set once the onboarding card was seen. */
export const ONBOARDING_KEY = 'physio_onboarding_seen';

/**
 * Physio readiness, 0 to 100: `round((10 - pain)/10 * 40 + 30 for walk/run tolerance + 30 for functional tests)`. A
 * missing pain counts as 10. (Section 9 of the specification, as settled.)
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

/** From this many seconds on, a duration is written in minutes. */
const MINUTES_FROM_SECONDS = 120;

const doseOfOne = ({ reps, seconds, metres }: Pick<Exercise, 'reps' | 'seconds' | 'metres'>): string => {
  if (!seconds) return metres === null ? `${reps}` : `${metres} m`;
  return seconds[0] < MINUTES_FROM_SECONDS ? `${range(seconds)} s` : `${range([seconds[0] / 60, seconds[1] / 60])} min`;
};

/**
 * An exercise's dose as text, the same on the card and in the chat: `3 x 12`, `5 x 45 s`, `3 x 30 m`, `3 x 8-10 each
 * side`.
 */
export const doseText = (exercise: Exercise): string =>
  `${exercise.sets} x ${doseOfOne(exercise)}${exercise.perSide ? ' each side' : ''}`;
