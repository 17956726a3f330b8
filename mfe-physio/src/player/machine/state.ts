import type { PainStop } from './pain.ts';
import type { Load, PlannedExercise, SessionPlan, ShortVersion, WorkSide } from './session-plan.ts';

export type StageName =
  /** Figure, kit and position of the next exercise. */
  | 'ready'
  /** Five seconds before a set. */
  | 'countdown'
  | 'set'
  | 'rest'
  /** Change to the other side. */
  | 'side'
  /** Question about pain after an exercise. */
  | 'pain'
  /** What was done, and pain now. */
  | 'summary'
  /** The log is complete. */
  | 'ended';

export const SKIP_REASONS = ['pain', 'no_kit', 'no_time', 'not_understood'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A question or message in front of the stage. All clocks stand still meanwhile. */
export type Interruption =
  | { at: 'hurts' }
  /** What follows from pain when the session continues. `half` halves the exercises that remain. */
  | { at: 'advice'; decision: 'go_on' | 'easier' | 'skip' | 'half' }
  | { at: 'skip' }
  /** Exercises that can stand in for the present one. */
  | { at: 'swap' }
  /** Figure and steps of the exercise. */
  | { at: 'steps' };

/** Why a session came to its end. */
export type EndReason = 'complete' | 'quit' | 'pain' | 'triage' | 'expired';

/** One set as it is logged. */
export interface LoggedSet {
  side: WorkSide;
  /** Repetitions, seconds or metres, by the unit of the exercise. */
  amount: number;
  load: Load | null;
  /** Repetitions in reserve, 0 to 4. Null when they were not asked or not answered. */
  rir: number | null;
  /** True for a set that was broken off before its amount. It is logged, and does not count as done. */
  stopped?: boolean;
}

/** What was done of one exercise. */
export interface ExerciseRecord {
  sets: readonly LoggedSet[];
  /** Pain, 0 to 10. Null until the runner has given it. */
  pain: number | null;
  skip: SkipReason | null;
  /** True when another exercise has taken its place. */
  replaced: boolean;
}

/** Clock of a stage. Instants are milliseconds since the epoch. */
export interface StageClock {
  /** Elapsed time at the last start or stop, in milliseconds. */
  spent: number;
  /** Instant of the last start. Null while the clock stands still. */
  since: number | null;
}

/** State of a guided session. Plain JSON, so that it can be stored on the device. */
export interface SessionState {
  id: string;
  date: string;
  exercises: readonly PlannedExercise[];
  /** One record for each exercise, at the same index. */
  records: readonly ExerciseRecord[];
  /** Index of the present exercise, of its turn (side) and of the set within the turn. */
  exercise: number;
  turn: number;
  set: number;
  stage: StageName;
  /** Duration of the stage in milliseconds. Null when the runner ends it. */
  length: number | null;
  clock: StageClock;
  /** Instant since which no clock runs: after a pause, a question or a closed page. Null while a clock runs. */
  idleSince: number | null;
  interruption: Interruption | null;
  /** Latest instant of an event. */
  seen: number;
  startedAt: number | null;
  finishedAt: number | null;
  /** Exercises (`rootId`) whose pain limit was passed, once for each time. */
  above: readonly string[];
  /** True once the 10-minute version was chosen. */
  short: boolean;
  /** The ten minutes of this session. Null or missing when it is no longer than that. */
  shortVersion?: ShortVersion | null;
  painStop: PainStop | null;
  painAfter: number | null;
  end: EndReason | null;
}

export type SessionEvent =
  | { type: 'tick' | 'start' | 'pause' | 'resume' | 'restore' }
  /** Ends the set early, or a set without a clock. */
  | { type: 'set_done' }
  /** Takes one repetition back. */
  | { type: 'rep_back' }
  /** Starts the present hold again. */
  | { type: 'set_again' }
  | { type: 'skip_rest' }
  | { type: 'add_rest'; seconds: number }
  /** Corrects a logged set of the present exercise. */
  | { type: 'edit_set'; index: number; change: Partial<Omit<LoggedSet, 'side'>> }
  | { type: 'pain'; pain: number }
  | { type: 'hurts' }
  /** `easier` is the easier variant that may be done today. Null when there is none. */
  | { type: 'hurts_answer'; stop: PainStop; easier: PlannedExercise | null }
  | { type: 'skip' }
  | { type: 'skip_reason'; reason: SkipReason }
  | { type: 'swap'; exercise: PlannedExercise }
  /** Leaves out the present exercise. */
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

/** Number of sets that were done and not broken off. */
export const doneSets = (sets: readonly LoggedSet[]): number => sets.filter(({ stopped }) => !stopped).length;

/** The present exercise, with the amount of the present set. Undefined after the last one. */
export const exerciseOf = ({ exercises, exercise, set }: SessionState): PlannedExercise | undefined => {
  const present = exercises[exercise];
  const amount = present?.amounts?.[set];
  return present && amount !== undefined ? { ...present, from: amount, to: amount } : present;
};

/** Elapsed time of the stage at an instant, in milliseconds. */
export const spentAt = ({ clock: { spent, since } }: SessionState, at: number): number =>
  since === null ? spent : spent + Math.max(0, at - since);

/** True when the runner paused the session, or the device did. False while the session waits for an answer. */
export const isPaused = ({ idleSince, interruption, length, startedAt, stage }: SessionState): boolean =>
  idleSince !== null && interruption === null && startedAt !== null && (length !== null || stage === 'set');

/** True when there is something to store: a set, or pain that stopped the runner. */
export const isWorthLogging = ({ records, painStop }: SessionState): boolean =>
  painStop !== null || records.some(({ sets }) => sets.length > 0);
