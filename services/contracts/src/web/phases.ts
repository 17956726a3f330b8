/** The phases of a programme, with the names that runners read. */
export const PHASE_NAMES = { 1: 'Calm', 2: 'Load', 3: 'Return' } as const;
export type ProgrammePhase = keyof typeof PHASE_NAMES;
