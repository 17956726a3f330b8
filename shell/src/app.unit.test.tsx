import { setSession } from '@stridewell/app/core';
import { todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID } from '@stridewell/app/testing/render';
import { RUNNER_KEY } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { storeRunner } from './offline/last-runner.ts';
import { knownRemotes, loadScreen } from './remotes/load-remote.ts';
import { reloadTo } from './session/navigation.ts';
import { followOtherTabs } from './session/other-tabs.ts';
import { useUnreachable } from './session/start-session.ts';

const CHECKIN = todayOf('2026-11-20');

vi.mock('./remotes/load-remote.ts', () => ({
  knownRemotes: vi.fn(),
  loadedScreen: () => undefined,
  loadScreen: vi.fn(),
  loadSlot: () => Promise.reject(new Error('not deployed')),
}));

vi.mock('./session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const ME = 'GET /api/auth/me';
const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const SIGNED_OUT = { body: { ok: false, loggedIn: false, user: null } };
const WELLNESS = { name: 'wellness', entry: '/remotes/wellness/b1/mf-manifest.json', build: 'b1', routes: ['/new'] };

const open = (path: string, routes: Parameters<typeof fakeApi>[0] = {}): FakeApi => {
  window.history.replaceState(null, '', path);
  const api = fakeApi({
    'GET /config.json': { body: { clockOffsetMs: 0, flags: { coachChat: true } } },
    'GET /api/checkin/today': { body: CHECKIN },
    'GET /api/coach/weekly-outcomes': { body: [] },
    'GET /api/coach/weekly-plan': { status: 404, body: {} },
    'GET /api/physio/profile': { status: 404, body: {} },
    'GET /api/profile': {
      body: { ...INGRID, hasPassword: true, consents: { health_data: null, outside_model: null } },
    },
    [ME]: SIGNED_IN,
    ...routes,
  });
  render(<App />);
  return api;
};

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  // Sets the clock to a fixed time, because the greeting depends on the hour.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  setSession({ status: 'checking', user: null });
  useUnreachable.setState({ unreachable: false });
  useToasts.setState({ toasts: [] });
  vi.mocked(knownRemotes).mockReset().mockResolvedValue([WELLNESS]);
  vi.mocked(loadScreen)
    .mockReset()
    .mockResolvedValue({ default: () => <h1>Daily check-in</h1> });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('App on load', () => {
  test('SHELL-15 shows a spinner while the session is being checked', async () => {
    const answer = Promise.withResolvers<typeof SIGNED_OUT>();
    open('/', { [ME]: () => answer.promise });
    expect(await screen.findByText('Checking your session')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session');
    answer.resolve(SIGNED_OUT);
    await waitFor(() => expect(screen.queryByText('Checking your session')).toBeNull());
  });

  test.each(['/', '/running', '/profile', '/check-in', '/nowhere'])(
    'SHELL-14 shows the welcome screen at %s when signed out',
    async (path) => {
      open(path, { [ME]: SIGNED_OUT });
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
      expect(screen.queryByRole('banner')).toBeNull();
      expect(window.location.pathname).toBe(path);
    },
  );

  test('shows a retry button instead of the sign-in form when the server does not respond', async () => {
    const api = open('/', { [ME]: { status: 503, body: {} } });
    expect(await screen.findByText('We could not reach Stridewell')).toBeInTheDocument();
    api.on(ME, SIGNED_IN);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(/^Good /)).toBeInTheDocument();
  });

  test('shows the retry button in Norwegian in a browser with Norwegian as the stored language', async () => {
    window.localStorage.setItem('stridewell_language', 'nb');
    open('/', { [ME]: { status: 503, body: {} } });
    expect(await screen.findByText('Vi fikk ikke kontakt med Stridewell')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeInTheDocument();
  });

  test('CONST-56 shows the toast that was stored before a reload', async () => {
    window.sessionStorage.setItem('stridewell_toast', JSON.stringify({ title: 'Welcome back!', tone: 'success' }));
    open('/');
    expect(await screen.findByText('Welcome back!')).toBeInTheDocument();
  });
});

describe('App at /bridge/result', () => {
  const BRIDGE = {
    plans: {
      Push: 'https://a.example/1',
      Adapt: 'https://a.example/2',
      Recover: 'https://a.example/3',
      Reset: 'https://a.example/4',
    },
    pickYourOwn: 'https://a.example/5',
    parentOrigin: null,
  };
  const CONFIG = { body: { clockOffsetMs: 0, flags: { coachChat: true }, bridge: BRIDGE } };

  test.each([
    ['SHELL-09', 'signed in', SIGNED_IN],
    ['SHELL-10', 'signed out', SIGNED_OUT],
    ['SHELL-10', 'the session cannot be checked', { status: 503, body: {} }],
  ])('%s shows the result without a top bar or a session check when %s', async (_id, _state, me) => {
    const api = open('/bridge/result?result=reset&score=1.5', { [ME]: me, 'GET /config.json': CONFIG });
    expect(await screen.findByRole('region', { name: 'Reset' })).toHaveTextContent('1.5');
    expect(await heading('Your Training Recommendation')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open your training plan' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(api.calls.map(({ path }) => path)).toEqual(['/config.json']);
  });
});

test('BRIDGE-20 checks the session at /bridge/result when a runner was signed in on the device', async () => {
  storeRunner(SIGNED_IN.body.user);
  const api = open('/bridge/result?result=reset', {
    'GET /config.json': { body: { clockOffsetMs: 0, flags: { coachChat: true } } },
  });
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/checkin/today'));
  expect(screen.queryByRole('banner')).toBeNull();
});

describe('App when signed in', () => {
  test('SHELL-01 SHELL-16 shows the today screen under a top bar at /', async () => {
    open('/');
    expect(await heading(/^Good /)).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('Stridewell');
  });

  test('SHELL-01 shows the chooser without a top bar at / in embedded mode', async () => {
    open('/?embed=1');
    expect(await screen.findByText('Choose your coaching focus to get started')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('SHELL-08 shows the profile at /profile', async () => {
    open('/profile');
    expect(await heading('Profile')).toBeInTheDocument();
    expect(document.title).toBe('Profile · Stridewell');
  });

  test('SHELL-12 SHELL-13 shows the not-found screen at an unknown path', async () => {
    open('/nowhere/at/all');
    expect(await heading('This page is not here')).toBeInTheDocument();
    expect(screen.getByText('404 Page Not Found')).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  });

  test('loads the remote for a path that only remotes.json contains', async () => {
    open('/new');
    expect(await heading('Daily check-in')).toBeInTheDocument();
    expect(loadScreen).toHaveBeenCalledWith('/new', 0);
  });

  test.each(['/running', '/physio-coach', '/physio', '/coach'])(
    'shows an error card at %s when the remote cannot be loaded, and other screens still work',
    async (path) => {
      vi.mocked(loadScreen).mockRejectedValue(new Error('No remote'));
      open(path);
      expect(await screen.findByRole('alert')).toHaveTextContent(/(Running|Physio) Coach is not available right now/);
      await userEvent.click(screen.getAllByRole('link', { name: 'Stridewell' })[0] ?? document.body);
      expect(await heading(/^Good /)).toBeInTheDocument();
    },
  );

  test('shows an error card when a screen fails to load and loads the screen on retry', async () => {
    vi.mocked(loadScreen).mockRejectedValueOnce(new Error('down'));
    open('/check-in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Daily check-in is not available right now');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Daily check-in')).toBeInTheDocument();
    expect(loadScreen).toHaveBeenLastCalledWith('/check-in', 1);
  });

  test('shows the not-found screen at an unknown path when remotes.json cannot be loaded', async () => {
    vi.mocked(knownRemotes).mockRejectedValue(new Error('remotes.json: 503'));
    open('/nowhere');
    expect(await heading('This page is not here')).toBeInTheDocument();
  });

  test('AUTH-54 CHAT-46 shows the welcome screen after a 401 because the session was ended on another device', async () => {
    const refused = { status: 401, body: { message: 'Please sign in.' } };
    const api = open('/', { 'GET /api/checkin/today': refused, 'GET /api/coach/weekly-outcomes': refused });
    api.on(ME, SIGNED_OUT);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument());
    expect(screen.getByText('Your session has ended')).toBeVisible();
  });

  describe('sign-in in another tab', () => {
    const announce = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: RUNNER_KEY })));
    const isReloaded = () => expect(reloadTo).toHaveBeenCalledWith('/');
    let stop: () => void;
    beforeEach(() => {
      vi.mocked(reloadTo).mockReset();
      stop = followOtherTabs();
    });
    afterEach(() => stop());

    test('SECU-3401 reloads the app when another runner has signed in', async () => {
      open('/');
      await heading(/Ingrid/);
      announce();
      expect(reloadTo).not.toHaveBeenCalled();
      storeRunner({ ...INGRID, id: 'marit' });
      announce();
      isReloaded();
    });

    test('SECU-3401 reloads the app when the server reports that another runner has signed in', async () => {
      open('/', { 'GET /api/checkin/today': { status: 409, body: { code: 'other_runner', message: 'Reload.' } } });
      await waitFor(isReloaded);
    });

    test('SECU-3401 shows the welcome screen after a logout', async () => {
      const api = open('/');
      await heading(/Ingrid/);
      api.on(ME, SIGNED_OUT);
      storeRunner(null);
      announce();
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    });
  });
});
