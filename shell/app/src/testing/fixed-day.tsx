import { configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Long timeout, because screens load code on demand, which is slow on busy machines. A passing test does not wait for
// the timeout.
configure({ asyncUtilTimeout: 8_000 });

/** The date of the tests, a Friday. `NOW` is 09:00 on it in Oslo. */
export const TODAY = '2026-11-20';
export const NOW = new Date('2026-11-20T08:00:00Z');

/** Fixes the date of every test in the file at {@link NOW}, and restores timers and stubbed globals after each test. */
export const fixClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
};

export const NOT_FOUND = { status: 404, body: { statusCode: 404, error: 'Not Found', message: 'There is none yet.' } };
export const UNAVAILABLE = { status: 503, body: '<html>upstream</html>' };
