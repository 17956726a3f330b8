import 'fake-indexeddb/auto';
import { startQueue, useQueue, wipeCheckins } from '@stridewell/app/queue';
import { DEFAULT_ANSWER, NO_CHECKIN } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CheckinScreen } from './checkin-screen.tsx';
import { forgetDraft } from './draft.ts';
import { QueuedResult } from './queued-result.tsx';

let stop: () => void = () => undefined;
afterEach(async () => {
  stop();
  await wipeCheckins(INGRID.id);
  vi.unstubAllGlobals();
  forgetDraft();
});

const open = async () => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': { status: 503, body: {} },
    'GET /remotes.json': { body: { remotes: [] } },
  });
  stop = startQueue(INGRID.id);
  const { actor } = renderApp(<CheckinScreen />, { path: '/check-in' });
  await actor.click(await screen.findByText('See my recommendation'));
  await screen.findByRole('heading', { level: 1, name: 'Your check-in is saved' });
  return { api, actor };
};

describe('screen for a check-in in the offline queue', () => {
  test('BEYOND-18 shows the number of unsent check-ins and the emergency number, but no score', async () => {
    await open();
    expect(await screen.findByText('1 check-in not yet sent')).toBeInTheDocument();
    expect(screen.getByText(/call 113, or your local emergency number/)).toBeInTheDocument();
    expect(screen.queryByText(/Your score is/)).toBeNull();
  });

  test('LANG-66 LANG-67 shows the high-pain notice with the emergency number when pain is 8', async () => {
    fakeApi({ 'GET /remotes.json': { body: { remotes: [] } } });
    const checkin = { id: 1, userId: INGRID.id, date: '2026-11-20', key: 'k1', createdAt: '2026-11-20T05:41:00.000Z' };
    const waiting = { ...checkin, body: { pain: 8 }, refused: null };
    renderApp(<QueuedResult checkin={waiting} onAnswer={() => undefined} onAnother={() => undefined} />);
    const first = screen.getByRole('region', { name: 'Pain 8 is a stop sign.' });
    expect(within(first).getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
  });

  test('shows the recommendation after the queue has sent the check-in', async () => {
    await open();
    const [checkin] = useQueue.getState().checkins;
    if (!checkin) throw new Error('the queue is empty');
    act(() => useQueue.setState({ checkins: [], lastSent: { checkin, answer: DEFAULT_ANSWER } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your recommendation' })).toBeInTheDocument();
  });

  test('returns to the form with the unsent answers when "Do Another Check-in" is clicked', async () => {
    const { actor } = await open();
    await actor.click(screen.getByRole('button', { name: 'Do Another Check-in' }));
    expect(await screen.findByText('See my recommendation')).toBeInTheDocument();
    expect(screen.getByText('1 check-in not yet sent')).toBeInTheDocument();
  });
});
