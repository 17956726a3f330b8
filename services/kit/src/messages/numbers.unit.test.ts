import { expect, test } from 'vitest';
import { formatNumber } from './numbers.ts';

test.each([
  [1.5, 'en', {}, '1.5'],
  [1.5, 'nb', {}, '1,5'],
  [2, 'en', { min: 1, max: 1 }, '2.0'],
  [1 / 3, 'nb', { max: 1 }, '0,3'],
  [1234.5678, 'en', {}, '1,234.568'],
] as const)('formats %d in %s with %o as %s', (value, language, decimals, text) => {
  expect(formatNumber(value, language, decimals)).toBe(text);
});
