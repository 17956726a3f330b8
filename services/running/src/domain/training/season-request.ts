import type { RaceGoal } from '@stridewell/contracts/web';
import type { SessionHistory } from './choose-sessions.ts';
import type { LoadState } from './load.ts';
import type { FixedRun } from './place-week.ts';
import type { RecentRuns } from './session-cap.ts';
import type { SpeedModel } from './step-targets.ts';
import type { TuneUpRace } from './tune-up.ts';
import type { TrainingRunner, Weekday } from './types.ts';

export interface Race {
  goal: RaceGoal;
  /** `YYYY-MM-DD` */
  date: string;
}

/** All inputs for planning a week for the first time. */
export interface SeasonWeekRequest {
  runner: TrainingRunner;
  /** The next race; null if there is none. */
  race: Race | null;
  /**
   * A race without a season, because the runner should not start it. The days before it are as easy as those before any
   * race. Missing if there is none.
   */
  unpreparedRace?: Race | undefined;
  /** The last race that was run; null if there was none. */
  lastRace: Race | null;
  /** Monday of the season's first week. */
  seasonStart: string;
  /** Monday of the week to plan. */
  weekStart: string;
  /** First day that can be planned: the week's Monday, or today in the current week. */
  firstDay: string;
  load: LoadState;
  /** True if the season prepares only for finishing the race (section 3.6); decided once for a season. */
  isFinishPlan: boolean;
  recent: RecentRuns;
  model: SpeedModel;
  history: SessionHistory;
  hardDaysBefore: readonly number[];
  /** True if the long run of the week before was on its Sunday. */
  isAfterLong?: boolean | undefined;
  /** Number of running days directly before this Monday; 0 by default. */
  rowBefore?: number | undefined;
  /** Runs of this week that are already done or must not change. */
  fixed?: readonly FixedRun[];
  /** Days of this week that must not change, with or without a run. */
  keptDays?: readonly Weekday[];
  /** True for the first week of a plan of a runner who has not run fast recently. */
  isWithoutQuality?: boolean;
  /** Number of runs that a taper week should have even if they become short. */
  leastRuns?: number;
  /** Tune-up races in this week and the week before, by date; none by default. */
  tuneUps?: readonly TuneUpRace[];
}
