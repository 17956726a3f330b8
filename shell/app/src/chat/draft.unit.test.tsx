import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../testing/fake-api.tsx';
import { saveDraft } from './draft-saver.ts';
import { type OpenedChat, openChat } from './testing/open-chat.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DRAFT = '/api/coach/chat/draft';
const saved = ({ api }: OpenedChat): unknown[] =>
  api.calls.filter(({ method, path }) => method === 'POST' && path === DRAFT).map(({ body }) => body);
const write = (chat: OpenedChat, value: string) => fireEvent.change(chat.box(), { target: { value } });
const openWithFakeTimers = async (draft = ''): Promise<OpenedChat> => {
  const chat = await openChat({ draft });
  await waitFor(() => expect(chat.api.calls.some(({ method, path }) => method === 'GET' && path === DRAFT)).toBe(true));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return chat;
};
const advance = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('CHAT-37 CONST-32 chat input', () => {
  test('saves the draft 1000 ms after the last key press, not on every key press', async () => {
    const chat = await openWithFakeTimers();
    for (const text of ['H', 'Ho', 'How']) {
      write(chat, text);
      await advance(999);
    }
    expect(saved(chat)).toEqual([]);
    await advance(1);
    expect(saved(chat)).toEqual([{ content: 'How' }]);
    await advance(10_000);
    expect(saved(chat)).toHaveLength(1);
  });

  test('saves the draft immediately with a keepalive request when the panel is closed', async () => {
    const chat = await openWithFakeTimers();
    write(chat, 'How far');
    chat.rerender(<p>Tracker</p>);
    expect(saved(chat)).toEqual([{ content: 'How far' }]);
    expect(chat.api.calls.at(-1)?.keepalive).toBe(true);
    await advance(5_000);
    expect(saved(chat)).toHaveLength(1);
  });

  test('saves the draft immediately when the page is hidden', async () => {
    const chat = await openWithFakeTimers();
    write(chat, 'How far');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved(chat)).toEqual([{ content: 'How far' }]);
  });

  test('clears the draft when the text is sent, and saves the text as a draft again if sending fails', async () => {
    const chat = await openWithFakeTimers();
    chat.api.on('POST /api/coach/chat', { status: 500, body: '' });
    write(chat, 'How far');
    await advance(1_000);
    chat.send('How far?');
    await advance(0);
    expect(saved(chat)).toEqual([{ content: 'How far' }, { content: '' }]);
    expect(chat.box()).toHaveValue('How far?');
    await advance(1_000);
    expect(saved(chat).at(-1)).toEqual({ content: 'How far?' });
  });

  test('saves only the first 4,000 characters of the draft', async () => {
    const chat = await openWithFakeTimers();
    write(chat, 'a'.repeat(4_100));
    await advance(1_000);
    expect(saved(chat)).toEqual([{ content: 'a'.repeat(4_000) }]);
  });

  test("ERR-24 reports 'Failed to save draft', keeps the text and saves the next change after saving has failed", async () => {
    const chat = await openWithFakeTimers();
    chat.api.on(`POST ${DRAFT}`, { status: 500, body: '' });
    await expect(saveDraft('running', 'x')).rejects.toThrow('Failed to save draft');
    write(chat, 'How');
    await advance(1_000);
    expect(chat.box()).toHaveValue('How');
    chat.api.on(`POST ${DRAFT}`, { body: { content: '' } });
    write(chat, 'How far');
    await advance(1_000);
    expect(saved(chat).at(-1)).toEqual({ content: 'How far' });
  });
});

describe('CHAT-38 saved chat draft', () => {
  test('appears in the input when the panel opens', async () => {
    const chat = await openChat({ draft: 'How far' });
    await waitFor(() => expect(chat.box()).toHaveValue('How far'));
    expect(saved(chat)).toEqual([]);
  });

  test('does not overwrite text that was typed while the draft was loading', async () => {
    let answer: (body: FakeAnswer) => void = () => undefined;
    const chat = await openChat({ draftAnswer: () => new Promise((resolve) => (answer = resolve)) });
    write(chat, 'New');
    write(chat, '');
    await act(async () => answer({ body: { content: 'Old' } }));
    expect(chat.box()).toHaveValue('');
  });

  test('leaves the input empty and enabled when the draft cannot be loaded', async () => {
    const chat = await openChat({ draftAnswer: { status: 503, body: { message: 'Please wait.' } } });
    expect(chat.box()).toHaveValue('');
    expect(chat.box()).toBeEnabled();
  });
});
