import type { Condition, DoseUnit, PhysioArea, TestId } from '@stridewell/contracts/web';

export type ConditionId = Condition;

/**
 * A dose: sets of repetitions, of repetitions at the repetition maximum (`rm`), of seconds, metres or minutes. `from` and
 * `to` are the lowest and the highest number in one set.
 */
export interface Dose {
  sets: number;
  from: number;
  to: number;
  unit: DoseUnit;
  tempo?: string;
}

/** One exercise of a list, with its dose and the conditions under which it is listed. */
export interface ListedExercise {
  id: string;
  dose: Dose;
  /** Doses that replace `dose` in later logged weeks of the phase. The entry with the latest `from` week applies. */
  later?: readonly { week: number; dose: Dose }[];
  /** First and last logged week of the phase in which the exercise is listed, inclusive; omitted: all weeks. */
  weeks?: readonly [number, number];
  /** Earliest day of the phase on which the exercise is listed, from 1. */
  fromDay?: number;
  /** Maximum pain of the day at which the exercise is listed. */
  maxPain?: number;
  /** True when a session with the exercise counts as heavy although the library does not mark it as heavy. */
  countsAsHeavy?: true;
  /** True for an exercise that is done on one day in any seven. */
  isWeekly?: true;
  /** Lowest ladder stage at which a hop exercise is listed, in addition to the general rules for hops. */
  fromStage?: number;
}

/** One requirement of a test. The values replace those of the test's table row. */
export interface TestCriterion {
  test: TestId;
  /** Highest pain at which the test is passed. */
  maxPain?: number;
  /** Lowest value at which the test is passed. */
  min?: number;
  /** Lowest percentage of the other side; null when the other side is not compared. */
  symmetry?: number | null;
  /** Largest difference to the other side in centimetres that is passed instead of the percentage. */
  within?: number;
  /** Number of different days on which the test must have been passed within its validity. */
  days?: number;
  /** Least number of days between two results; omitted: three. */
  spacing?: number;
}

/** A requirement that does not come from a test. */
export type StateCriterion =
  | { rule: 'morning_median'; max: number }
  | { rule: 'morning_not_above_start' }
  | { rule: 'pain_free_days'; days: number }
  | { rule: 'impact_cleared' };

export type Criterion = TestCriterion | StateCriterion;

export const isTestCriterion = (criterion: Criterion): criterion is TestCriterion => 'test' in criterion;

/** The ladder of a condition (section 1.1 and 1.9 of the domain page). */
export interface LadderRules {
  variant: 'standard' | 'slow' | 'bone' | 'strain';
  /** Earliest day of the injury for stage 1, from 1; with bone stress, of the clearance. */
  fromDay: number;
  phase: 2 | 3;
  /** Number of clean sessions up to stage 8 and from stage 9 on. */
  clean: readonly [number, number];
  /** Last stage at which runs are 72 hours apart; 0 when they are always 48 hours apart. */
  slowUpTo: 0 | 3 | 6;
}

export interface Words {
  en: string;
  nb: string;
}

/** The programme of a condition: what its ladder, lists, tests and limits are. */
export interface ConditionRules {
  id: ConditionId;
  area: PhysioArea;
  /** Minimum days and logged sessions in phase 1 and phase 2; sessions of phase 2 are heavy ones. */
  minimums: Record<1 | 2, { days: number; sessions: number }>;
  /** Number of heavy sessions of an exercise that a logged week needs. */
  sessionsAWeek: number;
  ladder: LadderRules;
  /** Earliest day of the last clean run of 30 minutes, from 1. */
  lastDay: number;
  /** Weeks after which most runners are back at 30 minutes of running; null when none are shown. */
  weeks: readonly [number, number] | null;
  lists: {
    1: { daily: readonly ListedExercise[] };
    2: { heavy: readonly ListedExercise[]; light: readonly ListedExercise[] };
    3: {
      heavy: readonly ListedExercise[];
      light: readonly ListedExercise[];
      /** Hop exercises in the order in which they replace each other. */
      spring: readonly ListedExercise[];
    };
  };
  /** Ids of the calm holds for days with pain above 6. */
  calm: readonly string[];
  exits: Record<1 | 2 | 3, readonly Criterion[]>;
  runGate: readonly Criterion[];
  avoid: readonly Words[];
  usualTime: Words;
}
