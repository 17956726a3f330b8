import { expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

it('computes each value once and evicts the least recently used value', () => {
  const computed: string[] = [];
  const cache = createBoundedCache<string>(2);
  const read = (key: string): string =>
    cache.of(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});
