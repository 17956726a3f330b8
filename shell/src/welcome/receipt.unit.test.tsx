import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { Erasure } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Welcome from './welcome.tsx';

const ROUTE = 'GET /api/erasure/an-id';
const AT = '2026-11-20T05:41:00.000Z';

const erasure = (over: Partial<Erasure> = {}): Erasure => ({
  ok: true,
  erasureId: 'an-id',
  status: 'complete',
  scope: 'account',
  requestedAt: AT,
  completedAt: AT,
  receipt: {
    services: [
      {
        service: 'wellness',
        status: 'erased',
        at: AT,
        counts: { checkin_sessions: 12, chat_drafts: 0, plan_today: 1, runner_facts: 2 },
      },
      { service: 'physio', status: 'erased', at: AT, counts: {} },
    ],
    agesOut: ['Logs age out in 14 days.'],
  },
  ...over,
});

beforeEach(() => window.sessionStorage.setItem('stridewell_erasure', 'an-id'));
afterEach(() => vi.unstubAllGlobals());

const open = async (answer: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answer);
  const app = renderApp(<Welcome />, { user: null });
  expect(screen.getByText('Your account and data were deleted')).toBeInTheDocument();
  expect(screen.getByText('an-id')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
  await app.actor.click(screen.getByRole('button', { name: 'Show the receipt' }));
  return { api, ...app };
};

describe('receipt of a deleted account', () => {
  test('ERASE-17 shows, without a session, the records that each service erased and the data that expires later', async () => {
    await open({ [ROUTE]: { body: erasure() } });
    expect(await screen.findByText('Everything is erased.')).toBeInTheDocument();
    expect(screen.getByText('check-ins: 12, other records: 3')).toBeInTheDocument();
    expect(screen.getByText('Nothing was stored')).toBeInTheDocument();
    expect(screen.getByText('Logs age out in 14 days.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('BEYOND-24 shows which services have not confirmed the erasure and reloads the receipt when Check again is clicked', async () => {
    const services = [{ service: 'running', status: 'waiting' as const, at: null, counts: {} }];
    const { api, actor } = await open({
      [ROUTE]: { body: erasure({ status: 'requested', receipt: { services, agesOut: [] } }) },
    });
    expect(await screen.findByText('Not yet confirmed')).toBeInTheDocument();
    api.on(ROUTE, { body: erasure() });
    await actor.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Everything is erased.')).toBeInTheDocument();
  });

  test('reloads the receipt when retry is clicked after a failure', async () => {
    const { api, actor } = await open({ [ROUTE]: { status: 503, body: {} } });
    api.on(ROUTE, { body: erasure() });
    await actor.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Everything is erased.')).toBeInTheDocument();
  });
});

test('Welcome shows no receipt when no account was deleted in this tab', () => {
  window.sessionStorage.clear();
  renderApp(<Welcome />, { user: null });
  expect(screen.queryByText(/Receipt:/)).toBeNull();
});
