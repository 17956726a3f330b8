import { afterEach, describe, expect, test, vi } from 'vitest';
import { isEmbedded } from '../page/embedded.ts';
import { forgetToken, storedToken, storeToken } from './api.ts';
import { deviceStore, tabStore } from './storage.ts';

const refuse = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

afterEach(() => vi.restoreAllMocks());

describe('browser store', () => {
  test('returns a value only from the store that it was written to', () => {
    deviceStore.set('a', '1');
    tabStore.set('a', '2');
    expect([deviceStore.get('a'), tabStore.get('a')]).toEqual(['1', '2']);
    deviceStore.remove('a');
    expect(deviceStore.get('a')).toBeNull();
  });

  test('keeps values in memory when the browser blocks storage', () => {
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

  test('returns the newest value while storage is full and after space becomes available', () => {
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

  test('removes a value from the browser and from memory', () => {
    deviceStore.set('a', 'kept');
    refuse('localStorage');
    deviceStore.set('a', 'remembered');
    vi.restoreAllMocks();
    deviceStore.remove('a');
    expect(deviceStore.get('a')).toBeNull();
  });
});
