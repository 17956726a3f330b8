import type { AreaTest, ProgrammePhase } from '@stridewell/contracts/web';
import type { HoldId } from './holds.ts';

/**
 * A dose in sets of repetitions (`12`, `8-10`, `15 RM`), of seconds (minimum and maximum per hold or bout), or of
 * metres.
 */
export type Dose =
  | { sets: number; reps: string; tempo?: string }
  | { sets: number; seconds: readonly [number, number] }
  | { sets: number; metres: number };

/** One exercise of a phase, as defined in the domain page. */
export interface PlannedExercise {
  id: string;
  name: string;
  cue: string;
  dose: Dose;
  /** Doses that replace `dose` in later weeks. The entry with the latest `from` week reached so far applies. */
  later?: readonly (Dose & { from: number; cue?: string })[];
  /**
   * First and last week of the phase in which the exercise is used, inclusive; omitted when it is used in all weeks.
   */
  weeks?: readonly [number, number];
  perSide?: true;
  /** True when the exercise requires a rest day afterwards. */
  heavy?: true;
  /** True when both feet leave the floor. */
  hop?: true;
  /**
   * Id of the hold that replaces the exercise at the half dose; null when there is none. Omitted when the exercise is a
   * hold.
   */
  half?: HoldId | null;
  /** Cue used for insertional pain, where the tendon meets the heel bone. */
  insertionalCue?: string;
}

export interface Phase {
  /** Text shown together with every exercise of the phase. */
  frequency: string;
  /** Maximum number of loading days within 7 days; null when only the required rest days limit it. */
  perWeek: number | null;
  exercises: readonly PlannedExercise[];
}

/** The programme of one area (section C of the domain page). */
export interface Programme {
  phases: Record<ProgrammePhase, Phase>;
  /** Gentle holds for days with pain above 6 and for rest days between heavy days. */
  calm: readonly PlannedExercise[];
  /** Activities to avoid for now. */
  avoid: readonly string[];
  tests: readonly AreaTest[];
  usualTime: string;
}
