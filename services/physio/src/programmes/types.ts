import type { AreaTest, ProgrammePhase } from '@stridewell/contracts/web';
import type { HoldId } from './holds.ts';

/** Sets of repetitions (`12`, `8-10`, `15 RM`), of seconds (one hold or bout, least and most) or of metres. */
export type Dose =
  | { sets: number; reps: string; tempo?: string }
  | { sets: number; seconds: readonly [number, number] }
  | { sets: number; metres: number };

/** One exercise of a phase as the domain page has it. */
export interface Planned {
  id: string;
  name: string;
  cue: string;
  dose: Dose;
  /** The doses of later weeks: the last one whose `from` is reached holds. */
  later?: readonly (Dose & { from: number; cue?: string })[];
  /** Weeks of the phase in which it is done, both included; left out: all of them. */
  weeks?: readonly [number, number];
  perSide?: true;
  /** A rest day follows. */
  heavy?: true;
  /** Both feet leave the floor. */
  hop?: true;
  /** What stands in its place at the half dose: a hold, another exercise's own hold, or nothing. Left out for what is a hold itself. */
  half?: HoldId | null;
  /** How it is done with pain where the tendon meets the heel bone. */
  insertionalCue?: string;
}

export interface Phase {
  /** In words, on every exercise of the phase. */
  frequency: string;
  /** Loading days within 7 days at most; null where only the rest days between them count. */
  perWeek: number | null;
  exercises: readonly Planned[];
}

/** Everything the coach says of one area, from section C of the domain page. */
export interface Programme {
  phases: Record<ProgrammePhase, Phase>;
  /** Gentle holds of a day with pain above 6, and of the rest days between heavy ones. */
  calm: readonly Planned[];
  /** What to leave alone for now. */
  avoid: readonly string[];
  tests: readonly AreaTest[];
  usualTime: string;
}
