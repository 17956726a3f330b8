import { AfterTexts } from '@stridewell/app/first-screen';
import { lazy } from 'react';
import { Blank } from './blank-figure.tsx';
import type { DrawnExerciseProps } from './drawn-exercise.tsx';

/** A figure that cannot be loaded is left out, so that the page with its text stays usable. */
const NotLoaded = (_: DrawnExerciseProps) => <Blank />;

const DrawnExercise = lazy(() => import('./drawn-exercise.tsx').catch(() => ({ default: NotLoaded })));

/**
 * The drawn figure of an exercise by its id, loaded when it is first shown. It fills its container, which sets the
 * size. Blank if the library does not contain the id or the figures cannot be loaded.
 */
export const ExercisePicture = (props: DrawnExerciseProps) => (
  <AfterTexts fallback={<Blank />}>
    <DrawnExercise {...props} />
  </AfterTexts>
);
