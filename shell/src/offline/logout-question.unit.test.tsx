import 'fake-indexeddb/auto';
import { now } from '@stridewell/app/core';
import { queueOf, sendWaiting, submitCheckin, submitSessionLog } from '@stridewell/app/queue';
import { DEFAULT_ANSWER, REFERRAL, SCORE_PARTS, saying } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { PATHS } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import { useLogout } from '../session/use-logout.ts';
import { forgetDevice } from './forget-device.ts';
import { lastRunner, storeRunner } from './last-runner.ts';
import { QueueHostLoader } from './unsent-notice.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const LOGOUT = `POST ${PATHS.logout}`;
const SEND = `POST ${PATHS.checkin}`;
const DATE = '2026-11-20';
const ME = { body: { ok: true, loggedIn: true, user: INGRID } };

const Screen = () => {
  const { handleLogout } = useLogout();
  return (
    <>
      <QueueHostLoader />
      <button type="button" onClick={handleLogout}>
        Logout
      </button>
    </>
  );
};

/** Renders the screen for a signed-in runner with a number of unsent check-ins. */
const openScreen = async (unsent: number) => {
  const api = fakeApi({
    [LOGOUT]: { body: { ok: true } },
    [SEND]: { status: 503, body: {} },
    [`GET ${PATHS.me}`]: ME,
  });
  storeRunner(INGRID);
  for (let index = 0; index < unsent; index += 1) {
    const made = { userId: INGRID.id, date: DATE, createdAt: now().toISOString(), body: { date: DATE } };
    await submitCheckin({ ...made, key: `key-${index}-of-sixteen-and-more` });
  }
  return { api, ...renderApp(<Screen />) };
};

const calls = (api: { calls: { method: string; path: string }[] }, route: string): number =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === route).length;
const buttonOf = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.mocked(reloadTo).mockClear();
});
afterEach(async () => {
  await forgetDevice(INGRID.id);
  vi.unstubAllGlobals();
});

describe('logout', () => {
  test('removes the stored user without asking when there are no unsent check-ins', async () => {
    const { api, actor } = await openScreen(0);
    await actor.click(buttonOf('Logout'));
    await waitFor(() => expect(reloadTo).toHaveBeenCalledWith('/'));
    expect(calls(api, LOGOUT)).toBe(1);
    expect(lastRunner()).toBeNull();
  });

  test('asks for confirmation when check-ins are unsent, and keeps the session and the check-ins on Cancel', async () => {
    const { api, actor } = await openScreen(2);
    await actor.click(buttonOf('Logout'));
    expect(await screen.findByRole('alertdialog', { name: '2 check-ins are not yet sent' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await actor.click(buttonOf('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls(api, LOGOUT)).toBe(0);
    expect(await queueOf(INGRID.id)).toMatchObject([{ refused: null }, { refused: null }]);
  });

  test.each([
    ['PLAYER-17 shows a training session that is not yet sent', 0, '1 session is not yet sent'],
    ['PLAYER-17 counts check-ins and sessions together as entries', 1, '2 entries are not yet sent'],
  ])('%s', async (_title, checkins, title) => {
    const { actor } = await openScreen(checkins);
    const id = crypto.randomUUID();
    await submitSessionLog({ id, userId: INGRID.id, date: DATE, createdAt: now().toISOString(), body: { date: DATE } });
    await actor.click(buttonOf('Logout'));
    expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument();
    await actor.click(buttonOf('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('discards unsent check-ins only after confirmation and after the server has ended the session', async () => {
    const { api, actor } = await openScreen(1);
    api.on(LOGOUT, { status: 503, body: {} });
    await actor.click(buttonOf('Logout'));
    await actor.click(await screen.findByRole('button', { name: 'Log out and discard' }));
    await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject({ text: 'Failed to logout' }));
    expect(lastRunner()).toEqual(INGRID);
    api.on(LOGOUT, { body: { ok: true } });
    await actor.click(buttonOf('Logout'));
    await actor.click(await screen.findByRole('button', { name: 'Log out and discard' }));
    await waitFor(() => expect(reloadTo).toHaveBeenCalledWith('/'));
    const before = calls(api, SEND);
    api.on(SEND, { body: DEFAULT_ANSWER });
    await sendWaiting(INGRID.id);
    expect(calls(api, SEND)).toBe(before);
  });
});

describe('session sent from the offline queue', () => {
  test('PLAYER-16 triggers a toast and invalidates the plan', async () => {
    const { api, client } = await openScreen(0);
    const id = crypto.randomUUID();
    await submitSessionLog({ id, userId: INGRID.id, date: DATE, createdAt: now().toISOString(), body: { date: DATE } });
    const read = vi.spyOn(client, 'invalidateQueries');
    api.on(`PUT ${PATHS.physioSessions}/${id}`, { body: {} });
    await waitFor(async () => {
      await act(async () => void (await sendWaiting(INGRID.id)));
      expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Session sent', tone: 'success' });
    });
    expect(read.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toEqual(
      expect.arrayContaining([PATHS.physioPlan, PATHS.physioSessions]),
    );
  });
});

describe('check-in sent from the offline queue', () => {
  test('triggers a toast and invalidates the check-in, history and statistics queries', async () => {
    const { api, client } = await openScreen(1);
    const read = vi.spyOn(client, 'invalidateQueries');
    api.on(SEND, { body: DEFAULT_ANSWER });
    await act(async () => void (await sendWaiting(INGRID.id)));
    await waitFor(() =>
      expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Check-in sent', tone: 'success' }),
    );
    expect(useToasts.getState().toasts[0]?.text).toMatch(/^Your score( for Friday 20 November)? is 6\.2\/10$/);
    expect(read.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toEqual(
      expect.arrayContaining([PATHS.checkinToday, PATHS.history, PATHS.stats]),
    );
  });

  test('triggers a toast that shows the safety text instead of the score when the response contains one', async () => {
    const { api } = await openScreen(1);
    api.on(SEND, { body: { ...DEFAULT_ANSWER, ...saying(REFERRAL, ...SCORE_PARTS) } });
    await act(async () => void (await sendWaiting(INGRID.id)));
    await waitFor(() =>
      expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Please read this first', text: REFERRAL.text }),
    );
  });
});
