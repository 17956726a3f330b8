import { forgetToken, setSession, storedToken, useSession } from '@stridewell/app/core';
import { INGRID } from '@stridewell/app/testing/render';
import { TOKEN_KEY } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enterApp } from './enter.ts';
import { reloadTo } from './navigation.ts';

vi.mock('./navigation.ts', () => ({ reloadTo: vi.fn() }));

const session = (token?: string) => ({ ok: true as const, loggedIn: true as const, user: INGRID, token });
const shown = () => useToasts.getState().toasts.map(({ title, tone }) => ({ title, tone }));

beforeEach(() => {
  window.history.replaceState(null, '', '/profile?embed=1');
  setSession({ status: 'signed-out', user: null });
  useToasts.setState({ toasts: [] });
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetToken();
});

describe('enterApp', () => {
  test.each([
    ['with a token', 'a.b.c'],
    ['with a cookie alone', undefined],
  ])('stores the toast and any token, then reloads the app, for a session %s', (_what, token) => {
    enterApp(session(token), 'Welcome back!');
    expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/');
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe(token ?? null);
    expect(window.sessionStorage.getItem('stridewell_toast')).toContain('Welcome back!');
    expect(shown()).toEqual([]);
  });

  test('continues without a reload when the browser cannot store the token', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    enterApp(session('a.b.c'), 'Welcome back!');
    expect(reloadTo).not.toHaveBeenCalled();
    expect(useSession.getState()).toEqual({ status: 'signed-in', user: INGRID });
    expect(storedToken()).toBe('a.b.c');
    expect(window.location.pathname + window.location.search).toBe('/?embed=1');
    expect(shown()).toEqual([{ title: 'Welcome back!', tone: 'success' }]);
  });
});
