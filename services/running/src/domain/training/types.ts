import type { FocusArea, Goal, InjuryArea, Level, Phase, WEEK_KINDS } from '@stridewell/contracts/web';

/** Day of the week, 0 for Monday to 6 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * How recent the runner's injuries are, which determines how fast the load can grow: none, at some time, or within the
 * last six months.
 */
export type InjuryHistory = 'none' | 'history' | 'recent';

/** The runner in the form that all planning rules use. Defaults replace missing answers. */
export interface TrainingRunner {
  goal: Goal;
  level: Level;
  /** True if the level is derived from recorded runs and not from the runner's answers. */
  isLevelShown?: true;
  /** Hours per week available for running. */
  hours: number;
  /** True if up to six weeks late in Build and in Peak are allowed to exceed `hours` by 15 %. */
  hoursFlex: boolean;
  /** Available days, in ascending order. */
  days: readonly Weekday[];
  /** The runner's age in years; null if not answered. */
  age: number | null;
  injury: InjuryHistory;
  injuryAreas: readonly InjuryArea[];
  isObese: boolean;
  /** Preferred day of the long run; null if there is none. */
  longDay: Weekday | null;
  /** Day to which a light day can move the long run, if the plan allows it. */
  spareDay?: Weekday | undefined;
  /** The runner's own maximum of consecutive running days. */
  maxDaysInRow: number | null;
  /** The runner's own maximum length of a run, in minutes; null if there is none. */
  longCap: number | null;
  focus: readonly FocusArea[];
  /** Maximum number of weekly runs in an accepted smaller plan; missing if there is none. */
  mostRuns?: number | undefined;
}

/**
 * Kind of a week, which explains its size. `hold` repeats the established load; `eased` was reduced because of
 * check-ins.
 */
export type WeekKind = (typeof WEEK_KINDS)[number];

/** Ids of the structured quality sessions. */
export const QUALITY_IDS = [
  'hills_short',
  'hills_long',
  'fartlek',
  'cruise',
  'tempo',
  'steady',
  'vo2_3',
  'vo2_1k',
  'rep_400',
  'race_10k',
  'race_half',
  'openers',
] as const;
export type QualityId = (typeof QUALITY_IDS)[number];

/** A quality session of a week before it is assigned to a day. */
export interface QualitySession {
  id: QualityId;
  reps: number;
  /** Work minutes without recoveries. For hills, only the climbing is included. */
  workMinutes: number;
}

/** A planned week before its sessions are assigned to days. All minutes are running minutes. */
export interface TrainingWeek {
  phase: Phase;
  kind: WeekKind;
  /** Minutes of the whole week. In a race week, the race is not included. */
  minutes: number;
  /** Minutes of the long run; 0 in a race week. */
  longMinutes: number;
  /** Race-pace minutes inside the long run. */
  racePaceMinutes: number;
  /** Number of runs, excluding a race. */
  runs: number;
  /** Maximum length of a run in this week, in whole minutes. */
  cap: number;
  quality: readonly QualitySession[];
}
