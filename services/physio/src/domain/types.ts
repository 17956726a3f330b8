import type {
  Area,
  Clearance,
  Condition,
  DayType,
  DoseLevel,
  ExerciseStatus,
  Gate,
  Handover,
  InjuryStatus,
  LadderToday,
  LogSport,
  MorningAnswers,
  Onset,
  OptionalAnswers,
  PhysioAlert,
  PhysioArea,
  PhysioSession,
  PhysioTestResult,
  ProgrammePhase,
  Questionnaire,
  RequiredAnswers,
  Side,
  TestId,
  TriageInput,
  TriageTier,
} from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import type { ListedExercise } from './conditions/types.ts';

/** The side that an injury had up to and including a date. */
export interface FormerSide {
  side: 'left' | 'right';
  until: string;
}

/** The injury as described by its form. */
export interface Injury {
  /** The nearest of the profile's seven areas, on which the questions of the check-in depend. */
  area: Area;
  injuryArea: PhysioArea;
  condition: Condition;
  side: Side;
  /** The single side of an injury before it affected both sides; missing for all others. */
  formerSide?: FormerSide;
  /** Activities that a clinician has allowed; null if none has. */
  cleared: Clearance | null;
  /** Earlier dates on which a doctor allowed hops and running, oldest first; missing if there are none. */
  earlierImpacts?: readonly string[];
  /** Id of the earlier injury that has recurred; null for a new injury. */
  priorOf: string | null;
  /** Number of recurrences within a year, including this one; missing or 0 for a new injury. */
  recurrences?: number;
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
  /** The newest answered triage; null if there is none. */
  triage: StoredTriage | null;
  /** All answers to the safety questions, and the examinations since then; missing if nothing was answered. */
  safety?: Safety;
}

export interface StoredTriage extends TriageInput {
  date: string;
  tier: TriageTier;
  /** Time of the answers; missing in those of earlier releases. */
  at?: string;
}

/** Answers that were given together to the safety questions. */
export interface SafetyAnswers {
  date: string;
  at: string | null;
  answers: TriageInput['answers'];
}

/** A clinician who has examined the runner after an answer that requires it. */
export interface Seen {
  by: Clearance['by'];
  date: string;
  at: string;
}

export interface Safety {
  answered: readonly SafetyAnswers[];
  seen: readonly Seen[];
  /** True if the injury has no programme until its questions are answered. */
  isRequired: boolean;
  /** Day up to which the injury is known; missing for today. */
  until?: string;
}

/** One day's check-in in the form that the rules use. */
export interface CheckinDay extends RequiredAnswers, OptionalAnswers, MorningAnswers {
  date: string;
  /** True for a check-in of a release whose form did not ask about morning pain. */
  wasMorningNotAsked?: true;
}

/**
 * A day of the training log. `ladderStage`, one of the twelve stages, is set if the planned session of that day was on
 * the ladder.
 */
export interface TrainingDay {
  date: string;
  status: 'done' | 'partial' | 'skipped';
  minutes: number | null;
  ladderStage: number | null;
  /** True if the stage was planned with the nine stages of the first edition. */
  isOfNine?: boolean;
  /** Whether the runner ran or walked; null if not known. Missing in logs of earlier releases. */
  sport?: LogSport | null;
}

/** The result of one test on one side. Side `both` is for tests without sides. */
export type TestResult = Pick<PhysioTestResult, 'testId' | 'date' | 'side' | 'value' | 'painDuring'> & {
  /** Date on which it was stored, if that is later. A pass has no effect before that day. */
  storedOn?: string;
};

/** A logged session with its sets. */
export type SessionLog = Pick<
  PhysioSession,
  'date' | 'kind' | 'status' | 'exercises' | 'painAfter' | 'painStop' | 'ladderStage' | 'runPain' | 'hourLater'
> &
  Partial<Pick<PhysioSession, 'startedAt'>>;

/** The weekly answers about the runner's own activities, each from 0 (cannot) to 10 (as before). */
export type QuestionnaireAnswers = Pick<Questionnaire, 'date' | 'status' | 'activities'>;

/** One logged exercise, or a free-text line if `exerciseId` is null. */
export interface ExerciseLog {
  date: string;
  exerciseId: string | null;
  planned: string;
  status: ExerciseStatus;
}

/** Data about the runner from the running service. */
export interface RunnerFacts {
  level: 'Beginner' | 'Intermediate' | 'Advanced' | null;
  ageBand: 'under-18' | '18-49' | '50-plus' | null;
  /** True from the age of 60; false or missing if the runner is younger or the age is unknown. */
  from60?: boolean;
  /**
   * Last day whose test results are still evaluated by the norm below 60. Missing if the norm from 60 applies to all.
   */
  from60Since?: string;
}

/** The data that determines which norm of a test applies. */
export type AgeNorm = Pick<RunnerFacts, 'from60' | 'from60Since'>;

/**
 * All inputs for computing the course of an injury. Their order does not matter. Entries before `since` are ignored.
 */
export interface CourseInputs {
  /** Date in the runner's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The current time, ISO 8601. Missing if only the day matters. */
  now?: string;
  injury: Injury;
  checkins: readonly CheckinDay[];
  training: readonly TrainingDay[];
  logs: readonly ExerciseLog[];
  /** Test results of this injury. */
  tests: readonly TestResult[];
  /** Logged sessions that contain work for this injury. */
  sessions: readonly SessionLog[];
  /** Weekly answers about this injury's activities. They can only add a referral. */
  questionnaires?: readonly QuestionnaireAnswers[];
  runner: RunnerFacts;
}

/** The row of the dose table that was applied (section C of the domain page). */
export type DoseRow = 'excluded' | 'red_flag' | 'above_6' | 'irritable' | 'hold' | 'full';

export type ExclusionId =
  | 'urgent_triage'
  | 'safety_answer'
  | 'safety_unanswered'
  | 'minor'
  | 'pregnancy'
  | 'surgery'
  | 'high_risk_bone'
  | 'sudden_onset'
  | 'shin_focal'
  | 'tendon_medicine'
  | 'second_recurrence'
  | 'groin_not_assessed'
  | 'bone_not_cleared';

/** An exclusion. The message `exclusion.<id>` states its reason and which clinician to see. */
export interface Exclusion {
  id: ExclusionId;
  /** The work that is still allowed: gentle non-impact work, or nothing. */
  allows: 'nothing' | 'non_impact';
  /** True if walking is allowed, because only unanswered questions forbid running. */
  mayWalk?: true;
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

/**
 * The kind of day, and the reason why there is no heavy work today; null if there is heavy work or if the phase has
 * none.
 */
export interface CourseDay {
  type: DayType;
  note: PhysioFact | null;
}

/** The state of flare-ups after a check-in. */
export interface FlareState {
  /** Date on which the unsettled flare-up began; null if there is none. */
  since: string | null;
  /** Number of consecutive calm check-ins since then. */
  calm: number;
  /** Dates on which flare-ups began, ascending. */
  starts: readonly string[];
}

/** The newest result of a test, evaluated on a day. */
export interface TestEvaluation {
  testId: TestId;
  /** Minimum number and maximum pain that pass the test; 0 if it has none. */
  least: number;
  most: number;
  /** Date of the result; null if there is none. */
  date: string | null;
  value: number | null;
  otherValue: number | null;
  /** Injured side in percent of the other side, rounded down; null if symmetry is not required. */
  symmetry: number | null;
  /** Minimum percentage of the other side that passes; null if symmetry is not required. */
  evenFrom: number | null;
  /** Whether the newest result passes; null if there is none. */
  passed: boolean | null;
  /** Whether the next check-in confirmed the result; null if there was none in time. */
  confirmed: boolean | null;
  /** Number of days on which it was passed and confirmed, for a test that is done on several days. */
  passedDays: number;
  /** True if the result is passed, confirmed, and not older than 14 days. */
  counts: boolean;
}

/** A test that is currently required, and whether it should be done today. */
export interface CourseTest extends TestEvaluation {
  due: boolean;
  /** Last date on which the result is valid; null if there is none. */
  validUntil: string | null;
  /** Facts about the newest result, in the order in which they are shown. */
  facts: readonly PhysioFact[];
}

/** Typical number of weeks until the runner can run for 30 minutes, and the earliest date if every step goes well. */
export interface Forecast {
  fromWeeks: number;
  toWeeks: number;
  earliest: string;
}

/** The state of an injury today, as computed by the rules. Screens, coach, events and plan all use it. */
export interface Course {
  today: string;
  area: Area;
  condition: Condition;
  side: Side;
  /** Today's check-in; null if there is none. */
  checkin: CheckinDay | null;
  /** The newest check-in of this injury; null before the first. */
  newest: CheckinDay | null;
  phase: ProgrammePhase;
  phaseSince: string;
  /** Week of the phase, from 1. */
  week: number;
  /** Day of the phase, from 1. */
  phaseDay: number;
  /** Number of days and logged sessions that the phase still needs; 0 when reached, and in phase 3. */
  daysLeft: number;
  sessionsLeft: number;
  /** The missing requirements for the next phase or, in phase 3, for marking the injury as healed. */
  missing: readonly PhysioFact[];
  tests: readonly CourseTest[];
  /** True if all tests and rules for the first stage of the ladder are met. */
  runGateMet: boolean;
  day: CourseDay;
  /** Today's hop exercise; null if hops are not allowed. */
  spring: ListedExercise | null;
  /** Maximum number of landings for today's hops, after the day's run and tests. */
  landings: number;
  /** Ids of the exercises that were done in the six days before today. */
  doneInWeek: readonly string[];
  /** Length of today's walk in minutes while running is blocked. */
  walkMinutes: number;
  /** The note about a run in the last few days that was far above what is allowed; null if there is none. */
  tooFar: PhysioFact | null;
  /** True if heavy work was done on more days than planned, so nothing is increased. */
  isTooHeavy: boolean;
  /** Date on which the last stage of the ladder was confirmed; null until then. */
  finishedOn: string | null;
  /** Maximum length of a run in minutes in the four weeks after the last stage; null at any other time. */
  longestRun: number | null;
  /** True if a run was logged today. */
  ranToday: boolean;
  /** True if the newest morning is worse than usual for the runner. */
  isWorse: boolean;
  flare: FlareState;
  /** True if both sides do the same number of sets. */
  isEven: boolean;
  forecast: Forecast | null;
  dose: { level: DoseLevel; row: DoseRow; reason: PhysioFact };
  /**
   * Logged week of the phase that sets the dose, from 1. It increases after a week with enough logged sessions and
   * decreases with a step-down.
   */
  step: number;
  /** True if the bone rule applies: no pain is allowed. */
  isBone: boolean;
  /** True if a site with the bone rule has hurt since the previous check-in. */
  isBoneSore: boolean;
  /**
   * True while a stress injury that has hurt rests or waits for its doctor: only work without weight on the feet is
   * allowed.
   */
  isBoneResting: boolean;
  /** True while there is an open warning from a check-in or a test that must be examined. */
  hasOpenWarning: boolean;
  /** True if hops must not be tested or trained. */
  noHops: boolean;
  gate: CourseGate;
  /** The runner's ladder stage today; null if the runner is not on the ladder. */
  ladder: CourseLadder | null;
  handover: Handover;
  /** Date on which the hand-over rule was met for this injury; null until that date and after the ladder has ended. */
  handedOverOn: string | null;
  ladderFinished: boolean;
  exclusion: Exclusion | null;
  /** Referrals to a clinician that apply without a red flag. */
  referrals: readonly PhysioFact[];
  alerts: readonly CourseAlert[];
}
