import { expect, test } from 'vitest';
import { formatPointers, parsePointers, pointedAt } from './pointers.ts';

test('a pointer is set beside the others', () => {
  const pointers = pointedAt({ running: { build: 'a' }, physio: { build: 'b' } }, 'running', 'c');
  expect(parsePointers(formatPointers(pointers))).toEqual({ running: { build: 'c' }, physio: { build: 'b' } });
});

test('no file and an empty one point nowhere; a broken one is not written over', () => {
  expect([parsePointers(null), parsePointers('\n')]).toEqual([{}, {}]);
  for (const text of ['{', '{"running":"a"}', '{"running":{"build":1}}']) expect(() => parsePointers(text)).toThrow();
});
