import 'fake-indexeddb/auto';
import { TOKEN_KEY } from '@stridewell/contracts/web';
import { now } from '@stridewell/ui/core';
import { queueOf, submitCheckin, wipeCheckins } from '@stridewell/ui/queue';
import { fakeApi } from '@stridewell/ui/testing/fake-api';
import { INGRID } from '@stridewell/ui/testing/render';
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
const asked = (calls: { method: string; path: string }[]): string[] =>
  calls.map((call) => `${call.method} ${call.path}`);
const stored = (): string | null => window.localStorage.getItem(TOKEN_KEY);
const store = (token: string): void => window.localStorage.setItem(TOKEN_KEY, token);

afterEach(() => vi.unstubAllGlobals());

test('CONST-08 the token is stored under the name of the product', () => {
  expect(TOKEN_KEY).toBe('stridewell_token');
});

describe('with a stored token', () => {
  test('AUTH-27 one of three parts with an expiry ahead is checked as a bearer', async () => {
    const token = tokenFor(3_600);
    store(token);
    const { calls } = fakeApi({ [WHOAMI]: { body: { ok: true, user: INGRID } } });
    expect(await checkSession()).toEqual(INGRID);
    expect(asked(calls)).toEqual([WHOAMI]);
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  test.each([
    ['two parts', 'head.body'],
    ['an expiry that is over', tokenFor(-1)],
    ['no expiry', `head.${btoa('{}')}.signature`],
    ['a body that is no JSON', 'head.####.signature'],
  ])('AUTH-28 one with %s is not accepted, and stands in the way of no cookie', async (_, token) => {
    store(token);
    const { calls } = fakeApi({ [ME]: SIGNED_IN });
    expect(await checkSession()).toEqual(INGRID);
    expect(asked(calls)).toEqual([ME]);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(stored()).toBeNull();
  });

  test.each([
    ['AUTH-31', 401],
    ['AUTH-32', 403],
  ])('%s a %i on the check removes it; AUTH-29 the cookie is asked then', async (_, status) => {
    store(tokenFor(3_600));
    const { calls } = fakeApi({ [WHOAMI]: { status, body: { message: 'No.' } }, [ME]: SIGNED_IN });
    expect(await checkSession()).toEqual(INGRID);
    expect(asked(calls)).toEqual([WHOAMI, ME]);
    expect(stored()).toBeNull();
  });

  test('AUTH-29 any other failure asks the cookie too, and keeps the token', async () => {
    const token = tokenFor(3_600);
    store(token);
    fakeApi({ [WHOAMI]: { status: 503, body: {} }, [ME]: SIGNED_OUT });
    expect(await checkSession()).toBeNull();
    expect(stored()).toBe(token);
  });
});

describe('SECU-3101 the cookie of an account that was erased elsewhere', () => {
  test('wipes the check-ins that wait on this device, and nobody else’s', async () => {
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

describe('without one', () => {
  test('AUTH-30 a cookie session is enough', async () => {
    const { calls } = fakeApi({ [ME]: SIGNED_IN });
    expect(await checkSession()).toEqual(INGRID);
    expect(asked(calls)).toEqual([ME]);
  });

  test('SECU-1101 a token that comes with the answer, for embedded clients, is kept for the calls to come', async () => {
    const token = tokenFor(3_600);
    fakeApi({ [ME]: { body: { ...SIGNED_IN.body, token } } });
    expect(await checkSession()).toEqual(INGRID);
    expect(stored()).toBe(token);
  });

  test('nobody is signed in when the server says so', async () => {
    fakeApi({ [ME]: SIGNED_OUT });
    expect(await checkSession()).toBeNull();
  });

  test('a server that cannot be asked is not the same as nobody', async () => {
    fakeApi({ [ME]: { status: 503, body: {} } });
    await expect(checkSession()).rejects.toMatchObject({ status: 503 });
  });
});
