import { expect, test } from 'vitest';
import { formatPointers, parsePointers, pointedAt } from './pointers.ts';

test('pointedAt sets the pointer of one remote and keeps the pointers of the others', () => {
  const pointers = pointedAt({ running: { build: 'a' }, physio: { build: 'b' } }, 'running', 'c');
  expect(parsePointers(formatPointers(pointers))).toEqual({ running: { build: 'c' }, physio: { build: 'b' } });
});

test('parsePointers returns no pointers for a missing or empty file and throws for invalid content', () => {
  expect([parsePointers(null), parsePointers('\n')]).toEqual([{}, {}]);
  for (const text of ['{', '{"running":"a"}', '{"running":{"build":1}}']) expect(() => parsePointers(text)).toThrow();
});
