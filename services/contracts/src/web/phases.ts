/** Display names of the phases of a rehabilitation programme. */
export const PHASE_NAMES = { 1: 'Calm', 2: 'Load', 3: 'Return' } as const;
export type ProgrammePhase = keyof typeof PHASE_NAMES;
