import type { AreaTest, ProgrammePhase } from '@stridewell/contracts/web';
import type { HoldId } from './holds.ts';

/** Sets of repetitions (`12`, `8-10`, `15 RM`), of seconds (minimum and maximum of one hold or bout), or of metres. */
export type Dose =
  | { sets: number; reps: string; tempo?: string }
  | { sets: number; seconds: readonly [number, number] }
  | { sets: number; metres: number };

/** One exercise of a phase, as in the domain page. */
export interface PlannedExercise {
  id: string;
  name: string;
  cue: string;
  dose: Dose;
  /** Doses of later weeks. The last one whose `from` week is reached applies. */
  later?: readonly (Dose & { from: number; cue?: string })[];
  /** First and last week of the phase with this exercise, inclusive; omitted for all weeks. */
  weeks?: readonly [number, number];
  perSide?: true;
  /** True when the exercise requires a rest day afterwards. */
  heavy?: true;
  /** True when both feet leave the floor. */
  hop?: true;
  /** Hold that replaces the exercise at the half dose; null for none. Omitted when the exercise is a hold. */
  half?: HoldId | null;
  /** Cue for insertional pain, where the tendon meets the heel bone. */
  insertionalCue?: string;
}

export interface Phase {
  /** Text shown with every exercise of the phase. */
  frequency: string;
  /** Maximum loading days within 7 days; null when only the rest days between them count. */
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
