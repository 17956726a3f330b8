import { deviceStore, setSession, useSession } from '@stridewell/ui/core';
import { fakeApi } from '@stridewell/ui/testing/fake-api';
import { INGRID } from '@stridewell/ui/testing/render';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmSession, startSession, useUnreachable } from '../session/start-session.ts';
import { keepRunner, lastRunner } from './last-runner.ts';

const ME = 'GET /api/auth/me';
const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const SIGNED_OUT = { body: { ok: false, loggedIn: false, user: null } };
const AWAY = { status: 503, body: {} };

beforeEach(() => {
  setSession({ status: 'checking', user: null });
  useUnreachable.setState({ unreachable: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('who was signed in last', () => {
  test('is kept when the server says so, and forgotten when it says nobody is', async () => {
    const api = fakeApi({ [ME]: SIGNED_IN });
    await startSession();
    expect(lastRunner()).toEqual(INGRID);
    api.on(ME, SIGNED_OUT);
    await startSession();
    expect(lastRunner()).toBeNull();
    expect(useSession.getState().status).toBe('signed-out');
  });

  test.each(['', 'null', '{', '[]', '{"id":1}', '{"id":"a","email":"b"}'])('is nobody where %j is stored', (text) => {
    deviceStore.set('stridewell_runner', text);
    expect(lastRunner()).toBeNull();
  });

  test('is not kept inside another page', () => {
    window.history.replaceState(null, '', '/?embed=1');
    keepRunner(INGRID);
    expect(lastRunner()).toBeNull();
    window.history.replaceState(null, '', '/');
  });
});

describe('the server cannot be asked', () => {
  test('BEYOND-17 the app opens for the last runner, and asks again when told to', async () => {
    keepRunner(INGRID);
    const api = fakeApi({ [ME]: AWAY });
    await startSession();
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: INGRID });
    expect(useUnreachable.getState().unreachable).toBe(false);
    api.on(ME, SIGNED_IN);
    await confirmSession();
    await confirmSession();
    expect(api.calls).toHaveLength(2);
  });

  test('a session that has ended meanwhile is found out then', async () => {
    keepRunner(INGRID);
    const api = fakeApi({ [ME]: AWAY });
    await startSession();
    api.on(ME, SIGNED_OUT);
    await confirmSession();
    expect(useSession.getState().status).toBe('signed-out');
  });

  test('nobody knows who it is: a card says so, as before', async () => {
    fakeApi({ [ME]: AWAY });
    await startSession();
    expect(useUnreachable.getState().unreachable).toBe(true);
    expect(useSession.getState().status).toBe('checking');
  });

  test('a network that carries nothing is not waited for; its answer counts when it comes', async () => {
    vi.useFakeTimers();
    keepRunner(INGRID);
    const answer = Promise.withResolvers<typeof SIGNED_OUT>();
    fakeApi({ [ME]: () => answer.promise });
    const asking = startSession();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(useSession.getState().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(useSession.getState().status).toBe('signed-in');
    answer.resolve(SIGNED_OUT);
    await asking;
    expect(useSession.getState().status).toBe('signed-out');
  });
});
