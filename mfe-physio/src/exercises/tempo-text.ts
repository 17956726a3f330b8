import { type TempoPhase, tempoOf } from './tempo.ts';

const PHASES: Record<TempoPhase, string> = { up: 'up', hold: 'hold', down: 'down' };

/** Returns the tempo as a string such as "3 s up, 3 s down". Empty for an exercise without a tempo. */
export const tempoText = (tempo: string | null): string =>
  (tempoOf(tempo) ?? []).map(({ phase, seconds }) => `${seconds} s ${PHASES[phase]}`).join(', ');
