import type { Dose } from '../conditions/types.ts';
import type { Growth } from '../progression/types.ts';

/** One exercise of today's list. */
export interface PlannedExercise {
  id: string;
  /** English name in the library. */
  name: string;
  /** The library's English cues in one text. */
  cue: string;
  dose: Dose;
  perSide: boolean;
  heavy: boolean;
  hop: boolean;
  /** Maximum number of landings for today's hops; missing for other exercises and on days without a limit. */
  landings?: number;
  /** Change of the dose derived from the log; missing until the day's list is made. */
  growth?: Growth;
}
