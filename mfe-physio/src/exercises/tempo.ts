import type { Exercise } from '@stridewell/contracts/web';

/** A phase of one repetition. */
export type TempoPhase = 'up' | 'hold' | 'down';
export interface TempoStep {
  phase: TempoPhase;
  seconds: number;
}

const PHASES: readonly TempoPhase[] = ['up', 'hold', 'down'];

/**
 * Parses `3-0-3` (seconds up, hold, down; section C of the domain page). Omits phases of 0 s. Null if the input is
 * invalid.
 */
export const tempoOf = (tempo: string | null): TempoStep[] | null => {
  const seconds = /^(\d+)-(\d+)-(\d+)$/.exec(tempo ?? '')?.slice(1);
  if (!seconds) return null;
  const steps = PHASES.map((phase, index) => ({ phase, seconds: Number(seconds[index]) }));
  const lasting = steps.filter((step) => step.seconds > 0);
  return lasting.length > 0 ? lasting : null;
};

/** Returns the number of repetitions to count: 8 for `8-10`, 15 for `15RM`, null for a string without a number. */
export const repsOf = (reps: Exercise['reps']): number | null => {
  const first = /^(\d+)/.exec(reps ?? '')?.[1];
  return first === undefined || Number(first) === 0 ? null : Number(first);
};
