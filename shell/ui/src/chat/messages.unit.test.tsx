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

describe('CHAT-06 day dividers', () => {
  const onFriday = (): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') });
  };
  const messages = [
    stored('user', 'Old', { createdAt: '2026-11-17T09:00:00Z' }),
    stored('user', 'Late', { createdAt: '2026-11-18T23:30:00Z' }),
    stored('user', 'Now', { createdAt: '2026-11-20T17:42:00Z' }),
  ];

  test('ENT-16 Today, Yesterday or the date, by the calendar of the runner; each message has its time from the history', async () => {
    onFriday();
    await openChat({ messages });
    expect(log()).toHaveTextContent(/Tuesday 17 November.*Old.*10:00.*Yesterday.*Late.*00:30.*Today.*Now.*18:42/);
    expect(screen.getByText('18:42')).toHaveAttribute('title', 'Friday 20 November 2026, 18:42');
  });

  test('at midnight the dividers move by themselves', async () => {
    onFriday();
    await openChat({ messages });
    vi.setSystemTime(new Date('2026-11-20T23:00:00Z'));
    act(() => announceNewDay());
    expect(log()).toHaveTextContent(/Thursday 19 November.*Late.*Yesterday.*Now/);
    expect(screen.queryByText('Today')).toBeNull();
  });
});

describe('older messages', () => {
  const older = '/api/coach/chat/history?limit=50&offset=';

  test('CHAT-07 CHAT-08 CONST-31 the button loads the next page of 50, until there is nothing further', async () => {
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

  test('CHAT-08 a short chat has no such button', async () => {
    await openChat({ messages: many(0, 3) });
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
  });

  test('a message that moved into the next page meanwhile shows once', async () => {
    const [first, ...rest] = many(0, 4);
    const { actor, api } = await openChat({ messages: rest, hasMore: true });
    api.on(`GET ${older}50`, { body: { messages: [first, rest[0]], hasMore: false } });
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    await waitFor(() => expect(shown()).toHaveLength(4));
  });

  test("TOAST-29 a failure says 'Failed to load older messages', and what is shown stays", async () => {
    const { actor, api } = await openChat({ messages: many(0, 50), hasMore: true });
    api.on(`GET ${older}50`, { status: 500, body: { message: 'No' } });
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    expect(await screen.findByText('Failed to load older messages', { selector: 'li *' })).toBeInTheDocument();
    expect(screen.getByText('Error', { selector: 'li *' })).toBeInTheDocument();
    expect(shown()).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Load older messages' })).toBeEnabled();
  });
});

describe('where the list stands', () => {
  /** jsdom lays nothing out: a message counts as 100 px, the list as 300. */
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

  test('it opens at its end, and follows new messages while the end is in view', async () => {
    layOut();
    const chat = await openChat({ messages: many(0, 10) });
    expect(log().scrollTop).toBe(1_000);
    chat.history([...many(0, 11)]);
    await act(() => chat.client.invalidateQueries());
    await waitFor(() => expect(log().scrollTop).toBe(1_100));
  });

  test('older messages do not move what is being read', async () => {
    layOut();
    const { actor, api } = await openChat({ messages: many(50, 10), hasMore: true });
    api.on('GET /api/coach/chat/history?limit=50&offset=50', { body: { messages: many(0, 20), hasMore: false } });
    scrollTo(40);
    await actor.click(screen.getByRole('button', { name: 'Load older messages' }));
    await screen.findByText('Message 0');
    expect(log().scrollTop).toBe(2_040);
  });

  test('messages that leave the newest page do not move what is being read either', async () => {
    layOut();
    const messages = many(0, 10);
    const chat = await openChat({ messages, hasMore: true });
    scrollTo(440);
    chat.history([...messages.slice(2), ...many(10, 2)], true);
    await act(() => chat.client.invalidateQueries());
    await screen.findByText('Message 11');
    expect(log().scrollTop).toBe(240);
  });

  test('a box that grows under it does not count as scrolling up', async () => {
    layOut();
    await openChat({ messages: many(0, 10) });
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
    scrollTo(700);
    expect(log().scrollTop).toBe(1_000);
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  });

  test('scrolled up it stays, and Jump to latest leads back', async () => {
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
