/** Phases of a programme with their display names. */
export const PHASE_NAMES = { 1: 'Calm', 2: 'Load', 3: 'Return' } as const;
export type ProgrammePhase = keyof typeof PHASE_NAMES;
