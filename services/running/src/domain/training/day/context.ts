import type { DaySession } from '../choose-sessions.ts';
import type { Checkin } from '../day-action.ts';
import type { DoNotStart } from '../season-verdict.ts';
import type { SpeedModel } from '../step-targets.ts';
import type { TrainingRunner } from '../types.ts';
import type { DayChange } from './draft.ts';

/** A logged day. Days are counted from the week's Monday (0); earlier days are negative. */
export interface LoggedRun {
  day: number;
  status: 'done' | 'partial' | 'skipped';
  /** Running time in minutes; 0 if skipped. */
  minutes: number;
  reason: 'time' | 'fatigue' | 'pain' | 'other' | null;
  isHard: boolean;
  ladderStage: number | null;
}

/** An illness or travel pause, with days counted from the week's Monday; `to` is Infinity while the pause lasts. */
export interface PauseDays {
  kind: 'illness' | 'travel';
  from: number;
  to: number;
}

/** The physio coach's current limits on running. */
export interface PhysioGate {
  level: 'stop' | 'walk' | 'ladder' | 'clear';
  stage: number;
  /**
   * Seconds of running and of walking in one round, and the number of rounds; `bouts` lists the seconds of each bout if
   * they differ. Null for a walk.
   */
  runWalk: { run: number; walk: number; rounds: number; bouts?: readonly number[] } | null;
  /** Number of days between two ladder sessions. */
  gap: number;
  /** Duration of a walk in minutes; missing if the physio service has not published it. */
  walkMinutes?: number;
}

/** The four weeks after the walk–run ladder, in days counted from the week's Monday. */
export interface AfterLadder {
  /** Day on which the ladder was finished, and the first day without these limits. */
  from: number;
  until: number;
  /** Number of days between two runs. */
  gap: number;
  /** Maximum duration of a run, in minutes. */
  longest: number;
}

/** Pain on a day, from either kind of check-in, 0 to 10. */
export interface PainDay {
  day: number;
  pain: number;
}

/** A logged or past day: its session, null on a rest day, and what changed on it. */
export interface KeptDay {
  session: DaySession | null;
  changes: readonly DayChange[];
}

/** A break that ends in the week. */
export interface ReturnFromBreak {
  /** Number of days off, and the same with days of illness weighted (section 1.5 of the plans page). */
  days: number;
  counted: number;
  /** True if the first run after the break is logged. */
  hasRun: boolean;
}

/** A race in this or the next week. Its day is counted from the week's Monday. */
export interface NearRace {
  day: number;
  /** Number of days before it to which no hard or long run moves. */
  quietDays: number;
  /** Number of days without a run after it; present if it was run although the plan did not prepare for it. */
  restDays?: number | undefined;
}

/** All inputs that determine the current form of a week, in addition to its plan. */
export interface DayContext {
  runner: TrainingRunner;
  /** The pace model of the week, with which the length of a session is computed. */
  model: SpeedModel;
  /** Today, counted from the week's Monday (0). Outside 0 to 6 if the week is not the current one. */
  today: number;
  logs: readonly LoggedRun[];
  checkins: readonly { day: number; checkin: Checkin }[];
  pains: readonly PainDay[];
  /**
   * Day before which skipped runs and lasting pain are ignored; null if the runner has not said that the pain is gone.
   */
  painGone?: number | null | undefined;
  /**
   * Day on which the runner said that something hurts; null if the runner has not said so, or if the physio coach has
   * asked.
   */
  hurtSince?: number | null | undefined;
  pauses: readonly PauseDays[];
  /** The break that ended with a run of this week or ends with the next one; null if there is no break. */
  returned: ReturnFromBreak | null;
  gate: PhysioGate | null;
  /** Day on which the walk–run ladder was finished, while the return to full training lasts; null otherwise. */
  ladderFinished: number | null;
  /** The four weeks after the ladder, while the injury is followed; null otherwise. */
  afterLadder?: AfterLadder | null | undefined;
  /** The runner's races of this and the next week; none by default. */
  races?: readonly NearRace[] | undefined;
  /** The day of the race that the runner should not start, with the verdict; null if there is none. */
  refusedRace?: { day: number; message: DoNotStart } | null | undefined;
  /** Days on which a safety hold or red flag forbids training. */
  closedDays: readonly number[];
  /** Long run of last week that was displaced and that may be run on Monday; null if there is none. */
  carriedLong: DaySession | null;
  /** Day of last week from which that long run comes, before Monday (0); Sunday (-1) by default. */
  carriedFrom?: number | undefined;
  /** Maximum length of a run, in whole minutes. */
  cap: number;
  /** The same for each day from Monday, because runs of a month ago no longer apply on later days; `cap` by default. */
  capByDay?: readonly number[] | undefined;
  /** True if the runner accepted the offer of a lighter week. */
  isLighter: boolean;
  /** Logged or past days, which must not change. */
  kept: ReadonlyMap<number, KeptDay>;
  /** Sessions of the days that the runner made easier or longer. No other session moves to these days. */
  cuts?: ReadonlyMap<number, { session: DaySession; change: DayChange }> | undefined;
}

export const logOn = ({ logs }: DayContext, day: number): LoggedRun | undefined => logs.find((log) => log.day === day);

export const ranOn = (context: DayContext, day: number): boolean => (logOn(context, day)?.minutes ?? 0) > 0;

/** Returns the days skipped for the given reason, in ascending order. */
export const skippedFor = ({ logs }: DayContext, reason: LoggedRun['reason']): number[] =>
  logs
    .filter((log) => log.status === 'skipped' && log.reason === reason)
    .map(({ day }) => day)
    .sort((a, b) => a - b);
