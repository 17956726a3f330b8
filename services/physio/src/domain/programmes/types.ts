import type { Dose } from '../conditions/types.ts';
import type { Growth } from '../progression/types.ts';

/** One exercise of today's list. */
export interface PlannedExercise {
  id: string;
  /** English name in the library. */
  name: string;
  /** English cues of the library in one text. */
  cue: string;
  dose: Dose;
  perSide: boolean;
  heavy: boolean;
  hop: boolean;
  /** Maximum number of landings of the hops today; missing for other exercises and on days without a limit. */
  landings?: number;
  /** What the log makes of the dose; missing until the list of the day is made. */
  growth?: Growth;
}
