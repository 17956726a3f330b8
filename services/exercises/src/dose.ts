import type { Dose, Exercise } from './types.ts';

/** Durations in seconds of the parts of one repetition. */
export interface Tempo {
  up: number;
  hold: number;
  down: number;
}

/** Returns the parts of a tempo such as `3-1-3`. Null if the dose has no tempo. */
export const tempoOf = ({ tempo }: Pick<Dose, 'tempo'>): Tempo | null => {
  if (tempo === undefined) return null;
  const [up = 0, hold = 0, down = 0] = tempo.split('-').map(Number);
  return { up, hold, down };
};

/** Values from which the wording of a dose is created. */
export interface DoseFacts {
  sets: number;
  from: number;
  to: number;
  unit: Dose['type'];
  perSide: boolean;
  tempo: Tempo | null;
}

/** Returns the values of an exercise's default dose. The lists of a programme may contain other doses. */
export const doseFacts = ({ dose, sides }: Pick<Exercise, 'dose' | 'sides'>): DoseFacts => ({
  sets: dose.sets,
  from: dose.from,
  to: dose.to,
  unit: dose.type,
  perSide: sides === 'each',
  tempo: tempoOf(dose),
});
