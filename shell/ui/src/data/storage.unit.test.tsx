import { afterEach, describe, expect, test, vi } from 'vitest';
import { isEmbedded } from '../layout/embedded.ts';
import { storedToken, storeToken } from './api.ts';
import { deviceStore, tabStore } from './storage.ts';

const refuse = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

afterEach(() => vi.restoreAllMocks());

describe('what a browser keeps', () => {
  test('is found again, in the store it was put into', () => {
    deviceStore.set('a', '1');
    tabStore.set('a', '2');
    expect([deviceStore.get('a'), tabStore.get('a')]).toEqual(['1', '2']);
    deviceStore.remove('a');
    expect(deviceStore.get('a')).toBeNull();
  });

  test('a browser that keeps nothing for a framed page breaks nothing', () => {
    refuse('localStorage');
    refuse('sessionStorage');
    expect(() => storeToken('a.b.c')).not.toThrow();
    expect(storedToken()).toBeNull();
    window.history.replaceState(null, '', '/?embed=1');
    expect(isEmbedded()).toBe(true);
    window.history.replaceState(null, '', '/');
    expect(isEmbedded()).toBe(false);
  });
});
