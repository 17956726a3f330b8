import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../data/api-error.ts';
import { isUnreachable, verdictOf } from './verdict.ts';

const answered = (status: number) => new ApiError(status, 'no', null);

describe('verdictOf', () => {
  test.each([400, 403, 409, 413, 415, 422])('treats a %s response as a rejection', (status) => {
    expect(verdictOf(answered(status))).toBe('refuse');
  });

  test.each([401, 404, 408, 425, 429, 500, 502, 503, 504])('does not treat a %s response as a rejection', (status) => {
    expect(verdictOf(answered(status))).toBe('keep');
  });

  test('treats a missing response as a delivery failure and not as a rejection', () => {
    for (const error of [new TypeError('Failed to fetch'), new DOMException('too slow', 'TimeoutError')]) {
      expect(verdictOf(error)).toBe('keep');
      expect(isUnreachable(error)).toBe(true);
    }
  });

  test('never treats a request that did not reach the service as a rejection', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), (status) => {
        const error = answered(status);
        expect(isUnreachable(error) && verdictOf(error) === 'refuse').toBe(false);
        expect(isUnreachable(error)).toBe(status >= 502 && status <= 504);
      }),
    );
  });
});
