import type { FocusArea, Goal, InjuryArea, Level, Phase } from '@stridewell/contracts/web';

/** Day of the week, 0 for Monday to 6 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Injuries that slow growth down: none, at any time, or within the last six months. */
export type InjuryHistory = 'none' | 'history' | 'recent';

/** What every planning rule knows of a runner. Missing answers are already replaced by stand-ins. */
export interface TrainingRunner {
  goal: Goal;
  level: Level;
  /** Hours a week that the runner has for running. */
  hours: number;
  /** Up to six late Build and Peak weeks may pass `hours` by 15 %. */
  hoursFlex: boolean;
  /** Available days, in order. */
  days: readonly Weekday[];
  /** Null when the runner did not answer. */
  age: number | null;
  injury: InjuryHistory;
  injuryAreas: readonly InjuryArea[];
  isObese: boolean;
  /** Day on which the runner prefers the long run. */
  longDay: Weekday | null;
  /** The runner's own limit of running days in a row. */
  maxDaysInRow: number | null;
  /** The runner's own limit of a single run, minutes. */
  longCap: number | null;
  focus: readonly FocusArea[];
}

/** Why a week has its size. `hold` repeats the established load; `eased` was made lighter by check-ins. */
export type WeekKind = 'load' | 'hold' | 'down' | 'eased' | 'return' | 'recovery' | 'taper' | 'race';

/** Families of structured quality sessions, by the reps they are made of. */
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

/** A quality session of a week before it is put on a day. */
export interface QualitySession {
  id: QualityId;
  reps: number;
  /** Minutes of work without recoveries; hills count climbing only. */
  workMinutes: number;
}

/** A planned week before its sessions are put on days. All minutes are running minutes. */
export interface TrainingWeek {
  phase: Phase;
  kind: WeekKind;
  /** Minutes of the whole week; in a race week without the race. */
  minutes: number;
  /** Minutes of the long run; 0 in a race week. */
  longMinutes: number;
  /** Race-pace minutes inside the long run. */
  racePaceMinutes: number;
  /** Number of runs, without a race. */
  runs: number;
  /** Longest run allowed, whole minutes. */
  cap: number;
  quality: readonly QualitySession[];
}
