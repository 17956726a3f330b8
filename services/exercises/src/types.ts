import type { z } from 'zod';
import type { drawingSchema, exerciseSchema, textsSchema } from './schema.ts';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** An exercise without its steps and its drawing. */
export type Exercise = DeepReadonly<z.infer<typeof exerciseSchema>>;
export type Dose = Exercise['dose'];
/** Steps (3), cues (2 or 3) and mistakes (2) in one language. */
export type ExerciseTexts = DeepReadonly<z.infer<typeof textsSchema>>;
/** Key poses, props and cycle of a movement, for `ExerciseFigure` of `@stridewell/ui/figure`. */
export type Drawing = DeepReadonly<z.infer<typeof drawingSchema>>;
export type Cycle = Drawing['cycle'];
