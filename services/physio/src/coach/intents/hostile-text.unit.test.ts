import { slowText } from '@stridewell/kit/testing/hostile-text';
import { expect, it } from 'vitest';
import { exercisesIn } from './exercise-in.ts';
import { painIn } from './pain-in.ts';

it.each<[string, (text: string) => unknown]>([
  ['painIn', painIn],
  ['exercisesIn', exercisesIn],
])(
  'SECU-206 %s reads the longest hostile message within 50 ms',
  (_name, read) => {
    expect(slowText(read, 4_000, 50)).toBeNull();
  },
  30_000,
);
