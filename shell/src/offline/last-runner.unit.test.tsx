import { deviceStore, setSession, useSession } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID } from '@stridewell/app/testing/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmSession, startSession, useUnreachable } from '../session/start-session.ts';
import { lastRunner, storeRunner } from './last-runner.ts';

const ME = 'GET /api/auth/me';
const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const SIGNED_OUT = { body: { ok: false, loggedIn: false, user: null } };
const UNAVAILABLE = { status: 503, body: {} };

beforeEach(() => {
  setSession({ status: 'checking', user: null });
  useUnreachable.setState({ unreachable: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('lastRunner', () => {
  test('returns the user after a session check succeeds and null after a check finds no session', async () => {
    const api = fakeApi({ [ME]: SIGNED_IN });
    await startSession();
    expect(lastRunner()).toEqual(INGRID);
    api.on(ME, SIGNED_OUT);
    await startSession();
    expect(lastRunner()).toBeNull();
    expect(useSession.getState().status).toBe('signed-out');
  });

  test.each(['', 'null', '{', '[]', '{"id":1}', '{"id":"a","email":"b"}'])('returns null when %j is stored', (text) => {
    deviceStore.set('stridewell_runner', text);
    expect(lastRunner()).toBeNull();
  });

  test('returns null in embedded mode, where nothing is stored', () => {
    window.history.replaceState(null, '', '/?embed=1');
    storeRunner(INGRID);
    expect(lastRunner()).toBeNull();
    window.history.replaceState(null, '', '/');
  });
});

describe('startSession when the server does not respond', () => {
  test('BEYOND-17 signs in the last runner, after which confirmSession checks the session only once', async () => {
    storeRunner(INGRID);
    const api = fakeApi({ [ME]: UNAVAILABLE });
    await startSession();
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: INGRID });
    expect(useUnreachable.getState().unreachable).toBe(false);
    api.on(ME, SIGNED_IN);
    await confirmSession();
    await confirmSession();
    expect(api.calls).toHaveLength(2);
  });

  test('signs in the last runner, after which confirmSession signs out if the session has ended', async () => {
    storeRunner(INGRID);
    const api = fakeApi({ [ME]: UNAVAILABLE });
    await startSession();
    api.on(ME, SIGNED_OUT);
    await confirmSession();
    expect(useSession.getState().status).toBe('signed-out');
  });

  test('reports the server as unreachable when no last runner is stored', async () => {
    fakeApi({ [ME]: UNAVAILABLE });
    await startSession();
    expect(useUnreachable.getState().unreachable).toBe(true);
    expect(useSession.getState().status).toBe('checking');
  });

  test('signs in the last runner after four seconds, and signs out if a late response reports no session', async () => {
    vi.useFakeTimers();
    storeRunner(INGRID);
    const answer = Promise.withResolvers<typeof SIGNED_OUT>();
    fakeApi({ [ME]: () => answer.promise });
    const checking = startSession();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(useSession.getState().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(useSession.getState().status).toBe('signed-in');
    answer.resolve(SIGNED_OUT);
    await checking;
    expect(useSession.getState().status).toBe('signed-out');
  });
});
