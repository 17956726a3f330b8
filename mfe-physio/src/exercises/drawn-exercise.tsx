import { drawingOf } from '@stridewell/exercises/poses';
import { ExerciseFigure, type ExerciseFigureProps } from '@stridewell/ui/figure';
import { Blank } from './blank-figure.tsx';

export interface DrawnExerciseProps extends Omit<ExerciseFigureProps, 'poses'> {
  exerciseId: string;
}

/** The figure of an exercise with the poses of all movements. Import `ExercisePicture` instead, which loads it. */
const DrawnExercise = ({ exerciseId, ...figure }: DrawnExerciseProps) => {
  const poses = drawingOf(exerciseId);
  return poses ? <ExerciseFigure poses={poses} {...figure} /> : <Blank />;
};

export default DrawnExercise;
