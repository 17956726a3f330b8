import { TOKEN_KEY } from '@stridewell/contracts/web';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetErasure, storedErasureId, wipeDeviceData } from './erasure.ts';

afterEach(() => vi.restoreAllMocks());

test('PROF-11 wipeDeviceData deletes all stored Stridewell data and then stores only the erasure id, in this tab', () => {
  window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
  window.localStorage.setItem('stridewell_draft', 'sore knee');
  window.localStorage.setItem('of-another-page', 'stays');
  window.sessionStorage.setItem('stridewell_choice', '1');
  wipeDeviceData('an-id');
  expect({ ...window.localStorage }).toEqual({ 'of-another-page': 'stays' });
  expect(Object.values({ ...window.sessionStorage })).toEqual(['an-id']);
  expect(storedErasureId()).toBe('an-id');
  forgetErasure();
  expect(storedErasureId()).toBeNull();
});

test('wipeDeviceData does not throw when the browser blocks access to storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => wipeDeviceData('an-id')).not.toThrow();
});
