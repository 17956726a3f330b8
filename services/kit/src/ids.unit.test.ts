import { expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { createdAtOf, createId, createSecret } from './ids.ts';

it('createdAtOf returns the creation time of a UUIDv7, and null for any other value', () => {
  const now = createClock().now().getTime();
  expect(Math.abs((createdAtOf(createId()) ?? 0) - now)).toBeLessThan(1_000);
  expect(createdAtOf('0192f8a0-1111-7000-8000-000000000000')).toBe(0x0192f8a01111);
  expect([createdAtOf(createSecret()), createdAtOf('e1'), createdAtOf('0192f8a0-1111-4000-8000-000000000000')]).toEqual(
    [null, null, null],
  );
});
