import { slowText } from '@stridewell/kit/testing/hostile-text';
import { expect, it } from 'vitest';
import { exercisesIn } from './exercise-in.ts';

it('SECU-206 exercisesIn reads the longest hostile message within 50 ms', () => {
  expect(slowText(exercisesIn, 4_000, 50)).toBeNull();
}, 30_000);
