import 'fake-indexeddb/auto';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setClockOffset } from '../data/clock.ts';
import { isQueueMarked } from '../data/queue-mark.ts';
import { setSession } from '../data/session.ts';
import { expireWaiting, wipeWaiting } from '../data/wipe-queued-checkins.ts';
import { type FakeAnswer, type FakeApi, fakeApi, type Route } from '../testing/fake-api.tsx';
import { INGRID, renderApp } from '../testing/render.tsx';
import { countQueue, startQueue, useQueue } from './queue.ts';
import { sendWaiting } from './send.ts';
import { submitSessionLog } from './send-session-logs.ts';
import { keepSession, keptSession, type NewSessionLog } from './session-log-database.ts';
import { WaitingCheckins } from './waiting-checkins.tsx';
import { wipeQueue } from './whole-queue.ts';

const ID = '019a9f30-7c7e-4000-8000-0000000000f1';
const PUT = `PUT /api/physio/sessions/${ID}`;
const KARI = { ...INGRID, id: '019a9f30-7c7e-7000-8000-000000000002', name: 'Kari Nordmann' };
const NOON = Date.parse('2026-11-20T12:00:00.000Z');

const log = (change: Partial<NewSessionLog> = {}): NewSessionLog => ({
  id: ID,
  userId: INGRID.id,
  date: '2026-11-20',
  body: { date: '2026-11-20', status: 'done' },
  createdAt: '2026-11-20T11:30:00.000Z',
  ...change,
});
const noNetwork = (): Promise<FakeAnswer> => Promise.reject(new TypeError('Failed to fetch'));
const openApi = (put: Route, user: typeof INGRID | null = INGRID): FakeApi =>
  fakeApi({ [PUT]: put, 'GET /api/auth/me': { body: { ok: user !== null, loggedIn: user !== null, user } } });
const puts = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

let stop: () => void;
beforeEach(() => {
  setClockOffset(NOON - Date.now());
  setSession({ status: 'signed-in', user: INGRID });
  stop = startQueue(INGRID.id);
});
afterEach(async () => {
  setClockOffset(0);
  stop();
  for (const { id } of [INGRID, KARI]) await wipeQueue(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('session log', () => {
  test('PLAYER-16 is sent immediately, then removed together with the unfinished session', async () => {
    await keepSession(INGRID.id, { stage: 'summary' });
    const api = openApi({ body: {} });
    expect(await submitSessionLog(log())).toBe('sent');
    expect(puts(api)).toEqual([log().body]);
    expect(await keptSession(INGRID.id)).toBeNull();
    expect(await countQueue(INGRID.id)).toEqual({ all: 0, checkins: 0, sessions: 0 });
    expect(isQueueMarked()).toBe(false);
  });

  test.each([
    ['there is no network', noNetwork],
    ['the physio service is down', { status: 503, body: {} }],
    ['the session has ended', { status: 401, body: { message: 'Please sign in.' } }],
  ])('PLAYER-16 is queued when %s and sent later with the same id', async (_title, put) => {
    const api = openApi(put);
    expect(await submitSessionLog(log())).toBe('waiting');
    expect(isQueueMarked()).toBe(true);
    api.on(PUT, { body: {} });
    expect(await sendWaiting(INGRID.id)).toBe(true);
    expect(puts(api)).toEqual([log().body, log().body]);
    expect(useQueue.getState().lastSentLog?.id).toBe(ID);
    expect(isQueueMarked()).toBe(false);
  });

  test('PLAYER-16 is sent even when the queued check-ins cannot be sent', async () => {
    const api = openApi(noNetwork);
    const { addCheckin } = await import('./database.ts');
    await addCheckin({ userId: INGRID.id, date: '2026-11-20', key: 'k', body: {}, createdAt: '2026-11-20T11:00:00Z' });
    await submitSessionLog(log());
    api.on(PUT, { body: {} });
    expect(await sendWaiting(INGRID.id)).toBe(false);
    expect(await countQueue(INGRID.id)).toEqual({ all: 1, checkins: 1, sessions: 0 });
    expect(isQueueMarked()).toBe(true);
  });

  test('is not sent while another runner is signed in', async () => {
    const api = openApi(noNetwork, KARI);
    await submitSessionLog(log());
    api.on(PUT, { body: {} });
    expect(await sendWaiting(INGRID.id)).toBe(false);
    expect(puts(api)).toHaveLength(1);
  });

  test('stays on the device with the reason when the server rejects it, until the runner discards it', async () => {
    openApi({ status: 400, body: { message: 'That day is too long ago.' } });
    await expect(submitSessionLog(log())).rejects.toThrow('That day is too long ago.');
    const { actor } = renderApp(<WaitingCheckins />);
    expect(await screen.findByText('Your session of Friday 20 November was not accepted')).toBeVisible();
    expect(screen.getByText('That day is too long ago.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/not accepted/)).toBeNull());
  });

  test('PLAYER-16 is listed while it is queued, and is sent when "Send now" is clicked', async () => {
    const api = openApi(noNetwork);
    await submitSessionLog(log());
    const { actor } = renderApp(<WaitingCheckins />);
    expect(await screen.findByText('1 session not yet sent')).toBeVisible();
    expect(await violations()).toEqual([]);
    api.on(PUT, { body: {} });
    await actor.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('1 session not yet sent')).toBeNull());
  });
});

describe('session data on the device', () => {
  test('PLAYER-17 is deleted with the runner’s other data', async () => {
    openApi(noNetwork);
    await submitSessionLog(log());
    await keepSession(INGRID.id, { stage: 'set' });
    await keepSession(KARI.id, { stage: 'rest' });
    await wipeWaiting(INGRID.id);
    expect(await countQueue(INGRID.id)).toEqual({ all: 0, checkins: 0, sessions: 0 });
    expect(await keptSession(INGRID.id)).toBeNull();
    expect(await keptSession(KARI.id)).toEqual({ stage: 'rest' });
  });

  test('PLAYER-17 is deleted after 7 days when another runner uses the device', async () => {
    await keepSession(KARI.id, { stage: 'set' });
    await keepSession(INGRID.id, { stage: 'set' });
    setClockOffset(NOON + 8 * 86_400_000 - Date.now());
    await expireWaiting(INGRID.id);
    expect(await keptSession(KARI.id)).toBeNull();
    expect(await keptSession(INGRID.id)).toEqual({ stage: 'set' });
  });

  test('PLAYER-15 is restored unchanged', async () => {
    await keepSession(INGRID.id, { stage: 'set', clock: { spent: 4_000, since: null } });
    expect(await keptSession(INGRID.id)).toEqual({ stage: 'set', clock: { spent: 4_000, since: null } });
  });
});
