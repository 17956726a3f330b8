import { announceNewDay, now, setClockOffset } from '@stridewell/app/core';
import { DEFAULT_ANSWER, NO_CHECKIN, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { dateIn } from '@stridewell/contracts/web';
import { longDay } from '@stridewell/ui/core';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDayQuestions } from '../testing/day-questions.ts';
import { CheckinScreen } from './checkin-screen.tsx';
import { forgetDraft } from './draft.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
  setClockOffset(0);
});

const open = (
  post: () => FakeAnswer | Promise<FakeAnswer> = () => ({ body: DEFAULT_ANSWER }),
  today: FakeAnswer = NO_CHECKIN,
) => {
  const api = fakeApi({
    'GET /api/checkin/today': today,
    'POST /api/checkin': post,
    'GET /remotes.json': { body: { remotes: [] } },
  });
  return { api, ...renderApp(<CheckinScreen />, { path: '/check-in' }) };
};

const nextDay = () =>
  act(() => {
    setClockOffset(DAY_MS);
    announceNewDay();
  });

describe('TIME-02 check-in screen when a new day starts', () => {
  test('replaces yesterday’s result with an empty form', async () => {
    const { actor } = open();
    await actor.click(await screen.findByText('See my recommendation'));
    await screen.findByText('Your recommendation');
    nextDay();
    expect(await screen.findByText('See my recommendation')).toBeVisible();
    expect(screen.getByText(`${longDay(dateIn('Europe/Oslo', now()))} · takes about 20 seconds`)).toBeVisible();
    expect(screen.queryByText(/You have checked in today/)).toBeNull();
  });

  test('discards unsent changes to yesterday’s check-in', async () => {
    const today = dateIn('Europe/Oslo', now());
    const body = todayOf(today, { sleep: 1, notes: 'Yesterday’s note' });
    const { actor } = open(undefined, { body });
    expect(await screen.findByDisplayValue('Yesterday’s note')).toBeVisible();
    await actor.click(screen.getByLabelText('4 high'));
    nextDay();
    expect(screen.queryByDisplayValue('Yesterday’s note')).toBeNull();
  });

  test('CHK-105 keeps unsent notes added to yesterday’s check-in, even after the screen is closed and reopened', async () => {
    const today = dateIn('Europe/Oslo', now());
    const { actor, unmount } = open(undefined, { body: todayOf(today, { sleep: 1, notes: '' }) });
    await screen.findByText(/You have checked in today/);
    await actor.type(await openDayQuestions(actor), 'Written before midnight');
    nextDay();
    expect(screen.getByLabelText('Notes')).toHaveValue('Written before midnight');
    expect(screen.getByText('See my recommendation')).toBeVisible();
    expect(screen.queryByText(/You have checked in today/)).toBeNull();
    unmount();
    open();
    expect(await screen.findByDisplayValue('Written before midnight')).toBeVisible();
  });

  test('keeps unsent notes when there was no check-in yesterday', async () => {
    const { actor } = open();
    await screen.findByText('See my recommendation');
    await actor.type(await openDayQuestions(actor), 'Still awake');
    nextDay();
    expect(screen.getByLabelText('Notes')).toHaveValue('Still awake');
  });
});

describe('check-in screen during a refetch of its queries', () => {
  test('keeps the form, the focus and the idempotency key after a failed submission', async () => {
    const sent: (string | null)[] = [];
    const { api, actor, client } = open(() => ({ status: 503, body: { message: 'down' } }));
    await screen.findByText('See my recommendation');
    await actor.type(await openDayQuestions(actor), 'Long day');
    const field = screen.getByLabelText('Notes');
    await act(() => client.invalidateQueries());
    expect(screen.getByLabelText('Notes')).toBe(field);
    expect(field).toHaveFocus();
    await actor.click(screen.getByText('See my recommendation'));
    await screen.findByText('down');
    await act(() => client.invalidateQueries());
    await actor.click(screen.getByText('See my recommendation'));
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    for (const { method, headers } of api.calls)
      if (method === 'POST') sent.push(new Headers(headers).get('idempotency-key'));
    expect(sent[0]).toMatch(/./);
    expect(sent[1]).toBe(sent[0]);
  });
});

describe('check-in screen while a check-in is being sent', () => {
  test('sends only one request when the submit button is clicked twice', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const { api, actor } = open(() => new Promise((resolve) => (answer = resolve)));
    await actor.click(await screen.findByText('See my recommendation'));
    await actor.click(await screen.findByText('Sending...'));
    answer({ body: DEFAULT_ANSWER });
    await screen.findByText('Your recommendation');
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });
});
