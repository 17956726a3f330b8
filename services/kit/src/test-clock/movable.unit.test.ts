import { describe, expect, it } from 'vitest';
import { createMovableClock } from './movable.ts';

describe('createMovableClock', () => {
  it('returns the machine’s time plus the offset', () => {
    const clock = createMovableClock();
    clock.setOffset(86_400_000);
    expect(clock.offset()).toBe(86_400_000);
    expect(clock.now().getTime() - Date.now()).toBeGreaterThan(86_399_000);
    expect(clock.now().getTime() - Date.now()).toBeLessThanOrEqual(86_400_000);
  });

  it('measures durations independently of the offset', () => {
    const clock = createMovableClock();
    const before = clock.monotonic();
    clock.setOffset(-86_400_000);
    expect(clock.monotonic()).toBeGreaterThanOrEqual(before);
  });
});
