import { afterEach, describe, expect, test, vi } from 'vitest';
import { isEmbedded } from '../layout/embedded.ts';
import { forgetToken, storedToken, storeToken } from './api.ts';
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

  test('a browser that keeps nothing for a framed page is made up for as long as the page lives', () => {
    refuse('localStorage');
    refuse('sessionStorage');
    expect(storedToken()).toBeNull();
    expect(storeToken('a.b.c')).toBe(false);
    expect(storedToken()).toBe('a.b.c');
    window.history.replaceState(null, '', '/?embed=1');
    expect(isEmbedded()).toBe(true);
    window.history.replaceState(null, '', '/');
    expect(isEmbedded()).toBe(true);
    forgetToken();
    tabStore.remove('stridewell_embedded');
    expect(storedToken()).toBeNull();
    expect(isEmbedded()).toBe(false);
  });

  test('a full store hides nothing that was put there before it was full', () => {
    expect(storeToken('old')).toBe(true);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storeToken('new')).toBe(false);
    expect(storedToken()).toBe('new');
    full.mockRestore();
    expect(storeToken('newer')).toBe(true);
    expect([storedToken(), window.localStorage.getItem('stridewell_token')]).toEqual(['newer', 'newer']);
  });

  test('what is removed is gone from both', () => {
    deviceStore.set('a', 'kept');
    refuse('localStorage');
    deviceStore.set('a', 'remembered');
    vi.restoreAllMocks();
    deviceStore.remove('a');
    expect(deviceStore.get('a')).toBeNull();
  });
});
