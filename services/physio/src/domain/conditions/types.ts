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
  /** First and last logged week of the phase in which the exercise is listed, inclusive; if omitted, all weeks. */
  weeks?: readonly [number, number];
  /** Earliest day of the phase on which the exercise is listed, from 1. */
  fromDay?: number;
  /** Maximum pain of the day at which the exercise is listed. */
  maxPain?: number;
  /**
   * True if a session with the exercise is treated as heavy although the library does not mark the exercise as heavy.
   */
  countsAsHeavy?: true;
  /** True for an exercise that is done on only one day in any seven. */
  isWeekly?: true;
  /** Lowest ladder stage at which a hop exercise is listed, in addition to the general rules for hops. */
  fromStage?: number;
}

/** One requirement of a test. Its values replace those of the test's table row. */
export interface TestCriterion {
  test: TestId;
  /** Maximum pain at which the test is passed. */
  maxPain?: number;
  /** Minimum value at which the test is passed. */
  min?: number;
  /** Minimum percentage of the other side; null if the other side is not compared. */
  symmetry?: number | null;
  /** Maximum difference from the other side in centimetres that is accepted instead of the percentage. */
  within?: number;
  /** Number of different days on which the test must have been passed within its validity. */
  days?: number;
  /** Minimum number of days between two results; three if omitted. */
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
  /** Earliest day for stage 1, from 1, counted from the start of the injury or, for bone stress, from the clearance. */
  fromDay: number;
  phase: 2 | 3;
  /** Number of clean sessions per stage: up to stage 8, and from stage 9 onwards. */
  clean: readonly [number, number];
  /** Last stage at which runs are 72 hours apart; 0 if they are always 48 hours apart. */
  slowUpTo: 0 | 3 | 6;
}

export interface Words {
  en: string;
  nb: string;
}

/** The programme of a condition: its ladder, exercise lists, tests and limits. */
export interface ConditionRules {
  id: ConditionId;
  area: PhysioArea;
  /** Minimum days and logged sessions in phase 1 and phase 2; sessions of phase 2 are heavy ones. */
  minimums: Record<1 | 2, { days: number; sessions: number }>;
  /** Number of heavy sessions of an exercise required in a logged week. */
  sessionsAWeek: number;
  ladder: LadderRules;
  /** Earliest day of the last clean 30-minute run, from 1. */
  lastDay: number;
  /** Number of weeks after which most runners run for 30 minutes again; null if no number is shown. */
  weeks: readonly [number, number] | null;
  lists: {
    1: { daily: readonly ListedExercise[] };
    2: { heavy: readonly ListedExercise[]; light: readonly ListedExercise[] };
    3: {
      heavy: readonly ListedExercise[];
      light: readonly ListedExercise[];
      /** Hop exercises, in the order in which they replace each other. */
      spring: readonly ListedExercise[];
    };
  };
  /** Ids of the calm holds used on days with pain above 6. */
  calm: readonly string[];
  exits: Record<1 | 2 | 3, readonly Criterion[]>;
  runGate: readonly Criterion[];
  avoid: readonly Words[];
  usualTime: Words;
}
