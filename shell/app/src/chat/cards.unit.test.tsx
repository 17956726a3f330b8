import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { askCard, cardTextOf, recheckCard, stopOf } from '../testing/safety.tsx';
import { type OpenedChat, openChat, stored } from './testing/open-chat.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CARD = 'POST /api/coach/chat/card';
const HEARD = 'You mention something that I want to get right before I answer.';
const STOP_TEXT = 'Stop, sit down and do not drive. In Norway call 113, elsewhere your local emergency number.';

const asked = (card = askCard()): ChatMessage =>
  stored('assistant', `${HEARD}\n\n${cardTextOf(card)}`, { metadata: { model: 'gate', card } });
const stopped = (stop = stopOf()): ChatMessage => stored('assistant', STOP_TEXT, { metadata: { model: 'gate', stop } });
const group = (name: RegExp | string): HTMLElement => screen.getByRole('group', { name });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const answers = ({ api }: OpenedChat): unknown[] =>
  api.calls.filter(({ path }) => path.endsWith('/chat/card')).map(({ body }) => body);
const HEAD = askCard().head;

describe('LANG-62 safety card in the chat', () => {
  it.each<[CoachType, string]>([
    ['running', '/api/coach'],
    ['physio', '/api/physio'],
  ])(
    'takes the focus when it arrives in a reply from the %s coach and keeps the focus after a history refetch',
    async (coachType, base) => {
      const chat = await openChat({ coachType });
      const stream = fakeStream();
      chat.api.on(`POST ${base}/chat`, stream.answer);
      chat.send('I felt odd');
      const card = askCard();
      stream.chunk({ content: `${HEARD}\n\n${cardTextOf(card)}` });
      stream.chunk({ card });
      expect(await screen.findByRole('heading', { name: HEAD })).toHaveFocus();
      chat.history([stored('user', 'I felt odd'), asked(card)]);
      stream.done();
      await waitFor(() => expect(chat.box()).toBeEnabled());
      expect(screen.getByRole('heading', { name: HEAD })).toHaveFocus();
      expect(screen.getAllByText(HEAD)).toHaveLength(1);
      expect(await violations()).toEqual([]);
    },
  );

  it('shows its text only once and does not take the focus when it is loaded from the history', async () => {
    await openChat({ messages: [stored('user', 'I felt odd'), asked(askCard({ language: 'nb' }))] });
    expect(group(HEAD)).toHaveAttribute('lang', 'nb');
    expect(screen.getByText(HEARD).closest('[lang]')).toHaveAttribute('lang', 'nb');
    expect(screen.getAllByText(HEAD)).toHaveLength(1);
    expect(screen.getAllByText(/^I fainted/)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: HEAD })).not.toHaveFocus();
  });

  it('does not hide the text of the message when it differs from the text of the card', async () => {
    const message = stored('assistant', 'Your knee score is up.', { metadata: { card: recheckCard() } });
    await openChat({ messages: [message] });
    expect(screen.getByText('Your knee score is up.')).toBeInTheDocument();
    expect(group(recheckCard().head)).toBeInTheDocument();
  });

  it('sends the codes of the ticked options, becomes read-only and is followed by a streamed reply', async () => {
    const chat = await openChat({ messages: [stored('user', 'I felt odd'), asked()] });
    const stream = fakeStream();
    chat.api.on(CARD, stream.answer);
    await chat.actor.click(screen.getByLabelText('I fainted or nearly fainted'));
    await chat.actor.click(button('Send'));
    expect(answers(chat)).toEqual([{ cardId: 'card-1', answers: ['faint!'] }]);
    expect(within(group(HEAD)).queryByRole('button')).toBeNull();
    expect(within(group(HEAD)).getByText('I fainted or nearly fainted')).toBeInTheDocument();
    stream.chunk({ content: 'Lie down and call 113.' });
    expect(await screen.findByText('Lie down and call 113.')).toBeInTheDocument();
    const answered = askCard({ answered: ['faint!'] });
    chat.history([
      stored('user', 'I felt odd'),
      asked(answered),
      stored('user', 'I fainted or nearly fainted'),
      stored('assistant', 'Lie down and call 113.', {
        metadata: { safety: { ruleId: 'card:C1', version: '1', state: 'stop', tier: 'emergency' } },
      }),
    ]);
    stream.done();
    const notice = await screen.findByRole('group', { name: 'Emergency now' });
    expect(within(notice).getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(chat.box()).toHaveFocus();
    expect(chat.api.unexpected).toEqual([]);
  });

  it('stays marked as answered when the history cannot be refetched after the answer', async () => {
    const chat = await openChat({ messages: [asked()] });
    const stream = fakeStream();
    chat.api.on(CARD, stream.answer);
    await chat.actor.click(button('None of these'));
    chat.api.on('GET /api/coach/chat/history?limit=50&offset=0', { status: 503, body: { message: 'Please wait.' } });
    stream.chunk({ content: 'Good. Then to your question:' });
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(within(group(HEAD)).getByText('None of these')).toBeInTheDocument();
    expect(within(group(HEAD)).queryByRole('button')).toBeNull();
  });

  it('moves the focus to the next card when the reply to an answer contains one', async () => {
    const chat = await openChat({ messages: [asked(askCard({ kind: 'C0', id: 'card-0', head: 'General?' }))] });
    const stream = fakeStream();
    chat.api.on(CARD, stream.answer);
    await chat.actor.click(button('I am not sure'));
    stream.chunk({ content: cardTextOf(askCard()) });
    stream.chunk({ card: askCard() });
    chat.history([asked(askCard({ kind: 'C0', id: 'card-0', head: 'General?', answered: ['unsure'] })), asked()]);
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(screen.getByRole('heading', { name: HEAD })).toHaveFocus();
  });

  it.each<[string, Parameters<OpenedChat['api']['on']>[1], string]>([
    ['409', { status: 409, body: { message: 'This question has expired. Please write to me again.' } }, 'has expired'],
    ['503', { status: 503, body: 'upstream' }, 'Your answer did not reach your coach. Please try again.'],
  ])(
    'shows the error after a %s, keeps the ticked options and resends them on retry',
    async (_how, refusal, sentence) => {
      const chat = await openChat({ messages: [asked()] });
      chat.api.on(CARD, refusal);
      await chat.actor.click(screen.getByLabelText('I fainted or nearly fainted'));
      await chat.actor.click(button('Send'));
      expect(await screen.findByText(new RegExp(sentence))).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: HEAD })).toHaveFocus();
      expect(screen.getByLabelText('I fainted or nearly fainted')).toBeChecked();
      expect(screen.getByLabelText('Messages').textContent).not.toContain('You:');
      const stream = fakeStream();
      chat.api.on(CARD, stream.answer);
      await chat.actor.click(button('Try again'));
      const again = { cardId: 'card-1', answers: ['faint!'] };
      expect(answers(chat)).toEqual([again, again]);
    },
  );

  it('shows an error and keeps its buttons enabled when offline', async () => {
    const chat = await openChat({ messages: [asked()] });
    const { fetch: served } = window;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path === '/api/coach/chat/card' ? Promise.reject(new TypeError('Failed to fetch')) : served(path, init),
    );
    await chat.actor.click(button('None of these'));
    expect(await screen.findByText('Your answer did not reach your coach. Please try again.')).toBeInTheDocument();
    expect(button('Try again')).toBeEnabled();
    expect(button('None of these')).toBeEnabled();
  });

  it('shows the answer from another device when that answer was sent first', async () => {
    const chat = await openChat({ messages: [asked()] });
    chat.api.on(CARD, { status: 409, body: { code: 'already_answered', message: 'Answered already.' } });
    chat.history([asked(askCard({ answered: ['unsure'] }))]);
    await chat.actor.click(button('None of these'));
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(within(group(HEAD)).getByText('I am not sure')).toBeInTheDocument();
    expect(within(group(HEAD)).queryByText('None of these')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be answered by typing and ignores clicks while the reply is streaming', async () => {
    const chat = await openChat({ messages: [asked()] });
    const stream = fakeStream();
    chat.api.on('POST /api/coach/chat', stream.answer);
    chat.send('2');
    await waitFor(() => expect(chat.box()).toBeDisabled());
    expect(chat.api.calls.at(-1)?.body).toEqual({ message: '2' });
    // This click is ignored, because only one reply can be streamed at a time.
    await chat.actor.click(button('None of these'));
    expect(answers(chat)).toEqual([]);
  });
});

describe('LANG-63 STOP message in the chat', () => {
  it('is announced to screen readers with its phone numbers when it arrives in a reply', async () => {
    const chat = await openChat();
    const stream = fakeStream();
    chat.api.on('POST /api/coach/chat', stream.answer);
    chat.send('Chest pain');
    stream.chunk({ content: STOP_TEXT });
    stream.chunk({ stop: stopOf() });
    const stop = await screen.findByRole('alert', { name: 'Emergency now' });
    expect(
      within(stop)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:113', 'tel:116117']);
    expect(within(stop).getByText(STOP_TEXT)).toBeInTheDocument();
    chat.history([stored('user', 'Chest pain'), stopped()]);
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(screen.getAllByText(STOP_TEXT)).toHaveLength(1);
    expect(within(group('Emergency now')).getByRole('heading')).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['I have read this', 'read'],
    ['This was not about me / a misunderstanding', 'dismissed'],
  ])('sends the code of "%s" when clicked and then becomes read-only', async (name, code) => {
    const chat = await openChat({ messages: [stored('user', 'Chest pain'), stopped()] });
    const stream = fakeStream();
    chat.api.on(CARD, stream.answer);
    await chat.actor.click(button(name));
    expect(answers(chat)).toEqual([{ cardId: 'stop-1', answers: [code] }]);
    chat.history([stored('user', 'Chest pain'), stopped(stopOf({ answered: [code] })), stored('user', name)]);
    stream.chunk({ content: 'Thank you.' });
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    const stop = group('Emergency now');
    expect(within(stop).queryByRole('button')).toBeNull();
    expect(within(stop).getByText(name)).toBeInTheDocument();
    expect(within(stop).getByRole('link', { name: 'Call 113' })).toBeInTheDocument();
  });

  it('shows an error and re-enables its buttons when sending an answer fails', async () => {
    const chat = await openChat({ messages: [stopped()] });
    chat.api.on(CARD, { status: 409, body: { message: 'Your coach is still answering.' } });
    await chat.actor.click(button('I have read this'));
    expect(await screen.findByText('Your coach is still answering.')).toBeInTheDocument();
    expect(button('I have read this')).toBeEnabled();
  });

  it('shows a call link for the phone number in the text of a safety hold', async () => {
    const safety = { ruleId: 'hold:same_day', version: '1', state: 'hold' as const };
    const text = 'Ingen treningsråd nå. Har ingen sett på det ennå: i Norge 116 117, ellers din lokale legevakt.';
    await openChat({ messages: [stored('assistant', text, { metadata: { safety } })] });
    const link = screen.getByRole('link', { name: 'Ring 116 117' });
    expect(link).toHaveAttribute('href', 'tel:116117');
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'nb');
  });
});

describe('LANG-62 message list with a safety card taller than the list', () => {
  const list = (): HTMLElement => screen.getByLabelText('Messages');
  const messages = (): HTMLElement[] => [...list().querySelectorAll<HTMLElement>('[data-role]')];
  /**
   * Fakes the layout that jsdom lacks: a message is 100 px high, a card is 900 px high, and the list is 300 px high.
   */
  const heightOf = (message: HTMLElement): number => (message.dataset.whole === undefined ? 100 : 900);
  const sum = (upTo: readonly HTMLElement[]): number => upTo.reduce((all, message) => all + heightOf(message), 0);
  const layOut = (): void => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => sum(messages()));
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return heightOf(this);
    });
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
      return sum(messages().slice(0, messages().indexOf(this)));
    });
  };
  const plain = (count: number): ChatMessage[] => Array.from({ length: count }, (_, at) => stored('user', `${at}`));

  it('scrolls to the top of the card only once and keeps the runner’s scroll position afterwards', async () => {
    layOut();
    await openChat({ messages: [...plain(10), asked()] });
    expect(list().scrollTop).toBe(984);
    list().scrollTop = 1_300;
    fireEvent.scroll(list());
    fireEvent.click(screen.getByLabelText('I fainted or nearly fainted'));
    expect(list().scrollTop).toBe(1_300);
    expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  });

  it('scrolls to the top of the card when Jump to latest is clicked', async () => {
    layOut();
    const chat = await openChat({ messages: [...plain(10), asked()] });
    list().scrollTop = 100;
    fireEvent.scroll(list());
    await chat.actor.click(button('Jump to latest'));
    expect(list().scrollTop).toBe(984);
  });

  it('scrolls to the end when messages follow the card', async () => {
    layOut();
    await openChat({ messages: [asked(askCard({ answered: ['none'] })), ...plain(2)] });
    expect(list().scrollTop).toBe(1_100);
  });
});

describe('LANG-62 chat input with an unanswered card', () => {
  const actions = () => screen.queryByRole('group', { name: 'Quick actions' });

  it.each([
    ['a card', asked(), 'Or in your own words'],
    ['a STOP', stopped(), 'Write if something changes'],
  ])(
    'hides the quick actions and changes its placeholder when the last message is %s',
    async (_what, message, words) => {
      const chat = await openChat({ messages: [message] });
      expect(actions()).toBeNull();
      expect(chat.box()).toHaveAttribute('placeholder', words);
      expect(chat.box()).toBeEnabled();
    },
  );

  it('shows the quick actions after the card has been answered', async () => {
    const chat = await openChat({ messages: [asked()] });
    chat.api.on(CARD, fakeStream().answer);
    await chat.actor.click(button('None of these'));
    expect(actions()).toBeInTheDocument();
  });

  it('shows the quick actions when the card is not the newest message', async () => {
    await openChat({ messages: [asked(), stored('user', 'Hello'), stored('assistant', 'Hi')] });
    expect(actions()).toBeInTheDocument();
  });
});
