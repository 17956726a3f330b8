import { showStoredToast } from '@stridewell/app/core';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { TOKEN_KEY } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logout } from './logout.ts';
import { reloadTo } from './navigation.ts';

vi.mock('./navigation.ts', () => ({ reloadTo: vi.fn() }));

const LOGOUT = 'POST /api/auth/logout';
const toast = () => useToasts.getState().toasts[0];

const setUp = (answer: { status?: number; body?: unknown }): { api: FakeApi; client: QueryClient } => {
  window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
  const client = new QueryClient();
  client.setQueryData(['/api/profile'], { email: 'ingrid.solberg@example.com' });
  return { api: fakeApi({ [LOGOUT]: answer }), client };
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('logout', () => {
  test('AUTH-34 ends the session on the server, removes the token and reloads the app', async () => {
    const { api, client } = setUp({ body: { ok: true } });
    await logout(client);
    expect(api.calls.map((call) => `${call.method} ${call.path}`)).toEqual([LOGOUT]);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('AUTH-35 API-60 clears the query cache', async () => {
    const { client } = setUp({ body: { ok: true } });
    await logout(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test("TOAST-03 shows 'Logged out' after the reload, not before", async () => {
    await logout(setUp({ body: { ok: true } }).client);
    expect(toast()).toBeUndefined();
    showStoredToast();
    expect(toast()).toMatchObject({ title: 'Logged out', tone: 'success' });
  });

  test("TOAST-06 shows 'Error' with the server's message and keeps the session when the request fails", async () => {
    const { client } = setUp({ status: 503, body: { message: 'Please try again in a moment.' } });
    await logout(client);
    expect(toast()).toMatchObject({ title: 'Error', text: 'Please try again in a moment.', tone: 'destructive' });
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe('a.b.c');
    expect(client.getQueryData(['/api/profile'])).toBeDefined();
    expect(reloadTo).not.toHaveBeenCalled();
  });

  test("TOAST-06 shows 'Failed to logout' when the request fails without a message", async () => {
    const { client } = setUp({});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await logout(client);
    expect(toast()).toMatchObject({ title: 'Error', text: 'Failed to logout', tone: 'destructive' });
  });

  test('removes the token and reloads the app after a 401', async () => {
    const { client } = setUp({ status: 401, body: { message: 'Please sign in.' } });
    await logout(client);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(reloadTo).toHaveBeenCalledWith('/');
  });
});
