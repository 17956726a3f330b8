/** The library of exercises without steps and drawings, which are loaded from `./texts` and `./poses`. */

export * from './codes.ts';
export { type DoseFacts, doseFacts, type Tempo, tempoOf } from './dose.ts';
export { EXERCISES, easier, exerciseById, harder } from './library.ts';
export { codesThatCount, isAllowed, missingKit, type SwapFacts, swapsFor } from './swaps.ts';
export type { Cycle, Dose, Drawing, Exercise, ExerciseTexts } from './types.ts';
