import { setClockOffset } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { dashboardRoutes, fixClock, NOW } from '../testing/fixtures.ts';

fixClock();
afterEach(() => {
  window.sessionStorage.clear();
  setClockOffset(0);
});

const STREAM = 'data: {"content":"Easy, 30 min."}\n\ndata: [DONE]\n\n';

const open = (path: string) => {
  const api = fakeApi({ ...dashboardRoutes(), 'POST /api/coach/quick-action': { body: STREAM } });
  return { api, ...renderApp(<App />, { path }) };
};
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const startRequests = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ path }) => path === '/api/coach/quick-action').map(({ body }) => body);
const wide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));

describe('running dashboard tab bar', () => {
  test('RUN-01 SHELL-02 shows Overview, AI Coach, Profile and Tracker, with Overview selected', () => {
    open('/running');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'AI Coach',
      'Profile',
      'Tracker',
    ]);
    expect(selected()).toBe('Overview');
    expect(document.title).toBe('Running Coach · Stridewell');
  });

  test('RUN-02 labels the overview tab "Stats" on small screens', () => {
    wide(false);
    open('/running');
    expect(selected()).toBe('Stats');
    expect(screen.queryByRole('tab', { name: 'Overview' })).toBeNull();
  });

  test('opens a tab on click and returns to the previous tab on browser back', async () => {
    const { actor } = open('/running');
    await actor.click(tab('Profile'));
    await actor.click(tab('Tracker'));
    expect(selected()).toBe('Tracker');
    expect(window.location.href).toMatch(/\/running$/);
    act(() => window.history.back());
    await waitFor(() => expect(selected()).toBe('Profile'));
    act(() => window.history.back());
    await waitFor(() => expect(selected()).toBe('Overview'));
  });
});

describe('running dashboard URL', () => {
  test.each([
    ['RUN-03', 'chat', 'AI Coach'],
    ['RUN-04', 'profile', 'Profile'],
    ['RUN-05', 'tracker', 'Tracker'],
  ])('%s RUN-08 opens the tab named in ?tab=%s and removes the parameter', async (_id, name, label) => {
    open(`/running?tab=${name}`);
    expect(selected()).toBe(label);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(selected()).toBe(label);
  });

  test('RUN-08 keeps embed=1 when tab and action are removed', async () => {
    open('/running?embed=1&tab=tracker&action=today');
    await waitFor(() => expect(window.location.search).toBe('?embed=1'));
    expect(selected()).toBe('Tracker');
  });

  test('opens the overview for an unknown tab name', async () => {
    open('/running?tab=admin');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(selected()).toBe('Overview');
  });
});

describe('running dashboard chat tab', () => {
  test('RUN-33 shows the running coach’s chat panel', async () => {
    open('/running?tab=chat');
    expect(await screen.findByRole('region', { name: 'Chat with your coach' })).toBeVisible();
  });

  test('RUN-06 CONST-19 requests today’s training once, one second after load, for tab=chat&action=today', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: false });
    const { api } = open('/running?tab=chat&action=today');
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(startRequests(api)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(20));
    await vi.waitFor(() => expect(startRequests(api)).toMatchObject([{ action: 'TODAY_START' }]));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(startRequests(api)).toHaveLength(1);
    expect(window.location.search).toBe('');
  });

  test('does not request today’s training when another tab is opened within one second', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    const { api } = open('/running?tab=chat&action=today');
    await act(() => vi.advanceTimersByTimeAsync(500));
    act(() => window.history.pushState({ tab: 'tracker' }, '', '/running'));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(selected()).toBe('Tracker');
    expect(startRequests(api)).toEqual([]);
  });

  test('RUN-07 does not request today’s training for action=today without tab=chat', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    const { api } = open('/running?action=today');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(selected()).toBe('Overview');
    expect(startRequests(api)).toEqual([]);
  });
});

describe('running dashboard back link', () => {
  test('RUN-31 opens the overview on "Back to Dashboard" and does not render the link there', async () => {
    const { actor } = open('/running?tab=tracker');
    await actor.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(selected()).toBe('Overview');
    expect(window.location.pathname).toBe('/running');
    expect(screen.queryByRole('link', { name: 'Back to Dashboard' })).toBeNull();
  });

  test.each(['/running', '/running?tab=chat', '/running?tab=profile', '/running?tab=tracker'])(
    'RUN-32 shows a "Back to Home" link to / on %s',
    (path) => {
      open(path);
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    },
  );
});
