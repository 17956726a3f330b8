import { TOKEN_KEY } from '@stridewell/contracts/web';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetErasure, forgetRunner, keptErasure } from './erasure.ts';

afterEach(() => vi.restoreAllMocks());

test('PROF-11 nothing of ours stays on the device but the id of the erasure, for this tab', () => {
  window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
  window.localStorage.setItem('stridewell_draft', 'sore knee');
  window.localStorage.setItem('of-another-page', 'stays');
  window.sessionStorage.setItem('stridewell_choice', '1');
  forgetRunner('an-id');
  expect({ ...window.localStorage }).toEqual({ 'of-another-page': 'stays' });
  expect(Object.values({ ...window.sessionStorage })).toEqual(['an-id']);
  expect(keptErasure()).toBe('an-id');
  forgetErasure();
  expect(keptErasure()).toBeNull();
});

test('a browser that keeps nothing for us stops nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => forgetRunner('an-id')).not.toThrow();
});
