import type { LoadUnit } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Dose } from '../conditions/types.ts';

/** A suggested load and why it is suggested. */
export interface LoadSuggestion {
  unit: LoadUnit;
  value: number;
  reason: PhysioFact;
}

/** What the log makes of the dose of an exercise (section 5.6 of the domain page). */
export interface Growth {
  /** The dose of the programme, from which the growth starts. */
  base: Dose;
  /** Amount of each set of the first side, in the unit of the dose; null when the programme's range applies. */
  amounts: readonly number[] | null;
  load: LoadSuggestion | null;
  /** Why amount or load rises, holds or falls; null before the first log. */
  reason: PhysioFact | null;
  /** Id of the exercise whose harder variant this is; null when it is the programme's own. */
  harderThan: string | null;
}
