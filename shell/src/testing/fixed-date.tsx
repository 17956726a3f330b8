import { afterEach, beforeEach, vi } from 'vitest';

/** Sets the clock of every test to 06:41 on Friday 20 November 2026 in Oslo. Removes global stubs after each test. */
export const fixDate = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:41:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
};
