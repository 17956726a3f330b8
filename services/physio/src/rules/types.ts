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

/** What the profile says of the injury. */
export interface Injury {
  area: Area;
  onset: Onset;
  status: InjuryStatus;
  /** The runner's date on which this injury began to be followed: what is older belongs to another one. */
  since: string;
  painHistory: string;
  mdDiagnosis: boolean;
  mdDiagnosisText: string;
  restrictionsMeds: string;
  pregnantOrPostpartum: boolean | null;
  surgeryLast6Months: boolean | null;
  clinicianCleared: boolean | null;
  /** The newest triage, where one was answered: of this date. */
  triage: StoredTriage | null;
}

export interface StoredTriage extends TriageInput {
  date: string;
  tier: TriageTier;
}

/** One day's check-in as the rules read it. */
export interface CheckinDay extends RequiredAnswers, OptionalAnswers {
  date: string;
}

/** A day of the running log: `ladderStage` is set where the plan's row of that day was on the ladder. */
export interface TrainingDay {
  date: string;
  status: 'done' | 'partial' | 'skipped';
  minutes: number | null;
  ladderStage: number | null;
}

/** One logged exercise, or a free line where `exerciseId` is null. */
export interface ExerciseLog {
  date: string;
  exerciseId: string | null;
  planned: string;
  status: ExerciseStatus;
}

/** What the running service tells of the runner. */
export interface RunnerFacts {
  level: 'Beginner' | 'Intermediate' | 'Advanced' | null;
  ageBand: 'under-18' | '18-49' | '50-plus' | null;
}

/** Everything the course of an injury follows from. Order of the lists does not matter; what is before `since` is left out. */
export interface CourseInputs {
  /** The runner's own date, `YYYY-MM-DD`. */
  today: string;
  injury: Injury;
  checkins: readonly CheckinDay[];
  training: readonly TrainingDay[];
  logs: readonly ExerciseLog[];
  runner: RunnerFacts;
}

/** Which row of the dose table decided (section C of the domain page, tried in this order). */
export type DoseRow = 'excluded' | 'red_flag' | 'above_6' | 'irritable' | 'hold' | 'full';

/** Why no programme may be given. */
export interface Exclusion {
  id: string;
  /** One or two sentences a runner reads: what, and who to see. */
  text: string;
  /** Whether gentle, non-impact work may still be shown (a bone site), or nothing at all. */
  allows: 'nothing' | 'non_impact';
}

/** Where an injury stands today: the one answer of the rules, from which screens, coach, events and plan follow. */
export interface Course {
  today: string;
  area: Area;
  /** The check-in of today; null before it. */
  checkin: CheckinDay | null;
  /** The newest check-in of this injury; null before the first. */
  newest: CheckinDay | null;
  phase: ProgrammePhase;
  phaseSince: string;
  /** Week of the phase, from 1. */
  week: number;
  dose: { level: DoseLevel; row: DoseRow; reason: string };
  /** Weeks of the progression that the dose stands at, from 1: clean sessions raise it, a step down lowers it. */
  step: number;
  /** The bone rule holds: no pain is allowed at all. */
  isBone: boolean;
  /** Hops may be neither tested nor trained. */
  noHops: boolean;
  gate: Gate;
  /** Whole minutes and intervals of the gate's stage; null off the ladder. */
  ladder: LadderToday | null;
  handover: Handover;
  /** The hand-over rule was met once for this injury, on this date, and nothing has ended it since. */
  handedOverOn: string | null;
  ladderFinished: boolean;
  exclusion: Exclusion | null;
  /** Advice to see somebody, without a red flag; one sentence each. */
  referrals: string[];
  alerts: PhysioAlert[];
}
