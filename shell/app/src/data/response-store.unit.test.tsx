import 'fake-indexeddb/auto';
import { PATHS, RUNNER_KEY, type User } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.tsx';
import { api } from './api.ts';
import { isStoredOffline } from './offline-responses.ts';
import { useOfflineSince } from './offline-since.ts';
import { deleteResponses, findResponse, replaceResponse, setStoring, storeResponse } from './response-store.ts';
import { setSession } from './session.ts';

const userOf = (id: string): User => ({ id, email: `${id}@example.com`, name: id, timezone: 'Europe/Oslo' }) as User;

/** Signs a runner in on this device. */
const signIn = (id: string): void => {
  localStorage.setItem(RUNNER_KEY, JSON.stringify(userOf(id)));
  setSession({ status: 'signed-in', user: userOf(id) });
};
const answerOf = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
const found = async (path: string): Promise<unknown> => (await findResponse(path))?.json() ?? null;

beforeEach(() => {
  signIn('ingrid');
});
afterEach(async () => {
  await setStoring(true);
  await deleteResponses();
  useOfflineSince.setState({ asOf: null });
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('isStoredOffline', () => {
  test.each([
    PATHS.checkinToday,
    PATHS.weeklyPlan,
    `${PATHS.weeklyPlan}?weekStart=2026-11-30`,
    PATHS.physioToday,
    PATHS.physioPlan,
    PATHS.profile,
  ])('OFFL-01 is true for %s', (path) => {
    expect(isStoredOffline(path)).toBe(true);
  });

  test.each([PATHS.me, PATHS.history, '/api/export/all', '/api/coach/messages', `${PATHS.profile}/sessions`])(
    'is false for %s',
    (path) => {
      expect(isStoredOffline(path)).toBe(false);
    },
  );
});

describe('offline copies of responses', () => {
  test('OFFL-01 are returned to the same runner and set the time of the oldest one shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:40:00Z') });
    await storeResponse(PATHS.weeklyPlan, answerOf({ weekStart: '2026-11-16' }));
    vi.setSystemTime(new Date('2026-11-20T20:45:00Z'));
    await storeResponse(PATHS.profile, answerOf({ name: 'Ingrid' }));
    expect(await found(PATHS.profile)).toEqual({ name: 'Ingrid' });
    expect(await found(PATHS.weeklyPlan)).toEqual({ weekStart: '2026-11-16' });
    expect(useOfflineSince.getState().asOf).toBe('2026-11-20T20:40:00.000Z');
  });

  test('OFFL-04 are never returned to another runner, and are deleted when a response for another runner is stored', async () => {
    await storeResponse(PATHS.weeklyPlan, answerOf({ of: 'ingrid' }));
    signIn('kari');
    expect(await found(PATHS.weeklyPlan)).toBeNull();
    await storeResponse(PATHS.weeklyPlan, answerOf({ of: 'kari' }));
    expect(await found(PATHS.weeklyPlan)).toEqual({ of: 'kari' });
    signIn('ingrid');
    expect(await found(PATHS.weeklyPlan)).toBeNull();
  });

  test('OFFL-04 are not stored by a page after another runner has signed in from another tab', async () => {
    localStorage.setItem(RUNNER_KEY, JSON.stringify(userOf('kari')));
    await storeResponse(PATHS.weeklyPlan, answerOf({ of: 'kari' }));
    signIn('ingrid');
    expect(await found(PATHS.weeklyPlan)).toBeNull();
  });

  test('OFFL-05 are deleted and no longer stored after consent to storing health data was withdrawn', async () => {
    await storeResponse(PATHS.weeklyPlan, answerOf({ of: 'ingrid' }));
    const withdrawn = { consents: { health_data: { given: false, at: '2026-11-20T20:40:00Z' } } };
    await storeResponse(PATHS.profile, answerOf(withdrawn));
    await storeResponse(PATHS.checkinToday, answerOf({ date: '2026-11-20' }));
    for (const path of [PATHS.weeklyPlan, PATHS.profile, PATHS.checkinToday]) expect(await found(path)).toBeNull();
    await storeResponse(PATHS.profile, answerOf({ consents: { health_data: { given: true } } }));
    expect(await found(PATHS.profile)).not.toBeNull();
  });

  test('are not returned after two weeks', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:40:00Z') });
    await storeResponse(PATHS.weeklyPlan, answerOf({ of: 'ingrid' }));
    vi.setSystemTime(new Date('2026-12-04T20:41:00Z'));
    expect(await found(PATHS.weeklyPlan)).toBeNull();
  });

  test('return 404 for today’s check-in when the stored check-in is from an earlier day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:40:00Z') });
    await storeResponse(PATHS.checkinToday, answerOf({ date: '2026-11-20' }));
    expect((await findResponse(PATHS.checkinToday))?.status).toBe(200);
    vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
    expect((await findResponse(PATHS.checkinToday))?.status).toBe(404);
  });

  test('can be replaced, but not added, by a change that was made offline', async () => {
    await replaceResponse(PATHS.trainingLogsWeek, []);
    expect(await found(PATHS.trainingLogsWeek)).toBeNull();
    await storeResponse(PATHS.trainingLogsWeek, answerOf([]));
    await replaceResponse(PATHS.trainingLogsWeek, [{ date: '2026-11-20', status: 'done' }]);
    expect(await found(PATHS.trainingLogsWeek)).toEqual([{ date: '2026-11-20', status: 'done' }]);
  });
});

describe('request with an offline copy', () => {
  const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  test('OFFL-01 returns the offline copy when the network fails, and rejects when there is none', async () => {
    await storeResponse(PATHS.weeklyPlan, answerOf({ weekStart: '2026-11-16' }));
    noNetwork();
    expect(await api.get(PATHS.weeklyPlan)).toEqual({ weekStart: '2026-11-16' });
    await expect(api.get(PATHS.physioPlan)).rejects.toThrow('Failed to fetch');
    await expect(api.get(PATHS.me)).rejects.toThrow('Failed to fetch');
  });

  test('OFFL-02 clears the offline notice after the next response from the server', async () => {
    useOfflineSince.setState({ asOf: '2026-11-20T20:40:00.000Z' });
    fakeApi({ [`GET ${PATHS.weeklyPlan}`]: { body: {} } });
    await api.get(PATHS.weeklyPlan);
    expect(useOfflineSince.getState().asOf).toBeNull();
  });

  test('rejects with an error response from the server even when there is an offline copy', async () => {
    await storeResponse(PATHS.weeklyPlan, answerOf({ weekStart: '2026-11-16' }));
    fakeApi({ [`GET ${PATHS.weeklyPlan}`]: { status: 503, body: { message: 'Away' } } });
    await expect(api.get(PATHS.weeklyPlan)).rejects.toThrow('503: Away');
  });
});
