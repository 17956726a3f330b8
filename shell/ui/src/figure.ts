/** Entry point of the animated figure of an exercise. Loaded only by screens with exercises. */

export { ExerciseFigure, type ExerciseFigureProps, type FigureSide } from './figure/exercise-figure.tsx';
export { cycleAt, cycleSeconds } from './figure/motion.ts';
export type { CycleStep, FigurePoses, FigureTempo } from './figure/types.ts';
