import type { Dose, Exercise } from './types.ts';

/** Seconds of the parts of one repetition. */
export interface Tempo {
  up: number;
  hold: number;
  down: number;
}

/** Returns the parts of a tempo such as `3-1-3`. Null without a tempo. */
export const tempoOf = ({ tempo }: Pick<Dose, 'tempo'>): Tempo | null => {
  if (tempo === undefined) return null;
  const [up = 0, hold = 0, down = 0] = tempo.split('-').map(Number);
  return { up, hold, down };
};

/** What the words for a dose are made from. */
export interface DoseFacts {
  sets: number;
  from: number;
  to: number;
  unit: Dose['type'];
  perSide: boolean;
  tempo: Tempo | null;
}

/** Returns the default dose of an exercise as values; the lists of a programme can differ from it. */
export const doseFacts = ({ dose, sides }: Pick<Exercise, 'dose' | 'sides'>): DoseFacts => ({
  sets: dose.sets,
  from: dose.from,
  to: dose.to,
  unit: dose.type,
  perSide: sides === 'each',
  tempo: tempoOf(dose),
});
