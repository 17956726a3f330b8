import type { PainStop } from './pain.ts';
import type { Load, PlannedExercise, SessionPlan, ShortVersion, WorkSide } from './session-plan.ts';

export type StageName =
  /** Shows figure, equipment and position of the next exercise. */
  | 'ready'
  /** Five seconds before a set. */
  | 'countdown'
  | 'set'
  | 'rest'
  /** Change to the other side. */
  | 'side'
  /** Question about pain after an exercise. */
  | 'pain'
  /** Completed work, and the question about current pain. */
  | 'summary'
  /** The log is complete. */
  | 'ended';

export const SKIP_REASONS = ['pain', 'no_kit', 'no_time', 'not_understood'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A question or message in front of the stage. All clocks are stopped while it is open. */
export type Interruption =
  | { at: 'hurts' }
  /** Advice after pain if the session continues. `half` halves the remaining exercises. */
  | { at: 'advice'; decision: 'go_on' | 'easier' | 'skip' | 'half' }
  | { at: 'skip' }
  /** Exercises that can replace the current one. */
  | { at: 'swap' }
  /** Figure and steps of the exercise. */
  | { at: 'steps' };

/** Reason for the end of a session. */
export type EndReason = 'complete' | 'quit' | 'pain' | 'triage' | 'expired';

/** One set as it is logged. */
export interface LoggedSet {
  side: WorkSide;
  /** Repetitions, seconds or metres, by the unit of the exercise. */
  amount: number;
  load: Load | null;
  /** Repetitions in reserve, 0 to 4. Null if they were not asked for or not answered. */
  rir: number | null;
  /** True for a set that was interrupted before its full amount. It is logged but is not counted as done. */
  stopped?: boolean;
}

/** Log of one exercise. */
export interface ExerciseRecord {
  sets: readonly LoggedSet[];
  /** Pain, 0 to 10. Null until the runner has reported it. */
  pain: number | null;
  skip: SkipReason | null;
  /** True if another exercise has replaced it. */
  replaced: boolean;
}

/** Clock of a stage. Instants are milliseconds since the epoch. */
export interface StageClock {
  /** Elapsed time at the last start or stop, in milliseconds. */
  spent: number;
  /** Instant of the last start. Null while the clock is stopped. */
  since: number | null;
}

/** State of a guided session. Plain JSON, so that it can be stored on the device. */
export interface SessionState {
  id: string;
  date: string;
  exercises: readonly PlannedExercise[];
  /** One record for each exercise, at the same index. */
  records: readonly ExerciseRecord[];
  /** Index of the current exercise, of its turn (side) and of the set within the turn. */
  exercise: number;
  turn: number;
  set: number;
  stage: StageName;
  /** Duration of the stage in milliseconds. Null if the runner ends it. */
  length: number | null;
  clock: StageClock;
  /**
   * Instant since which no clock has been running: after a pause, a question or a closed page. Null while a clock runs.
   */
  idleSince: number | null;
  interruption: Interruption | null;
  /** Latest instant of an event. */
  seen: number;
  startedAt: number | null;
  finishedAt: number | null;
  /** Exercises (`rootId`) whose pain limit was exceeded, once for each time. */
  above: readonly string[];
  /** True once the 10-minute version was chosen. */
  short: boolean;
  /** The ten-minute version of this session. Null or missing if it is no longer than that. */
  shortVersion?: ShortVersion | null;
  painStop: PainStop | null;
  painAfter: number | null;
  end: EndReason | null;
}

export type SessionEvent =
  | { type: 'tick' | 'start' | 'pause' | 'resume' | 'restore' }
  /** Ends the set early, or a set without a clock. */
  | { type: 'set_done' }
  /** Removes one repetition. */
  | { type: 'rep_back' }
  /** Restarts the current hold. */
  | { type: 'set_again' }
  | { type: 'skip_rest' }
  | { type: 'add_rest'; seconds: number }
  /** Corrects a logged set of the current exercise. */
  | { type: 'edit_set'; index: number; change: Partial<Omit<LoggedSet, 'side'>> }
  | { type: 'pain'; pain: number }
  | { type: 'hurts' }
  /** `easier` is the easier variant that is allowed today. Null if there is none. */
  | { type: 'hurts_answer'; stop: PainStop; easier: PlannedExercise | null }
  | { type: 'skip' }
  | { type: 'skip_reason'; reason: SkipReason }
  | { type: 'swap'; exercise: PlannedExercise }
  /** Leaves out the current exercise. */
  | { type: 'leave_out'; reason: SkipReason }
  | { type: 'shorten' }
  /** Closes an interruption. */
  | { type: 'back' }
  | { type: 'quit' }
  | { type: 'pain_after'; pain: number | null };

export const NO_RECORD: ExerciseRecord = { sets: [], pain: null, skip: null, replaced: false };

/** The session before its first set. */
export const createSession = (
  { id, date, exercises, leftOut = [], shortVersion = null }: SessionPlan,
  at: number,
): SessionState => ({
  id,
  date,
  exercises: [...exercises, ...leftOut],
  records: [...exercises.map(() => NO_RECORD), ...leftOut.map(() => ({ ...NO_RECORD, skip: 'no_time' as const }))],
  exercise: 0,
  turn: 0,
  set: 0,
  stage: exercises.length > 0 ? 'ready' : 'ended',
  length: null,
  clock: { spent: 0, since: null },
  idleSince: at,
  interruption: null,
  seen: at,
  startedAt: null,
  finishedAt: null,
  above: [],
  short: leftOut.length > 0,
  shortVersion,
  painStop: null,
  painAfter: null,
  end: exercises.length > 0 ? null : 'complete',
});

/** Number of sets that were completed without an interruption. */
export const doneSets = (sets: readonly LoggedSet[]): number => sets.filter(({ stopped }) => !stopped).length;

/** The current exercise, with the amount of the current set. Undefined after the last one. */
export const exerciseOf = ({ exercises, exercise, set }: SessionState): PlannedExercise | undefined => {
  const present = exercises[exercise];
  const amount = present?.amounts?.[set];
  return present && amount !== undefined ? { ...present, from: amount, to: amount } : present;
};

/** Elapsed time of the stage at an instant, in milliseconds. */
export const spentAt = ({ clock: { spent, since } }: SessionState, at: number): number =>
  since === null ? spent : spent + Math.max(0, at - since);

/** True if the runner or the device paused the session. False while the session waits for an answer. */
export const isPaused = ({ idleSince, interruption, length, startedAt, stage }: SessionState): boolean =>
  idleSince !== null && interruption === null && startedAt !== null && (length !== null || stage === 'set');

/** True if there is something to store: a set, or pain that stopped the runner. */
export const isWorthLogging = ({ records, painStop }: SessionState): boolean =>
  painStop !== null || records.some(({ sets }) => sets.length > 0);
