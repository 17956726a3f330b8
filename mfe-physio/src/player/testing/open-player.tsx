import '@stridewell/exercises/texts/en';
import { wipeQueue } from '@stridewell/app/queue';
import { type FakeApi, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { NOW } from '@stridewell/app/testing/fixed-day';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import App from '../../app.tsx';
// Loads the screens with this file, because loading their code takes longer than the timeout of a test.
import '../exercise-player.tsx';
import '../player-page.tsx';
import '../screens/leave-dialog.tsx';
import '../run-player.tsx';
import { READ_MS } from '../use-machine.ts';
import { planOf } from './plans.ts';

/**
 * Runs the tests of a file on a fixed clock that moves only with {@link pass}, and deletes the data that the device
 * stored.
 */
export const fakeClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
      now: NOW,
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await wipeQueue(INGRID.id);
  });
};

/** Maximum jump of the clock in seconds. After a longer one, the player assumes that the device was locked. */
const JUMP = 9;

/** Advances the page's clock by a number of seconds, in jumps of at most `most` seconds that each trigger one read. */
export const pass = (seconds: number, most: number = JUMP): void => {
  for (let left = seconds; left > 0; left -= most) {
    const jump = Math.min(left, most) * 1000;
    act(() => {
      vi.setSystemTime(Date.now() + Math.max(0, jump - READ_MS));
      vi.advanceTimersByTime(Math.min(jump, READ_MS));
    });
  }
};

const PUT = /^PUT \/api\/physio\/sessions\//;

/** Opens the player. `put` answers every attempt to store the log. */
export const openPlayer = async (
  routes: Record<string, Route> = {},
  { path = '/physio-coach/session', put = { body: {} } as Route } = {},
) => {
  const api = fakeApi({
    'GET /api/physio/plan': { body: planOf() },
    'GET /api/auth/me': { body: { ok: true, loggedIn: true, user: INGRID } },
    ...routes,
  });
  const fetchOf = globalThis.fetch;
  // The id of the log is random, so its path is registered when the page first uses it.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${String(input)}`;
    if (PUT.test(route)) api.on(route, put);
    return fetchOf(input, init);
  });
  const app = renderApp(<App />, { path });
  return { api, ...app };
};

/** The logs that were sent. */
export const logsOf = ({ calls }: FakeApi) =>
  calls
    .filter(({ method, path }) => PUT.test(`${method} ${path}`))
    .map(({ path, body }) => ({ id: path.split('/').at(-1), body: body as Record<string, unknown> }));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
