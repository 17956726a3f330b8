import 'fake-indexeddb/auto';
import { now } from '@stridewell/app/core';
import { queueOf, submitCheckin, wipeCheckins } from '@stridewell/app/queue';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID } from '@stridewell/app/testing/render';
import { TOKEN_KEY } from '@stridewell/contracts/web';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tokenFor } from '../testing/tokens.tsx';
import { checkSession } from './check-session.ts';

const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const SIGNED_OUT = { body: { ok: false, loggedIn: false, user: null } };
const WHOAMI = 'GET /api/auth/whoami';
const ME = 'GET /api/auth/me';

const submitOffline = async (made: Parameters<typeof submitCheckin>[0]): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await submitCheckin(made)).state).toBe('waiting');
  vi.restoreAllMocks();
};
const requestsOf = (calls: { method: string; path: string }[]): string[] =>
  calls.map((call) => `${call.method} ${call.path}`);
const stored = (): string | null => window.localStorage.getItem(TOKEN_KEY);
const store = (token: string): void => window.localStorage.setItem(TOKEN_KEY, token);

afterEach(() => vi.unstubAllGlobals());

test('CONST-08 TOKEN_KEY equals stridewell_token', () => {
  expect(TOKEN_KEY).toBe('stridewell_token');
});

describe('checkSession with a stored token', () => {
  test('AUTH-27 sends a well-formed, unexpired token as a bearer token', async () => {
    const token = tokenFor(3_600);
    store(token);
    const { calls } = fakeApi({ [WHOAMI]: { body: { ok: true, user: INGRID } } });
    expect(await checkSession()).toEqual(INGRID);
    expect(requestsOf(calls)).toEqual([WHOAMI]);
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  test.each([
    ['two parts', 'head.body'],
    ['an expiry in the past', tokenFor(-1)],
    ['no expiry', `head.${btoa('{}')}.signature`],
    ['a body that is not JSON', 'head.####.signature'],
  ])('AUTH-28 removes a token with %s and uses the cookie', async (_, token) => {
    store(token);
    const { calls } = fakeApi({ [ME]: SIGNED_IN });
    expect(await checkSession()).toEqual(INGRID);
    expect(requestsOf(calls)).toEqual([ME]);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(stored()).toBeNull();
  });

  test.each([
    ['AUTH-31', 401],
    ['AUTH-32', 403],
  ])('%s removes the token after a %i response and then uses the cookie (AUTH-29)', async (_, status) => {
    store(tokenFor(3_600));
    const { calls } = fakeApi({ [WHOAMI]: { status, body: { message: 'No.' } }, [ME]: SIGNED_IN });
    expect(await checkSession()).toEqual(INGRID);
    expect(requestsOf(calls)).toEqual([WHOAMI, ME]);
    expect(stored()).toBeNull();
  });

  test('AUTH-29 keeps the token after a failure other than a 401 or 403 and uses the cookie', async () => {
    const token = tokenFor(3_600);
    store(token);
    fakeApi({ [WHOAMI]: { status: 503, body: {} }, [ME]: SIGNED_OUT });
    expect(await checkSession()).toBeNull();
    expect(stored()).toBe(token);
  });
});

describe('SECU-3101 checkSession after the account was erased on another device', () => {
  test('deletes only the queued check-ins of the erased account', async () => {
    const made = { date: '2026-11-20', key: 'key-of-sixteen-and-more', body: {}, createdAt: now().toISOString() };
    const kari = '019a9f30-7c7e-7000-8000-000000000002';
    for (const userId of [INGRID.id, kari]) await submitOffline({ ...made, userId });
    fakeApi({ [ME]: { body: { ...SIGNED_OUT.body, erasedUserId: INGRID.id } } });
    expect(await checkSession()).toBeNull();
    expect(await queueOf(INGRID.id)).toEqual([]);
    expect(await queueOf(kari)).toHaveLength(1);
    await wipeCheckins(kari);
  });
});

describe('checkSession without a stored token', () => {
  test('AUTH-30 returns the user of the session that the cookie identifies', async () => {
    const { calls } = fakeApi({ [ME]: SIGNED_IN });
    expect(await checkSession()).toEqual(INGRID);
    expect(requestsOf(calls)).toEqual([ME]);
  });

  test('SECU-1101 stores the token from a response to an embedded client', async () => {
    const token = tokenFor(3_600);
    fakeApi({ [ME]: { body: { ...SIGNED_IN.body, token } } });
    expect(await checkSession()).toEqual(INGRID);
    expect(stored()).toBe(token);
  });

  test('returns null when the server reports no session', async () => {
    fakeApi({ [ME]: SIGNED_OUT });
    expect(await checkSession()).toBeNull();
  });

  test('rejects when the server returns an error', async () => {
    fakeApi({ [ME]: { status: 503, body: {} } });
    await expect(checkSession()).rejects.toMatchObject({ status: 503 });
  });
});
