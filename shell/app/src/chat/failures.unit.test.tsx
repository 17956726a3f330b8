import type { CoachType } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setSession } from '../data/session.ts';
import { fakeStream } from '../testing/fake-stream.tsx';
import { INGRID } from '../testing/render.tsx';
import { openChat, stored } from './testing/open-chat.tsx';
import { takeUnsentText } from './unsent-text.ts';

afterEach(() => vi.unstubAllGlobals());

const seeFailure = (title: string, text: string): Promise<void> => seeToast({ title, text, tone: 'destructive' });
const inList = (): string => screen.getByLabelText('Messages').textContent ?? '';

describe('TOAST-28 chat after a failed message', () => {
  test.each<[CoachType, string, number]>([
    ['running', '/api/coach', 500],
    ['physio', '/api/physio', 503],
  ])('shows a toast and puts the text back into the input in the %s chat', async (coachType, base, status) => {
    const chat = await openChat({ coachType });
    chat.api.on(`POST ${base}/chat`, { status, body: { message: 'Not for the runner' } });
    chat.send('How far?');
    await seeFailure('Error', 'Failed to send message. Please try again.');
    await waitFor(() => expect(chat.box()).toHaveValue('How far?'));
    expect(chat.box()).toBeEnabled();
    expect(inList()).not.toContain('You:');
  });

  test('CHAT-46 puts the text back into the input and refetches the history without a toast after a 401', async () => {
    const chat = await openChat();
    const reads = () => chat.api.calls.filter(({ path }) => path.includes('/history')).length;
    chat.api.on('POST /api/coach/chat', { status: 401, body: { message: 'Please sign in.' } });
    const before = reads();
    chat.send('How far?');
    await waitFor(() => expect(chat.box()).toHaveValue('How far?'));
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('CHAT-46 refetches the history without a toast when a quick action is answered with a 401', async () => {
    const chat = await openChat();
    const reads = () => chat.api.calls.filter(({ path }) => path.includes('/history')).length;
    chat.api.on('POST /api/coach/quick-action', { status: 401, body: { message: 'Please sign in.' } });
    const before = reads();
    fireEvent.click(screen.getByText('Create plan', { selector: 'button' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(useToasts.getState().toasts).toEqual([]);
  });

  describe('unsent text after the session ended', () => {
    const type = async (text: string): Promise<void> => {
      const chat = await openChat();
      fireEvent.change(chat.box(), { target: { value: text } });
      chat.unmount();
    };

    test('CHAT-46 is put back into the input once when the same runner signs in again after the session has expired', async () => {
      await type('How fast?');
      setSession({ status: 'signed-out', user: null, ended: INGRID.id });
      expect((await openChat()).box()).toHaveValue('How fast?');
      expect(takeUnsentText(INGRID.id, 'running')).toBe('');
    });

    test('is deleted when another runner signs in', async () => {
      await type('How fast?');
      setSession({ status: 'signed-out', user: null, ended: INGRID.id });
      expect(takeUnsentText('somebody else', 'running')).toBe('');
      expect(takeUnsentText(INGRID.id, 'running')).toBe('');
    });

    test('is deleted after a logout', async () => {
      await type('How fast?');
      setSession({ status: 'signed-out', user: null });
      expect(takeUnsentText(INGRID.id, 'running')).toBe('');
    });
  });

  test('CHAT-47 shows the server’s error message when the rate limit is exceeded', async () => {
    const chat = await openChat();
    chat.api.on('POST /api/coach/chat', { status: 429, body: { message: 'Too many messages. Wait a moment.' } });
    chat.send('How far?');
    await seeFailure('Error', 'Too many messages. Wait a moment.');
    await waitFor(() => expect(chat.box()).toHaveValue('How far?'));
  });

  test('shows a toast and puts the text back into the input when the request fails without a response', async () => {
    const chat = await openChat();
    const { fetch: served } = window;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path === '/api/coach/chat' ? Promise.reject(new TypeError('Failed to fetch')) : served(path, init),
    );
    chat.send('How far?');
    await seeFailure('Error', 'Failed to send message. Please try again.');
    await waitFor(() => expect(chat.box()).toHaveValue('How far?'));
  });

  test('keeps the message in the list and does not put it back into the input when the server has stored it', async () => {
    const chat = await openChat();
    const stream = fakeStream();
    chat.api.on('POST /api/coach/chat', stream.answer);
    chat.send('How far?');
    chat.history([stored('user', 'How far?')]);
    stream.break();
    await seeFailure('Error', 'Failed to send message. Please try again.');
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(chat.box()).toHaveValue('');
    expect(screen.getAllByText('How far?')).toHaveLength(1);
  });

  test('shows the server’s error message when a reply is streaming on another device', async () => {
    const chat = await openChat();
    chat.api.on('POST /api/coach/chat', { status: 409, body: { message: 'Your coach is still replying.' } });
    chat.send('How far?');
    await seeFailure('Error', 'Your coach is still replying.');
    await waitFor(() => expect(chat.box()).toHaveValue('How far?'));
  });
});

test("TOAST-33 ERR-16 the chat shows 'Chat Error' with the event’s message after an error event in the stream", async () => {
  const chat = await openChat();
  const stream = fakeStream();
  chat.api.on('POST /api/coach/chat', stream.answer);
  chat.send('How far?');
  chat.history([stored('user', 'How far?')]);
  stream.chunk({ content: 'Start' });
  stream.chunk({ error: 'The coach lost its thread. Please ask again.' });
  await seeFailure('Chat Error', 'The coach lost its thread. Please ask again.');
  await waitFor(() => expect(chat.box()).toBeEnabled());
});

describe('chat after a failed quick action', () => {
  const tap = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

  test.each<[string, CoachType, string, string, string]>([
    ['TOAST-31', 'running', '/api/coach', 'Create plan', 'Quick action failed: Bad Gateway'],
    ['TOAST-32', 'physio', '/api/physio', "Today's exercises", 'Physio quick action failed: Bad Gateway'],
  ])('%s shows the %s coach’s error message for an error response', async (_id, coachType, base, label, text) => {
    const chat = await openChat({ coachType });
    chat.api.on(`POST ${base}/quick-action`, { status: 502, statusText: 'Bad Gateway', body: '' });
    tap(label);
    await seeFailure('Quick Action Error', text);
    await waitFor(() => expect(screen.getByText(label, { selector: 'button' })).toBeEnabled());
    expect(inList()).not.toContain('You:');
  });

  test.each<[string, CoachType, string, string, string]>([
    ['TOAST-31', 'running', '/api/coach', 'Create plan', 'Failed to execute quick action'],
    ['TOAST-32', 'physio', '/api/physio', "Today's exercises", 'Failed to process quick action'],
  ])(
    '%s shows the %s coach’s default error message when the stream breaks',
    async (_id, coachType, base, label, text) => {
      const chat = await openChat({ coachType });
      const stream = fakeStream();
      chat.api.on(`POST ${base}/quick-action`, stream.answer);
      tap(label);
      stream.break();
      await seeFailure('Quick Action Error', text);
    },
  );

  test('shows the server’s error message when a reply is streaming on another device', async () => {
    const chat = await openChat();
    chat.api.on('POST /api/coach/quick-action', { status: 409, body: { message: 'Your coach is still replying.' } });
    tap('Create plan');
    await seeFailure('Quick Action Error', 'Your coach is still replying.');
  });
});
