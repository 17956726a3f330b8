import type { PlanType } from '@stridewell/contracts/web';

/** Days of the week in week order; their index counts from Monday = 0. */
export const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type DayName = (typeof DAY_NAMES)[number];

export type Goal = '5k' | '10k' | 'half_marathon' | 'marathon' | 'ultra' | 'fitness' | 'weight_loss';
export type Level = 'Beginner' | 'Intermediate' | 'Advanced';
export type Phase = 'Base' | 'Build' | 'Peak' | 'Taper';
export type InjuryArea = 'Achilles' | 'Knee' | 'Lower back' | 'Hip' | 'Other';

/** What the planner knows of a runner: the profile, read and filled in. */
export interface Runner {
  goal: Goal;
  /** `YYYY-MM-DD`; null without a race. */
  raceDate: string | null;
  /** The race that was run before goal or date were changed: what follows from it does not end with the change. */
  lastRace?: { goal: Goal; raceDate: string } | null | undefined;
  weeklyHours: number;
  /** At least one day, in week order, without doubles. */
  availableDays: readonly DayName[];
  level: Level;
  age: number | null;
  injuryHistory: readonly InjuryArea[];
  obese: boolean;
  /** The runner's own limit of the long run, minutes. */
  longRunCapMin: number | null;
  /** Threshold pace, seconds per km; null when unknown. */
  thresholdPace: number | null;
}

/** One day of the training log. `plannedMinutes` is what the plan of that day said, where there was one. */
export interface TrainingRecord {
  date: string;
  planType: PlanType;
  status: 'done' | 'partial' | 'skipped';
  minutes?: number | null | undefined;
  plannedMinutes?: number | null | undefined;
}

/** One day of a plan. `minutes` is running or walking only; strength stands beside it. */
export interface PlanDay {
  date: string;
  planType: PlanType;
  minutes: number;
  /** Null on a rest day. */
  zone: string | null;
  title: string;
  /** One line: why this session is here. */
  why: string;
  /** Minutes in zone 3 and above; never more than `minutes`. */
  hardMinutes: number;
  strengthMinutes?: number;
}

/** A week of seven days, Monday to Sunday. `totalMinutes` is the sum of the days' minutes. */
export interface WeekPlan {
  weekStart: string;
  phase: Phase;
  totalMinutes: number;
  days: PlanDay[];
  /** What came before the week and made it easier, and a short lead time; one sentence each, absent where there is none. */
  notes?: string[] | undefined;
}

/** What came before a week and makes it easier than its place in the programme alone. */
export interface Easing {
  /** Share of the week's minutes. */
  share: number;
  isAllEasy: boolean;
  qualityLess: number;
  runsLess: number;
  /** The first week after a long break, minutes. */
  restart: { minutes: number; isRunWalk: boolean } | null;
  /** After a long break the load is measured by the runs since, from a stand-in. */
  load: { records: readonly TrainingRecord[]; standIn: number } | null;
  /** One sentence each. */
  notes: string[];
}

/** Everything a plan follows from. */
export interface PlanRequest {
  runner: Runner;
  /** The Monday of the planned week. */
  weekStart: string;
  /** The runner's own date. */
  today: string;
  /** The Monday of the first week planned for this goal and race: phases, blocks and down weeks are counted from it. */
  programmeStart: string;
  /** The log, 77 days back at least where there is that much; order does not matter. */
  records: readonly TrainingRecord[];
  /** Rows of this week's days that are logged; they are kept as they are. */
  kept?: readonly PlanDay[] | undefined;
  easing?: Easing | null | undefined;
}
