import type { PlannedExercise, Tempo } from './session-plan.ts';

/** Phase of a repetition. */
export type Phase = 'up' | 'hold' | 'down';

export interface PhaseLength {
  phase: Phase;
  seconds: number;
}

type Dose = Pick<PlannedExercise, 'unit' | 'from' | 'to' | 'tempo' | 'downFirst'>;

/** Default tempo of an exercise that has none: 4 s per repetition (section 5.1). */
const DEFAULT_TEMPO: Tempo = { up: 2, hold: 0, down: 2 };

export const isCounted = ({ unit }: Pick<Dose, 'unit'>): boolean => unit === 'reps' || unit === 'rm';

/** The phases of one repetition in the order in which they are done. Phases of 0 s are omitted. */
export const phasesOf = ({ tempo, downFirst }: Pick<Dose, 'tempo' | 'downFirst'>): PhaseLength[] => {
  const { up, hold, down } = tempo ?? DEFAULT_TEMPO;
  const phases: PhaseLength[] = [
    { phase: 'up', seconds: up },
    { phase: 'hold', seconds: hold },
    { phase: 'down', seconds: down },
  ];
  return (downFirst ? phases.reverse() : phases).filter(({ seconds }) => seconds > 0);
};

/** Duration of one repetition in seconds. */
export const repSeconds = (dose: Pick<Dose, 'tempo' | 'downFirst'>): number =>
  phasesOf(dose).reduce((sum, { seconds }) => sum + seconds, 0);

/** Amount at which the clock ends a set: the upper end of the range for repetitions, the lower end for holds. */
export const targetOf = ({ unit, from, to }: Pick<Dose, 'unit' | 'from' | 'to'>): number => {
  if (unit === 'minutes') return from * 60;
  return unit === 'seconds' ? from : to;
};

/** Duration of one set in seconds. Null for a distance, which the runner ends. */
export const setSeconds = (dose: Dose): number | null => {
  if (dose.unit === 'metres') return null;
  return isCounted(dose) ? targetOf(dose) * repSeconds(dose) : targetOf(dose);
};

/** Position in a set of repetitions. */
export interface RepView {
  /** Number of the repetition, starting at 1. */
  rep: number;
  of: number;
  phase: Phase;
  /** Whole seconds left of the phase, rounded up. */
  left: number;
}

/** Returns the repetition and phase after a number of milliseconds of the set. */
export const repAt = (dose: Dose, spentMs: number): RepView => {
  const each = repSeconds(dose) * 1000;
  const of = targetOf(dose);
  const rep = Math.min(of - 1, Math.floor(spentMs / each));
  let within = Math.min(spentMs - rep * each, each - 1);
  const phases = phasesOf(dose);
  for (const { phase, seconds } of phases) {
    const length = seconds * 1000;
    if (within < length) return { rep: rep + 1, of, phase, left: Math.ceil((length - within) / 1000) };
    within -= length;
  }
  return { rep: rep + 1, of, phase: phases.at(-1)?.phase ?? 'up', left: 0 };
};

/** Completed amount after a number of milliseconds: whole repetitions, or whole seconds of a hold. */
export const amountAfter = (dose: Dose, spentMs: number): number => {
  if (dose.unit === 'metres') return dose.to;
  const unitMs = isCounted(dose) ? repSeconds(dose) * 1000 : 1000;
  return Math.min(targetOf(dose), Math.floor(spentMs / unitMs));
};
