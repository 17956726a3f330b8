import { seeToast } from '@stridewell/ui/testing/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { announceNewDay } from '../data/clock.ts';
import { openChat, stored } from './testing/open-chat.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const log = (): HTMLElement => screen.getByLabelText('Messages');
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => stored('user', `Message ${from + index}`));
const shown = (): (string | null)[] => [...log().querySelectorAll('[data-role]')].map((line) => line.textContent);

describe('CHAT-06 day divider', () => {
  const onFriday = (): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') });
  };
  const messages = [
    stored('user', 'Old', { createdAt: '2026-11-17T09:00:00Z' }),
    stored('user', 'Late', { createdAt: '2026-11-18T23:30:00Z' }),
    stored('user', 'Now', { createdAt: '2026-11-20T17:42:00Z' }),
  ];

  test('ENT-16 shows Today, Yesterday or the date, and each message’s time, in the runner’s time zone', async () => {
    onFriday();
    await openChat({ messages });
    expect(log()).toHaveTextContent(/Tuesday 17 November.*Old.*10:00.*Yesterday.*Late.*00:30.*Today.*Now.*18:42/);
    expect(screen.getByText('18:42')).toHaveAttribute('title', 'Friday 20 November 2026, 18:42');
  });

  test('changes at midnight without a reload', async () => {
    onFriday();
    await openChat({ messages });
    vi.setSystemTime(new Date('2026-11-20T23:00:00Z'));
    act(() => announceNewDay());
    expect(log()).toHaveTextContent(/Thursday 19 November.*Late.*Yesterday.*Now/);
    expect(screen.queryByText('Today')).toBeNull();
  });
});

describe('message list with older messages', () => {
  const older = '/api/coach/chat/history?limit=50&offset=';

  test('CHAT-07 CHAT-08 CONST-31 loads 50 messages per button click until there are no more messages', async () => {
    const { actor, api } = await openChat({ messages: many(100, 50), hasMore: true });
    api.on(`GET ${older}50`, { body: { messages: many(50, 50), hasMore: true } });
    api.on(`GET ${older}100`, { body: { messages: many(0, 50), hasMore: false } });
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    expect(await screen.findByText('Message 50')).toBeInTheDocument();
    expect(shown()).toHaveLength(100);
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    expect(await screen.findByText('Message 0')).toBeInTheDocument();
    expect(shown()).toHaveLength(150);
    expect(shown()[0]).toContain('Message 0');
    expect(shown()[149]).toContain('Message 149');
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
    expect(api.calls.filter(({ path }) => path.includes('history')).map(({ path }) => path)).toEqual([
      `${older}0`,
      `${older}50`,
      `${older}100`,
    ]);
  });

  test('CHAT-08 shows no "Load older messages" button when all messages are loaded', async () => {
    await openChat({ messages: many(0, 3) });
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
  });

  test('shows a message only once even when new messages have moved it to the next page', async () => {
    const [first, ...rest] = many(0, 4);
    const { actor, api } = await openChat({ messages: rest, hasMore: true });
    api.on(`GET ${older}50`, { body: { messages: [first, rest[0]], hasMore: false } });
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    await waitFor(() => expect(shown()).toHaveLength(4));
  });

  test("TOAST-29 shows 'Failed to load older messages' and keeps the loaded messages when the request fails", async () => {
    const { actor, api } = await openChat({ messages: many(0, 50), hasMore: true });
    api.on(`GET ${older}50`, { status: 500, body: { message: 'No' } });
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    await seeToast({ title: 'Error', text: 'Failed to load older messages', tone: 'destructive' });
    expect(shown()).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Load older messages' })).toBeEnabled();
  });
});

describe('message list', () => {
  /** Fakes the layout that jsdom lacks: a message is 100 px high, and the list is 300 px high. */
  const layOut = (): void => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: Element) {
      return this.querySelectorAll('[data-role]').length * 100;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
      return [...log().querySelectorAll<HTMLElement>('[data-role]')].indexOf(this) * 100;
    });
  };
  const scrollTo = (top: number): void => {
    log().scrollTop = top;
    fireEvent.scroll(log());
  };

  test('is initially scrolled to the end and follows new messages while the end is visible', async () => {
    layOut();
    const chat = await openChat({ messages: many(0, 10) });
    expect(log().scrollTop).toBe(1_000);
    chat.history([...many(0, 11)]);
    await act(() => chat.client.invalidateQueries());
    await waitFor(() => expect(log().scrollTop).toBe(1_100));
  });

  test('keeps the visible messages in place when older messages load', async () => {
    layOut();
    const { actor, api } = await openChat({ messages: many(50, 10), hasMore: true });
    api.on('GET /api/coach/chat/history?limit=50&offset=50', { body: { messages: many(0, 20), hasMore: false } });
    scrollTo(40);
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    await screen.findByText('Message 0');
    expect(log().scrollTop).toBe(2_040);
  });

  test('keeps the visible messages in place when messages are removed from the newest page', async () => {
    layOut();
    const messages = many(0, 10);
    const chat = await openChat({ messages, hasMore: true });
    scrollTo(440);
    chat.history([...messages.slice(2), ...many(10, 2)], true);
    await act(() => chat.client.invalidateQueries());
    await screen.findByText('Message 11');
    expect(log().scrollTop).toBe(240);
  });

  test('stays scrolled to the end when it shrinks because the input grows', async () => {
    layOut();
    await openChat({ messages: many(0, 10) });
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
    scrollTo(700);
    expect(log().scrollTop).toBe(1_000);
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  });

  test('keeps its position after the runner scrolls up, until Jump to latest is clicked', async () => {
    layOut();
    const messages = many(0, 10);
    const chat = await openChat({ messages });
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    scrollTo(200);
    chat.history([...messages, ...many(10, 1)]);
    await act(() => chat.client.invalidateQueries());
    await screen.findByText('Message 10');
    expect(log().scrollTop).toBe(200);
    await chat.actor.click(screen.getByRole('button', { name: 'Jump to latest' }));
    expect(log().scrollTop).toBe(1_100);
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
    expect(log()).toHaveFocus();
  });
});
