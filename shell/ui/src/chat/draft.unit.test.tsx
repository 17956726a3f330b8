import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../testing/fake-api.tsx';
import { saveDraft } from './draft-keeper.ts';
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
const opened = async (draft = ''): Promise<OpenedChat> => {
  const chat = await openChat({ draft });
  await waitFor(() => expect(chat.api.calls.some(({ method, path }) => method === 'GET' && path === DRAFT)).toBe(true));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return chat;
};
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('CHAT-37 CONST-32 the draft is saved', () => {
  test('1000 ms after typing stops, and not on every key', async () => {
    const chat = await opened();
    for (const text of ['H', 'Ho', 'How']) {
      write(chat, text);
      await pass(999);
    }
    expect(saved(chat)).toEqual([]);
    await pass(1);
    expect(saved(chat)).toEqual([{ content: 'How' }]);
    await pass(10_000);
    expect(saved(chat)).toHaveLength(1);
  });

  test('when the panel goes away before that, by a call that outlives the page', async () => {
    const chat = await opened();
    write(chat, 'How far');
    chat.rerender(<p>Tracker</p>);
    expect(saved(chat)).toEqual([{ content: 'How far' }]);
    expect(chat.api.calls.at(-1)?.keepalive).toBe(true);
    await pass(5_000);
    expect(saved(chat)).toHaveLength(1);
  });

  test('when the page is hidden', async () => {
    const chat = await opened();
    write(chat, 'How far');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved(chat)).toEqual([{ content: 'How far' }]);
  });

  test('and cleared when it is sent; it comes back with the text when sending fails', async () => {
    const chat = await opened();
    chat.api.on('POST /api/coach/chat', { status: 500, body: '' });
    write(chat, 'How far');
    await pass(1_000);
    chat.send('How far?');
    await pass(0);
    expect(saved(chat)).toEqual([{ content: 'How far' }, { content: '' }]);
    expect(chat.box()).toHaveValue('How far?');
    await pass(1_000);
    expect(saved(chat).at(-1)).toEqual({ content: 'How far?' });
  });

  test('at most 4,000 characters of it', async () => {
    const chat = await opened();
    write(chat, 'a'.repeat(4_100));
    await pass(1_000);
    expect(saved(chat)).toEqual([{ content: 'a'.repeat(4_000) }]);
  });

  test("ERR-24 a save that fails raises 'Failed to save draft'; the text stays, and the next change is saved", async () => {
    const chat = await opened();
    chat.api.on(`POST ${DRAFT}`, { status: 500, body: '' });
    await expect(saveDraft('running', 'x')).rejects.toThrow('Failed to save draft');
    write(chat, 'How');
    await pass(1_000);
    expect(chat.box()).toHaveValue('How');
    chat.api.on(`POST ${DRAFT}`, { body: { content: '' } });
    write(chat, 'How far');
    await pass(1_000);
    expect(saved(chat).at(-1)).toEqual({ content: 'How far' });
  });
});

describe('CHAT-38 the saved draft', () => {
  test('is in the box when the panel opens', async () => {
    const chat = await openChat({ draft: 'How far' });
    await waitFor(() => expect(chat.box()).toHaveValue('How far'));
    expect(saved(chat)).toEqual([]);
  });

  test('never takes the place of what was typed meanwhile', async () => {
    let answer: (body: FakeAnswer) => void = () => undefined;
    const chat = await openChat({ draftAnswer: () => new Promise((resolve) => (answer = resolve)) });
    write(chat, 'New');
    write(chat, '');
    await act(async () => answer({ body: { content: 'Old' } }));
    expect(chat.box()).toHaveValue('');
  });

  test('that cannot be read does no harm', async () => {
    const chat = await openChat({ draftAnswer: { status: 503, body: { message: 'Please wait.' } } });
    expect(chat.box()).toHaveValue('');
    expect(chat.box()).toBeEnabled();
  });
});
