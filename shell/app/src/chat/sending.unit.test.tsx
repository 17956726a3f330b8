import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeStream, fakeStream } from '../testing/fake-stream.tsx';
import { type OpenedChat, type OpenOptions, openChat, stored } from './testing/open-chat.tsx';

afterEach(() => vi.unstubAllGlobals());

const CHAT = '/api/coach/chat';
const sent = ({ api }: OpenedChat): unknown[] => api.calls.filter(({ path }) => path === CHAT).map(({ body }) => body);

/** Opens a chat panel whose next message is answered with a streamed reply. */
const withStream = async (options?: OpenOptions): Promise<[OpenedChat, FakeStream]> => {
  const chat = await openChat(options);
  const stream = fakeStream();
  chat.api.on(`POST ${CHAT}`, stream.answer);
  return [chat, stream];
};

describe('chat panel when a message is sent', () => {
  test('CHAT-10 CHAT-12 CHAT-18 CHAT-19 CHAT-20 shows the message, then the streamed reply, and finally the stored history', async () => {
    const [chat, stream] = await withStream();
    await chat.actor.click(chat.box());
    await chat.actor.paste('  How far today?');
    await chat.actor.keyboard('{Enter}');
    expect(await screen.findByText('How far today?')).toBeInTheDocument();
    expect(sent(chat)).toEqual([{ message: 'How far today?' }]);
    expect(screen.getByRole('img', { name: 'Your coach is replying' })).toBeInTheDocument();
    stream.chunk({ content: '39 minutes, **tempo**' });
    expect(await screen.findByText('tempo')).toBeInTheDocument();
    chat.history([stored('user', 'How far today?'), stored('assistant', '39 minutes, **tempo**, as stored.')]);
    stream.done();
    expect(await screen.findByText(/as stored/)).toBeInTheDocument();
    expect(screen.getAllByText('How far today?')).toHaveLength(1);
    expect(screen.getAllByText('tempo')).toHaveLength(1);
    expect(chat.api.unexpected).toEqual([]);
  });

  test('CHAT-19 keeps the message and the reply in the list when the history cannot be refetched', async () => {
    const [chat, stream] = await withStream({ messages: [stored('user', 'Earlier')] });
    chat.send('How far?');
    chat.api.on(`GET ${CHAT}/history?limit=50&offset=0`, { status: 503, body: { message: 'Please wait.' } });
    stream.chunk({ content: '39 minutes' });
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(screen.getByText('Earlier')).toBeInTheDocument();
    expect(screen.getByText('How far?')).toBeInTheDocument();
    expect(screen.getByText('39 minutes')).toBeInTheDocument();
  });

  test('CHAT-17 keeps the text in the input when it is submitted right after a quick action was pressed', async () => {
    const [chat] = await withStream();
    chat.api.on('POST /api/coach/quick-action', fakeStream().answer);
    fireEvent.change(chat.box(), { target: { value: 'How far?' } });
    act(() => {
      screen.getByRole('button', { name: "Today's workout" }).click();
      chat.box().form?.requestSubmit();
    });
    await waitFor(() => expect(chat.box()).toBeDisabled());
    expect(chat.box()).toHaveValue('How far?');
    expect(sent(chat)).toEqual([]);
  });

  test('CHAT-16 CHAT-17 disables the input while the reply is streaming, then enables and focuses the input', async () => {
    const [chat, stream] = await withStream();
    chat.send('How far?');
    await waitFor(() => expect(chat.box()).toBeDisabled());
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    fireEvent.submit(chat.box());
    stream.chunk({ content: '39 minutes' });
    stream.done();
    await waitFor(() => expect(chat.box()).toHaveFocus());
    expect(sent(chat)).toHaveLength(1);
  });

  test('announces only the complete reply to screen readers, not each chunk', async () => {
    const [chat, stream] = await withStream();
    chat.send('How far?');
    stream.chunk({ content: '39 ' });
    const reply = await screen.findByText('39');
    const place = reply.closest('[aria-live="polite"]');
    expect(place).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveAttribute('aria-live', 'off');
    chat.history([stored('user', 'How far?'), stored('assistant', '39 minutes')]);
    stream.chunk({ content: 'minutes' });
    stream.done();
    await waitFor(() => expect(place).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(chat.api.calls.filter(({ path }) => path.includes('/history'))).toHaveLength(2));
    expect(place).toHaveTextContent('39 minutes');
    expect(place).toContainElement(reply);
  });
});

describe('chat input', () => {
  test('CHAT-11 is a textarea next to a send button', async () => {
    const [chat, stream] = await withStream();
    expect(chat.box().tagName).toBe('TEXTAREA');
    await chat.actor.type(chat.box(), 'Hi');
    await chat.actor.click(screen.getByRole('button', { name: 'Send message' }));
    expect(sent(chat)).toEqual([{ message: 'Hi' }]);
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
  });

  test('CHAT-13 inserts a line break on Shift+Enter and does not send the text', async () => {
    const chat = await openChat();
    await chat.actor.type(chat.box(), 'a{Shift>}{Enter}{/Shift}b');
    expect(chat.box()).toHaveValue('a\nb');
    expect(sent(chat)).toEqual([]);
  });

  test('does not send the text when Enter confirms a suggestion of an input method editor', async () => {
    const chat = await openChat();
    fireEvent.change(chat.box(), { target: { value: 'はしる' } });
    fireEvent.keyDown(chat.box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(chat.box(), { key: 'Enter', keyCode: 229 });
    expect(sent(chat)).toEqual([]);
    expect(chat.box()).toHaveValue('はしる');
  });

  test.each(['', '   ', ' \n\t '])('CHAT-14 does not send the text %j', async (text) => {
    const chat = await openChat();
    fireEvent.change(chat.box(), { target: { value: text } });
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
    fireEvent.keyDown(chat.box(), { key: 'Enter' });
    fireEvent.submit(chat.box());
    expect(sent(chat)).toEqual([]);
  });

  test('CONST-37 shows a counter near 4,000 characters, sends a trimmed text of 4,000 characters and rejects one of 4,001', async () => {
    const [chat, stream] = await withStream();
    fireEvent.change(chat.box(), { target: { value: 'a'.repeat(3_599) } });
    expect(screen.queryByText(/of 4,000 characters/)).toBeNull();
    fireEvent.change(chat.box(), { target: { value: 'a'.repeat(4_001) } });
    expect(chat.box()).toHaveAccessibleDescription('4,001 of 4,000 characters');
    expect(chat.box()).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
    expect(chat.box().value).toHaveLength(4_001);
    fireEvent.change(chat.box(), { target: { value: ` ${'a'.repeat(4_000)} ` } });
    fireEvent.keyDown(chat.box(), { key: 'Enter' });
    await waitFor(() => expect(sent(chat)).toEqual([{ message: 'a'.repeat(4_000) }]));
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
  });

  test('is disabled together with the quick actions when the panel is disabled', async () => {
    const chat = await openChat({ disabled: true });
    expect(chat.box()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create plan' })).toBeDisabled();
  });
});
