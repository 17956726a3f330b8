import { expect, test } from 'vitest';
import { formatScore } from './format-score.ts';

test('formatScore formats a score with one decimal place', () => {
  expect([6, 6.2, 10].map(formatScore)).toEqual(['6.0', '6.2', '10.0']);
});
