import type { DaySession } from '../choose-sessions.ts';
import type { Checkin } from '../day-action.ts';
import type { TrainingRunner } from '../types.ts';

/** A logged day; days count from the week's Monday = 0, earlier days are negative. */
export interface LoggedRun {
  day: number;
  status: 'done' | 'partial' | 'skipped';
  /** Minutes of running; 0 when skipped. */
  minutes: number;
  reason: 'time' | 'fatigue' | 'pain' | 'other' | null;
  isHard: boolean;
  ladderStage: number | null;
}

/** Illness or travel in days of the week; `to` is Infinity while it lasts. */
export interface PauseDays {
  kind: 'illness' | 'travel';
  from: number;
  to: number;
}

/** What the physio coach allows. */
export interface PhysioGate {
  level: 'stop' | 'walk' | 'ladder' | 'clear';
  stage: number;
  /** Run and walk of one round in seconds, and the number of rounds; null for a walk. */
  runWalk: { run: number; walk: number; rounds: number } | null;
  /** Days between two ladder sessions. */
  gap: number;
}

/** Pain of a day from either kind of check-in, 0 to 10. */
export interface PainDay {
  day: number;
  pain: number;
}

/** Everything that the current week follows from in addition to its plan. */
export interface DayContext {
  runner: TrainingRunner;
  /** Today; before or after the week's days where the week is not the current one. */
  today: number;
  logs: readonly LoggedRun[];
  checkins: readonly { day: number; checkin: Checkin }[];
  pains: readonly PainDay[];
  pauses: readonly PauseDays[];
  gate: PhysioGate | null;
  /** Days on which a safety hold or red flag allows no training. */
  closedDays: readonly number[];
  /** The longest run allowed, whole minutes. */
  cap: number;
  /** The runner accepted the offer of a lighter week. */
  isLighter: boolean;
  /** Logged or past sessions by day; null where the day was a rest day. */
  kept: ReadonlyMap<number, DaySession | null>;
}

export const logOn = ({ logs }: DayContext, day: number): LoggedRun | undefined => logs.find((log) => log.day === day);

export const ranOn = (context: DayContext, day: number): boolean => (logOn(context, day)?.minutes ?? 0) > 0;

/** Days skipped for a reason, in order. */
export const skippedFor = ({ logs }: DayContext, reason: LoggedRun['reason']): number[] =>
  logs
    .filter((log) => log.status === 'skipped' && log.reason === reason)
    .map(({ day }) => day)
    .sort((a, b) => a - b);
