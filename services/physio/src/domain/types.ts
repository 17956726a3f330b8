import type {
  Area,
  DoseLevel,
  ExerciseStatus,
  Gate,
  Handover,
  InjuryStatus,
  LadderToday,
  Onset,
  OptionalAnswers,
  PhysioAlert,
  ProgrammePhase,
  RequiredAnswers,
  TriageInput,
  TriageTier,
} from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';

/** The injury as described by the profile. */
export interface Injury {
  area: Area;
  onset: Onset;
  status: InjuryStatus;
  /** Date in the runner's time zone on which this injury was saved. Older data belongs to another injury. */
  since: string;
  painHistory: string;
  mdDiagnosis: boolean;
  mdDiagnosisText: string;
  restrictionsMeds: string;
  pregnantOrPostpartum: boolean | null;
  surgeryLast6Months: boolean | null;
  clinicianCleared: boolean | null;
  /** The newest answered triage; null when there is none. */
  triage: StoredTriage | null;
}

export interface StoredTriage extends TriageInput {
  date: string;
  tier: TriageTier;
}

/** One day's check-in in the form that the rules use. */
export interface CheckinDay extends RequiredAnswers, OptionalAnswers {
  date: string;
}

/** A day of the training log. `ladderStage` is set when the planned session of that day was on the ladder. */
export interface TrainingDay {
  date: string;
  status: 'done' | 'partial' | 'skipped';
  minutes: number | null;
  ladderStage: number | null;
}

/** One logged exercise, or a free-text line when `exerciseId` is null. */
export interface ExerciseLog {
  date: string;
  exerciseId: string | null;
  planned: string;
  status: ExerciseStatus;
}

/** Facts about the runner from the running service. */
export interface RunnerFacts {
  level: 'Beginner' | 'Intermediate' | 'Advanced' | null;
  ageBand: 'under-18' | '18-49' | '50-plus' | null;
}

/**
 * All inputs for computing the course of an injury. Their order does not matter. Entries before `since` are ignored.
 */
export interface CourseInputs {
  /** Date in the runner's time zone, `YYYY-MM-DD`. */
  today: string;
  injury: Injury;
  checkins: readonly CheckinDay[];
  training: readonly TrainingDay[];
  logs: readonly ExerciseLog[];
  runner: RunnerFacts;
}

/** The row of the dose table that was applied (section C of the domain page). */
export type DoseRow = 'excluded' | 'red_flag' | 'above_6' | 'irritable' | 'hold' | 'full';

export type ExclusionId =
  | 'urgent_triage'
  | 'minor'
  | 'pregnancy'
  | 'surgery'
  | 'high_risk_bone'
  | 'sudden_onset'
  | 'shin_focal'
  | 'tendon_medicine';

/** An exclusion. The message `exclusion.<id>` states its reason and which clinician to see. */
export interface Exclusion {
  id: ExclusionId;
  /** The work that is still allowed: gentle non-impact work, or nothing. */
  allows: 'nothing' | 'non_impact';
}

/** The gate with its reason as a message fact. */
export interface CourseGate extends Omit<Gate, 'reason'> {
  reason: PhysioFact;
}

/** Today's ladder stage with title and reasons as message facts, in the order in which they are shown. */
export interface CourseLadder extends Omit<LadderToday, 'title' | 'reason'> {
  title: PhysioFact;
  reasons: readonly PhysioFact[];
}

/** An alert with its texts as message facts, in the order in which they are shown. */
export interface CourseAlert extends Pick<PhysioAlert, 'kind'> {
  title: PhysioFact;
  texts: readonly PhysioFact[];
}

/** The state of an injury today, as computed by the rules. Screens, coach, events and plan all use it. */
export interface Course {
  today: string;
  area: Area;
  /** Today's check-in; null when there is none. */
  checkin: CheckinDay | null;
  /** The newest check-in of this injury; null before the first. */
  newest: CheckinDay | null;
  phase: ProgrammePhase;
  phaseSince: string;
  /** Week of the phase, from 1. */
  week: number;
  dose: { level: DoseLevel; row: DoseRow; reason: PhysioFact };
  /**
   * Step of the progression that sets the dose, in weeks from 1. It increases after good weeks and decreases with a
   * step-down.
   */
  step: number;
  /** True when the bone rule applies: no pain is allowed. */
  isBone: boolean;
  /** True when hops must not be tested or trained. */
  noHops: boolean;
  gate: CourseGate;
  /** The runner's ladder stage today; null when the runner is not on the ladder. */
  ladder: CourseLadder | null;
  handover: Handover;
  /** Date on which the hand-over rule was met for this injury; null before that date and after the ladder has ended. */
  handedOverOn: string | null;
  ladderFinished: boolean;
  exclusion: Exclusion | null;
  /** Referrals to a clinician that apply without a red flag. */
  referrals: readonly PhysioFact[];
  alerts: readonly CourseAlert[];
}
