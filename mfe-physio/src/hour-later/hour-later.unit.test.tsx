import 'fake-indexeddb/auto';
import { useQueue, wipeQueue } from '@stridewell/app/queue';
import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import type { PhysioSession } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import HourLaterCard from './hour-later-card.tsx';

const TODAY = '2026-11-20';
const ID = '0190b8a0-0000-4000-8000-0000000000b1';
const LIST = `GET /api/physio/sessions?from=2025-11-20&to=${TODAY}`;
const PUT = `PUT /api/physio/sessions/${ID}/hour-later`;

const SESSION: PhysioSession = {
  ...{ id: ID, date: TODAY, injuryId: null, kind: 'exercises', status: 'done', exercises: [], painAfter: 1 },
  ...{ startedAt: `${TODAY}T08:00:00Z`, finishedAt: `${TODAY}T08:20:00Z`, painStop: null, ladderStage: null },
  ...{ runPain: null, hourLater: null, changes: 0, createdAt: `${TODAY}T08:20:00Z`, updatedAt: `${TODAY}T08:20:00Z` },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.setSystemTime(`${TODAY}T09:20:00Z`);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await wipeQueue(INGRID.id);
  useQueue.setState({ sessionLogs: [], marks: [] });
});

const open = (routes: Record<string, Route> = {}, language: 'en' | 'nb' = 'en') => {
  const api = fakeApi({ [LIST]: { body: [SESSION] }, ...routes });
  document.documentElement.lang = language;
  return { api, ...renderApp(<HourLaterCard />, { path: '/physio-coach' }) };
};
const answered = (verdict: 'inside' | 'outside' | 'flare', pain: number): Route => ({
  body: { sessionId: ID, pain, answeredAt: `${TODAY}T09:20:00Z`, verdict },
});
const choose = async (actor: ReturnType<typeof open>['actor'], pain: number): Promise<void> => {
  await actor.click(await screen.findByRole('radio', { name: `${pain}` }));
  await actor.click(screen.getByRole('button', { name: 'Save' }));
};

describe('the question one hour after a session', () => {
  it('PLAYER-25 asks for the pain without a prefilled answer', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'How is it now?' })).toBeVisible();
    const levels = screen.getAllByRole('radio');
    expect(levels).toHaveLength(11);
    for (const level of levels) expect(level).not.toBeChecked();
    expect(await violations()).toEqual([]);
  });

  it('PLAYER-25 requires a number before it saves', async () => {
    const { api, actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Choose a number from 0 to 10.')).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    ['inside', 2, /^This is inside the limit/],
    ['outside', 4, /^This is above the limit/],
    ['flare', 6, /^A flare-up is common/],
  ] as const)('PLAYER-25 explains the verdict "%s" for a pain of %i', async (verdict, pain, text) => {
    const { api, actor } = open({ [PUT]: answered(verdict, pain) });
    await choose(actor, pain);
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      pain,
      answeredAt: expect.stringContaining(`${TODAY}T09:2`),
    });
    expect(screen.queryByRole('heading', { name: 'How is it now?' })).toBeNull();
    const check = screen.queryByRole('link', { name: /Check for warning signs/ });
    expect(check !== null).toBe(verdict === 'flare');
    expect(await violations()).toEqual([]);
  });

  it('PLAYER-26 keeps an answer on the device while offline, and stops exercise above 5', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api, actor } = open();
    await choose(actor, 6);
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    expect(screen.getByText(/^Above 5: no more exercises/)).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await waitFor(() =>
      expect(useQueue.getState().marks).toMatchObject([
        { operation: 'savePainHourLater', params: { id: ID }, body: { pain: 6 } },
      ]),
    );
  });

  it('PLAYER-26 asks about a session that is still queued on the device', async () => {
    open({ [LIST]: { body: [] } });
    const { startedAt, finishedAt, status } = SESSION;
    const log = { id: ID, userId: INGRID.id, date: TODAY, createdAt: finishedAt ?? '', refused: null };
    act(() => useQueue.setState({ sessionLogs: [{ ...log, body: { startedAt, finishedAt, status } }] }));
    expect(await screen.findByRole('heading', { name: 'How is it now?' })).toBeVisible();
  });

  it('PLAYER-25 appears automatically when the hour has passed', async () => {
    vi.setSystemTime(`${TODAY}T09:19:00Z`);
    const { api } = open();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('heading', { name: 'How is it now?' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('heading', { name: 'How is it now?' })).toBeVisible();
  });

  it('PLAYER-25 asks again when the server rejects the answer', async () => {
    const { actor } = open({
      [PUT]: { status: 409, body: { message: 'Too many changes.', code: 'too_many_changes' } },
    });
    await choose(actor, 3);
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How is it now?' })).toBeVisible();
  });

  it('PLAYER-25 asks nothing once it is answered', async () => {
    const hourLater = { pain: 1, answeredAt: `${TODAY}T09:20:00Z` };
    const { api } = open({ [LIST]: { body: [{ ...SESSION, hourLater }] } });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
