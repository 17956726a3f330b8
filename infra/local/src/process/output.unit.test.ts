import { describe, expect, test } from 'vitest';
import { createBackOff } from './back-off.ts';
import { errorIn } from './error-lines.ts';
import { createLineWatch } from './line-watch.ts';

describe('errorIn', () => {
  test.each([
    ['{"level":50,"msg":"relay failed","err":{"message":"no bus"}}', 'relay failed: no bus'],
    ['{"level":60,"err":{"message":"gone"},"msg":"gone"}', 'gone'],
    ['[12] 2026/01/01 10:00:00.1 [ERR] JetStream out of space', 'JetStream out of space'],
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['Error [ERR_MODULE_NOT_FOUND]: Cannot find module', 'Error [ERR_MODULE_NOT_FOUND]: Cannot find module'],
    ["9:M 01 Jan 2026 * # Can't save in background: fork", "Can't save in background: fork"],
  ])('returns the error in %s', (line, error) => expect(errorIn(line)).toBe(error));

  test.each([
    '{"level":30,"msg":"request completed"}',
    '{"level":40,"msg":"Error: only a warning"}',
    '{broken',
    '[12] 2026/01/01 [INF] Server is ready',
    '9:C 01 Jan 2026 # Redis is starting',
    '    at Object.<anonymous> (/a/b.js:1:1)',
  ])('returns null for %s', (line) => expect(errorIn(line)).toBeNull());
});

describe('createLineWatch', () => {
  test('assembles lines from chunks that split them anywhere, even inside a character', () => {
    const errors: string[] = [];
    const watch = createLineWatch((error) => errors.push(error));
    for (const byte of Buffer.from('first\nError: Überlast\nlast')) watch.push(Buffer.from([byte]));
    expect(errors).toEqual(['Error: Überlast']);
    expect(watch.last()).toBe('Error: Überlast');
    watch.reset();
    expect(watch.last()).toBe('');
  });

  test('reports a repeated error once', () => {
    const errors: string[] = [];
    const watch = createLineWatch((error) => errors.push(error));
    watch.push(Buffer.from('Error: a\nError: a\nError: b\nError: a\n'));
    expect(errors).toEqual(['Error: a', 'Error: b']);
  });
});

test('createBackOff doubles the delay from 250 ms to 5 s and resets it after a healthy minute', () => {
  const backOff = createBackOff();
  expect([1, 2, 3, 4, 5, 6, 7].map(() => backOff.next(1_000))).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  expect(backOff.next(60_000)).toBe(250);
  expect(backOff.next(59_999)).toBe(500);
});
