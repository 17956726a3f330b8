import { CONFIRMATION_NEEDED, type CoachType } from '@stridewell/contracts/web';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerConfirmation, useConfirmation } from '../data/step-up.ts';
import { type OpenedChat, openChat, stored } from './testing/open-chat.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const choose = async ({ actor }: OpenedChat, item: string): Promise<void> => {
  await actor.click(screen.getByRole('button', { name: 'Chat menu' }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
};
const confirm = async ({ actor }: OpenedChat): Promise<void> => {
  await screen.findByRole('alertdialog', { name: 'Clear Chat' });
  await actor.click(screen.getByRole('button', { name: 'Clear Chat' }));
};
const messages = [stored('user', 'Hi'), stored('assistant', 'Easy today')];

test("CHAT-02 the chat menu opens with the keyboard and contains 'Browse topics', 'Export Chat' and 'Clear Chat'", async () => {
  const { actor } = await openChat();
  screen.getByRole('button', { name: 'Chat menu' }).focus();
  await actor.keyboard('{Enter}');
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Browse topics',
    'Export Chat',
    'Clear Chat',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Browse topics' })).toHaveFocus();
  await actor.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each<[CoachType, string]>([
  ['running', '/running/topics'],
  ['physio', '/running/topics?coach=physio'],
])('CARD-11 the chat menu of the %s coach links to all topics', async (coachType, path) => {
  const chat = await openChat({ coachType });
  await choose(chat, 'Browse topics');
  expect(window.location.pathname + window.location.search).toBe(path);
});

describe('CHAT-03 Export Chat', () => {
  test.each<[CoachType, string]>([
    ['running', '/api/coach/chat/export'],
    ['physio', '/api/physio/chat/export'],
  ])('downloads the %s coach’s chat as a text file named after the coach', async (coachType, path) => {
    const chat = await openChat({ coachType });
    chat.api.on(`GET ${path}`, { body: 'You: Hi' });
    const saved: { name: string; href: string }[] = [];
    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href });
    });
    await choose(chat, 'Export Chat');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(new RegExp(`^stridewell-${coachType}-chat-\\d{4}-\\d\\d-\\d\\d\\.txt$`));
    expect(files[0]?.size).toBe('You: Hi'.length);
  });

  test('SECU-3465 asks for confirmation first, and downloads nothing and shows no error when it is cancelled', async () => {
    const chat = await openChat();
    const path = 'GET /api/coach/chat/export';
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:chat';
    URL.revokeObjectURL = () => undefined;
    const needed = { status: 403, body: { statusCode: 403, message: 'Please confirm.', code: CONFIRMATION_NEEDED } };
    for (const isConfirmed of [false, true]) {
      chat.api.on(path, needed);
      await choose(chat, 'Export Chat');
      await waitFor(() => expect(useConfirmation.getState().answer).not.toBeNull());
      chat.api.on(path, { body: 'You: Hi' });
      answerConfirmation(isConfirmed);
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(isConfirmed ? 1 : 0));
    }
    expect(screen.queryByText('Failed to export data')).toBeNull();
  });

  test('shows a toast when the export fails', async () => {
    const chat = await openChat();
    chat.api.on('GET /api/coach/chat/export', { status: 500, body: '' });
    await choose(chat, 'Export Chat');
    expect(await screen.findByText('Failed to export data', { selector: 'li *' })).toBeInTheDocument();
  });
});

describe('Clear Chat', () => {
  test('asks for confirmation and keeps the messages on Cancel', async () => {
    const chat = await openChat({ messages });
    await choose(chat, 'Clear Chat');
    await screen.findByRole('alertdialog', { name: 'Clear Chat' });
    await chat.actor.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Easy today')).toBeInTheDocument();
    expect(chat.api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('CHAT-04 CHAT-05 TOAST-30 empties the message list, resets paging and shows a toast', async () => {
    const chat = await openChat({ messages, hasMore: true });
    chat.api.on('GET /api/coach/chat/history?limit=50&offset=50', {
      body: { messages: [stored('user', 'Old')], hasMore: true },
    });
    await chat.actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    await screen.findByText('Old');
    chat.api.on('DELETE /api/coach/chat/clear', { status: 204 });
    await choose(chat, 'Clear Chat');
    chat.history([]);
    await confirm(chat);
    await seeToast({ title: 'Success', text: 'Chat cleared successfully', tone: 'default' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    for (const text of ['Hi', 'Easy today', 'Old']) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent('I am your running coach');
    const before = chat.api.calls.length;
    await chat.client.invalidateQueries();
    expect(chat.api.calls.slice(before).map(({ path }) => path)).toEqual(['/api/coach/chat/history?limit=50&offset=0']);
  });

  test('CHAT-50 the chat has Norwegian text around the messages on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    const chat = await openChat({ messages });
    expect(screen.getByRole('log', { name: 'Meldinger' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Melding' })).toHaveAttribute('placeholder', 'Spør treneren din');
    expect(screen.getByRole('button', { name: 'Send meldingen' })).toBeVisible();
    await chat.actor.click(screen.getByRole('button', { name: 'Meny for samtalen' }));
    await chat.actor.click(await screen.findByRole('menuitem', { name: 'Slett samtalen' }));
    expect(await screen.findByRole('alertdialog', { name: 'Slett samtalen' })).toHaveTextContent('slettes for godt');
    document.documentElement.removeAttribute('lang');
  });

  test("ERR-25 shows 'Failed to clear chat' and keeps the messages when clearing fails", async () => {
    const chat = await openChat({ messages });
    chat.api.on('DELETE /api/coach/chat/clear', { status: 500, body: { message: 'No' } });
    await choose(chat, 'Clear Chat');
    await confirm(chat);
    expect(await screen.findByText('Failed to clear chat', { selector: 'li *' })).toBeInTheDocument();
    expect(screen.getByText('Easy today')).toBeInTheDocument();
  });
});
