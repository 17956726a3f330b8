import { useToasts } from '@stridewell/ui/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setSession } from '../data/session.ts';
import { fakeStream } from '../testing/fake-stream.tsx';
import { INGRID } from '../testing/render.tsx';
import { openChat, stored } from './testing/open-chat.tsx';

afterEach(() => vi.unstubAllGlobals());

const stopAReply = async (afterwards: Parameters<Awaited<ReturnType<typeof openChat>>['history']>[0]) => {
  const chat = await openChat();
  const stream = fakeStream();
  chat.api.on('POST /api/coach/chat', stream.answer);
  chat.send('How far?');
  stream.chunk({ content: 'Start with 15 minutes easy, then' });
  await screen.findByText('Start with 15 minutes easy, then');
  chat.history(afterwards);
  await chat.actor.click(screen.getByText('Stop'));
  await waitFor(() => expect(chat.box()).toBeEnabled());
  return { chat, stream };
};

describe('CHAT-33 Stop button', () => {
  test('cancels the reply, refetches the history and shows the partial reply as stopped', async () => {
    const { chat, stream } = await stopAReply([
      stored('user', 'How far?'),
      stored('assistant', 'Start with 15 minutes easy, then two', { metadata: { interrupted: true } }),
    ]);
    expect(stream.cancelled()).toBe(true);
    expect(await screen.findByText('Start with 15 minutes easy, then two')).toBeInTheDocument();
    expect(screen.getByText('Stopped. The part above is kept.')).toBeInTheDocument();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(chat.box()).toHaveFocus();
  });

  test('keeps the text received so far visible until the server has stored the reply', async () => {
    const { chat } = await stopAReply([stored('user', 'How far?')]);
    expect(await screen.findByText('Start with 15 minutes easy, then')).toBeInTheDocument();
    const whole = stored('assistant', 'Start with 15 minutes easy, then, stored', { metadata: { interrupted: true } });
    chat.history([stored('user', 'How far?'), whole]);
    expect(await screen.findByText('Start with 15 minutes easy, then, stored')).toBeInTheDocument();
    expect(screen.queryByText('Start with 15 minutes easy, then')).toBeNull();
  });

  test('puts the message back into the input when the server has not stored it', async () => {
    const chat = await openChat();
    chat.api.on('POST /api/coach/chat', fakeStream().answer);
    chat.send('How far?');
    await chat.actor.click(screen.getByText('Stop'));
    await waitFor(() => expect(chat.box()).toHaveValue('How far?'));
    expect(screen.getByLabelText('Messages')).not.toHaveTextContent('How far?');
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('keeps the runner’s stored message in the list when no reply text was received', async () => {
    const chat = await openChat();
    chat.api.on('POST /api/coach/chat', fakeStream().answer);
    chat.send('How far?');
    chat.history([stored('user', 'How far?')]);
    await chat.actor.click(screen.getByText('Stop'));
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(chat.box()).toHaveValue('');
    expect(screen.getByText('How far?')).toBeInTheDocument();
  });

  test('marks a stored reply as stopped when it has no text', async () => {
    await openChat({
      messages: [stored('user', 'How far?'), stored('assistant', '', { metadata: { interrupted: true } })],
    });
    expect(screen.getByText('Stopped.')).toBeInTheDocument();
  });
});

test('signing out cancels the reply and shows an empty chat to the next runner', async () => {
  const chat = await openChat();
  const stream = fakeStream();
  chat.api.on('POST /api/coach/chat', stream.answer);
  chat.send('How far?');
  stream.chunk({ content: 'Start' });
  await screen.findByText('Start');
  chat.rerender(<p>Goodbye</p>);
  const before = chat.api.calls.length;
  setSession({ status: 'signed-out', user: null });
  await waitFor(() => expect(stream.cancelled()).toBe(true));
  expect(useToasts.getState().toasts).toEqual([]);
  setSession({ status: 'signed-in', user: { ...INGRID, id: '019a9f30-7c7e-7000-8000-000000000002' } });
  chat.history([]);
  chat.client.clear();
  chat.reopen();
  await screen.findByText(/I am your running coach/);
  expect(chat.box()).toBeEnabled();
  expect(chat.api.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('closing the panel does not stop the reply, which appears when the panel is reopened', async () => {
  const chat = await openChat();
  const stream = fakeStream();
  chat.api.on('POST /api/coach/chat', stream.answer);
  chat.send('How far?');
  chat.rerender(<p>Tracker</p>);
  stream.chunk({ content: '39 minutes' });
  chat.reopen();
  expect(await screen.findByText('39 minutes')).toBeInTheDocument();
  expect(stream.cancelled()).toBe(false);
  expect(chat.box()).toBeDisabled();
  stream.done();
  await waitFor(() => expect(chat.box()).toBeEnabled());
});
