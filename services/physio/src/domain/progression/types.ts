import type { LoadUnit } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Dose } from '../conditions/types.ts';

/** A suggested load and its reason. */
export interface LoadSuggestion {
  unit: LoadUnit;
  value: number;
  reason: PhysioFact;
}

/** Changes of an exercise's dose derived from its log (section 5.6 of the domain page). */
export interface Growth {
  /** The dose of the programme, from which the growth starts. */
  base: Dose;
  /** Amount of each set of the first side, in the unit of the dose; null if the programme's range applies. */
  amounts: readonly number[] | null;
  load: LoadSuggestion | null;
  /** The reason why the amount or load increases, stays or decreases; null before the first log. */
  reason: PhysioFact | null;
  /** Id of the exercise of which this is the harder variant; null if it is the programme's own exercise. */
  harderThan: string | null;
}
