import { EXERCISES, tempoOf } from '@stridewell/exercises';
import { DRAWINGS, drawingOf } from '@stridewell/exercises/poses';
import { cycleAt, poseProblems } from '@stridewell/ui/figure/drawing';
import { describe, expect, test } from 'vitest';

const drawings = Object.entries(DRAWINGS);

describe('EXLIB-10 drawings of the exercise library', () => {
  test('exist for every exercise', () => {
    expect(EXERCISES.filter(({ id }) => drawingOf(id) === undefined).map(({ id }) => id)).toEqual([]);
  });

  test.each(drawings)('have possible key poses: %s', (_, drawing) => {
    expect(drawing.keys.flatMap((pose) => poseProblems(drawing, pose))).toEqual([]);
  });

  test('keep their own durations at the tempo of their dose', () => {
    for (const exercise of EXERCISES) {
      const [drawing, tempo] = [drawingOf(exercise.id), tempoOf(exercise.dose)];
      if (drawing && tempo) expect([exercise.id, cycleAt(drawing, tempo)]).toEqual([exercise.id, drawing.cycle]);
    }
  });
});
