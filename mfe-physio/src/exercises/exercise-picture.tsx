import { lazy, Suspense } from 'react';
import { Blank } from './blank-figure.tsx';
import type { DrawnExerciseProps } from './drawn-exercise.tsx';

const DrawnExercise = lazy(() => import('./drawn-exercise.tsx'));

/**
 * The drawn figure of an exercise by its id, loaded when it is first shown. It fills its container, which sets the size.
 * Blank for an id that the library does not contain.
 */
export const ExercisePicture = (props: DrawnExerciseProps) => (
  <Suspense fallback={<Blank />}>
    <DrawnExercise {...props} />
  </Suspense>
);
