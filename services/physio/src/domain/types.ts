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
  /** The nearest of the seven areas of the profile, which the questions of the check-in depend on. */
  area: Area;
  injuryArea: PhysioArea;
  condition: Condition;
  side: Side;
  /** The one side of an injury that has become one of both sides; missing for all others. */
  formerSide?: FormerSide;
  /** What a clinician has allowed; null when nobody has. */
  cleared: Clearance | null;
  /** Earlier dates on which a doctor allowed hops and running, oldest first; missing without any. */
  earlierImpacts?: readonly string[];
  /** Id of the earlier injury that has come back; null for a new injury. */
  priorOf: string | null;
  /** Number of times that it has come back within a year, this time included; missing or 0 for a new injury. */
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
  /** The newest answered triage; null when there is none. */
  triage: StoredTriage | null;
  /** All answers to the safety questions, and who has looked at the runner since; missing when nothing was answered. */
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

/** A clinician who has looked at the runner after an answer that needs one. */
export interface Seen {
  by: Clearance['by'];
  date: string;
  at: string;
}

export interface Safety {
  answered: readonly SafetyAnswers[];
  seen: readonly Seen[];
  /** True when the injury has no programme before its questions are answered. */
  isRequired: boolean;
  /** Day up to which the injury is known; missing for today. */
  until?: string;
}

/** One day's check-in in the form that the rules use. */
export interface CheckinDay extends RequiredAnswers, OptionalAnswers, MorningAnswers {
  date: string;
  /** True for a check-in of a release whose form did not ask for the pain of the morning. */
  wasMorningNotAsked?: true;
}

/**
 * A day of the training log. `ladderStage`, of the twelve stages, is set when the planned session of that day was on the
 * ladder.
 */
export interface TrainingDay {
  date: string;
  status: 'done' | 'partial' | 'skipped';
  minutes: number | null;
  ladderStage: number | null;
  /** True when the stage was planned with the nine stages of the first edition. */
  isOfNine?: boolean;
  /** Whether the runner ran or walked; null when not known. Missing in logs of earlier releases. */
  sport?: LogSport | null;
}

/** The result of one test on one side. Side `both` is for tests without sides. */
export type TestResult = Pick<PhysioTestResult, 'testId' | 'date' | 'side' | 'value' | 'painDuring'> & {
  /** Date on which it was stored, when that is later. A pass opens nothing before that day. */
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
  /** True from the age of 60; false or missing below, and when the age is unknown. */
  from60?: boolean;
  /** Last day whose test results are still judged by the norm below 60. Missing when all count by the norm from 60. */
  from60Since?: string;
}

/** What decides which norm of a test applies. */
export type AgeNorm = Pick<RunnerFacts, 'from60' | 'from60Since'>;

/**
 * All inputs for computing the course of an injury. Their order does not matter. Entries before `since` are ignored.
 */
export interface CourseInputs {
  /** Date in the runner's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The time now, ISO 8601. Missing where only the day matters. */
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
  /** True when walking is allowed, because nothing but unanswered questions speaks against running. */
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

/** The kind of day, and why there is no heavy work today; null when there is or when the phase has none. */
export interface CourseDay {
  type: DayType;
  note: PhysioFact | null;
}

/** The course of flare-ups up to a check-in. */
export interface FlareState {
  /** Date on which the flare-up began that has not settled; null when there is none. */
  since: string | null;
  /** Number of consecutive calm check-ins since then. */
  calm: number;
  /** Dates on which flare-ups began, ascending. */
  starts: readonly string[];
}

/** The newest result of a test, evaluated on a day. */
export interface TestEvaluation {
  testId: TestId;
  /** Lowest number and highest pain that pass the test; 0 when it has none. */
  least: number;
  most: number;
  /** Date of the result; null without one. */
  date: string | null;
  value: number | null;
  otherValue: number | null;
  /** Injured side in percent of the other side, rounded down; null when symmetry does not count. */
  symmetry: number | null;
  /** Lowest percentage of the other side that passes; null when symmetry does not count. */
  evenFrom: number | null;
  /** Whether the newest result passes; null without one. */
  passed: boolean | null;
  /** Whether the next check-in confirmed the result; null when there was none in time. */
  confirmed: boolean | null;
  /** Number of days on which it was passed and confirmed, for a test that is done on several days. */
  passedDays: number;
  /** True when the result is passed, confirmed, and not older than 14 days. */
  counts: boolean;
}

/** A test that counts now, and whether it should be done today. */
export interface CourseTest extends TestEvaluation {
  due: boolean;
  /** Last date on which the result counts; null without one. */
  validUntil: string | null;
  /** Facts about the newest result in the order in which they are shown. */
  facts: readonly PhysioFact[];
}

/** Usual weeks to 30 minutes of running, and the earliest date if every step goes well. */
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
  /** Today's check-in; null when there is none. */
  checkin: CheckinDay | null;
  /** The newest check-in of this injury; null before the first. */
  newest: CheckinDay | null;
  phase: ProgrammePhase;
  phaseSince: string;
  /** Week of the phase, from 1. */
  week: number;
  /** Day of the phase, from 1. */
  phaseDay: number;
  /** Days and logged sessions that the phase still needs; 0 when reached and in phase 3. */
  daysLeft: number;
  sessionsLeft: number;
  /** What is missing for the next phase, or in phase 3 for marking the injury as healed. */
  missing: readonly PhysioFact[];
  tests: readonly CourseTest[];
  /** True when all tests and rules for the first stage of the ladder hold. */
  runGateMet: boolean;
  day: CourseDay;
  /** Today's hop exercise; null when hops are not allowed. */
  spring: ListedExercise | null;
  /** Landings that the hops of today may have, after the run and the tests of the day. */
  landings: number;
  /** Ids of the exercises that were done in the six days before today. */
  doneInWeek: readonly string[];
  /** Minutes of today's walk while running is closed. */
  walkMinutes: number;
  /** The note about a run of the last days that was far above what is open; null without one. */
  tooFar: PhysioFact | null;
  /** True when heavy work was done on more days than the plan has, so that nothing is added. */
  isTooHeavy: boolean;
  /** Date on which the last stage of the ladder was confirmed; null before. */
  finishedOn: string | null;
  /** Minutes of the longest run in the four weeks after the last stage; null at any other time. */
  longestRun: number | null;
  /** True when a run was logged today. */
  ranToday: boolean;
  /** True when the newest morning is worse than the runner's usual. */
  isWorse: boolean;
  flare: FlareState;
  /** True when both sides do the same number of sets. */
  isEven: boolean;
  forecast: Forecast | null;
  dose: { level: DoseLevel; row: DoseRow; reason: PhysioFact };
  /**
   * Logged week of the phase that sets the dose, from 1. It increases after a week with enough logged sessions and
   * decreases with a step-down.
   */
  step: number;
  /** True when the bone rule applies: no pain is allowed. */
  isBone: boolean;
  /** True when a site with the bone rule has hurt since the check-in before. */
  isBoneSore: boolean;
  /** True while a stress injury that has hurt rests, or waits for its doctor: only work off the feet. */
  isBoneResting: boolean;
  /** True while a warning of a check-in or a test counts that somebody has to look at. */
  hasOpenWarning: boolean;
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
