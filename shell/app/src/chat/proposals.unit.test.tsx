import type { ChatMessage, ChatProposal } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { type OpenedChat, openChat, stored } from './testing/open-chat.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CONFIRM = 'POST /api/coach/chat/confirm';
const UNDO = 'POST /api/coach/chat/undo';
const TITLE = "Move Thursday's session to Friday?";
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const proposalOf = (change: Partial<ChatProposal> = {}): ChatProposal => ({
  id: 'proposal-1',
  kind: 'moveSession',
  language: 'en',
  title: TITLE,
  before: 'Thursday: Intervals - 44 min, zone 5. Friday: Rest',
  after: 'Thursday: Rest. Friday: Intervals - 44 min, zone 5',
  confirm: 'Confirm',
  decline: 'Cancel',
  undo: 'Undo',
  expiresAt: inMinutes(15),
  state: 'open',
  undoUntil: null,
  ...change,
});
const CONFIRMED = { state: 'confirmed', undoUntil: inMinutes(10) } as const;
const LEAD = 'I can do that. Nothing changes until you confirm.';
const textOf = ({ title, before, after }: ChatProposal): string =>
  `${LEAD}\n\n**${title}**\n\nNow: ${before}\n\nAfter: ${after}`;
const offered = (proposal = proposalOf()): ChatMessage =>
  stored('assistant', textOf(proposal), { id: `offer-${proposal.id}`, metadata: { model: 'rules', proposal } });

const card = (name = TITLE): HTMLElement => screen.getByRole('group', { name });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const sent = ({ api }: OpenedChat): unknown[] =>
  api.calls.filter(({ path }) => /\/chat\/(?:confirm|undo)$/.test(path)).map(({ path, body }) => [path, body]);

describe('ACTN-11 proposal card', () => {
  it('takes the focus when it arrives and shows its text only once', async () => {
    const chat = await openChat();
    const stream = fakeStream();
    chat.api.on('POST /api/coach/chat', stream.answer);
    chat.send("Move Thursday's session to Friday");
    const proposal = proposalOf();
    stream.chunk({ content: textOf(proposal) });
    stream.chunk({ proposal });
    expect(await screen.findByRole('heading', { name: TITLE })).toHaveFocus();
    chat.history([stored('user', "Move Thursday's session to Friday"), offered(proposal)]);
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    expect(screen.getAllByText(TITLE)).toHaveLength(1);
    expect(screen.getByText(LEAD)).toBeInTheDocument();
    expect(within(card()).getByText('Now').nextSibling).toHaveTextContent('Thursday: Intervals');
    expect(within(card()).getByText('After').nextSibling).toHaveTextContent('Friday: Intervals');
    expect(await violations()).toEqual([]);
  });

  it('is shown in the language of the proposal', async () => {
    const proposal = proposalOf({ language: 'nb', title: 'Flytte økta?', confirm: 'Bekreft', decline: 'Avbryt' });
    await openChat({ messages: [offered(proposal)] });
    expect(card('Flytte økta?')).toHaveAttribute('lang', 'nb');
    expect(within(card('Flytte økta?')).getByText('Etterpå')).toBeInTheDocument();
  });

  it('sends the confirmation and then shows the outcome with an Undo button', async () => {
    const chat = await openChat({ messages: [offered()] });
    const stream = fakeStream();
    chat.api.on(CONFIRM, stream.answer);
    await chat.actor.click(button('Confirm'));
    expect(sent(chat)).toEqual([['/api/coach/chat/confirm', { proposalId: 'proposal-1', accept: true }]]);
    expect(button('Sending...')).toHaveAttribute('aria-busy', 'true');
    expect(button('Cancel')).toBeDisabled();
    const confirmed = proposalOf(CONFIRMED);
    stream.chunk({ content: 'Done. It is now on Friday.' });
    stream.chunk({ proposal: confirmed });
    chat.history([
      offered(confirmed),
      stored('user', 'Confirmed'),
      stored('assistant', 'Done. It is now on Friday.', { metadata: { proposal: confirmed } }),
    ]);
    stream.done();
    expect(await within(card()).findByText('Moved. Your calendar follows.')).toBeInTheDocument();
    expect(screen.getAllByRole('group', { name: TITLE })).toHaveLength(1);
    expect(screen.getAllByText('Done. It is now on Friday.')).toHaveLength(1);
    expect(within(card()).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(await violations()).toEqual([]);
    const back = fakeStream();
    chat.api.on(UNDO, back.answer);
    await chat.actor.click(button('Undo'));
    expect(sent(chat).at(-1)).toEqual(['/api/coach/chat/undo', { proposalId: 'proposal-1' }]);
    const undone = proposalOf({ state: 'undone' });
    back.chunk({ content: 'Taken back. Everything is as it was before.' });
    back.chunk({ proposal: undone });
    chat.history([offered(undone), stored('user', 'Undo')]);
    back.done();
    expect(await within(card()).findByText('Taken back.')).toBeInTheDocument();
    expect(within(card()).queryByRole('button')).toBeNull();
    expect(chat.api.unexpected).toEqual([]);
  });

  it('declines the proposal with the keyboard', async () => {
    const chat = await openChat({ messages: [offered()] });
    const stream = fakeStream();
    chat.api.on(CONFIRM, stream.answer);
    button('Cancel').focus();
    await chat.actor.keyboard('{Enter}');
    expect(sent(chat)).toEqual([['/api/coach/chat/confirm', { proposalId: 'proposal-1', accept: false }]]);
    const declined = proposalOf({ state: 'declined' });
    stream.chunk({ content: 'All right.' });
    stream.chunk({ proposal: declined });
    chat.history([offered(declined), stored('user', 'Cancelled'), stored('assistant', 'All right.')]);
    stream.done();
    expect(await within(card()).findByText('Cancelled. Nothing was changed.')).toBeInTheDocument();
  });

  it.each<[ChatProposal['kind'], 'en' | 'nb', string]>([
    ['shorten', 'en', 'Changed. Your calendar follows.'],
    ['markDone', 'en', 'Done.'],
    ['moveSession', 'nb', 'Flyttet. Kalenderen følger etter.'],
  ])('shows the outcome of a confirmed %s in %s', async (kind, language, sentence) => {
    await openChat({ messages: [offered(proposalOf({ ...CONFIRMED, kind, language }))] });
    expect(within(card()).getByText(sentence)).toBeInTheDocument();
  });

  it('has no buttons after it has expired', async () => {
    const messages = [
      offered(proposalOf({ expiresAt: inMinutes(-1) })),
      offered(proposalOf({ id: 'proposal-2', title: 'Other?', state: 'confirmed', undoUntil: inMinutes(-1) })),
    ];
    await openChat({ messages });
    expect(within(card()).getByText('This offer has run out. Nothing was changed.')).toBeInTheDocument();
    for (const name of [TITLE, 'Other?']) expect(within(card(name)).queryByRole('button')).toBeNull();
  });

  it('removes its buttons when it expires while it is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openChat({ messages: [offered(proposalOf({ expiresAt: inMinutes(1) }))] });
    expect(button('Confirm')).toBeEnabled();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(within(card()).queryByRole('button')).toBeNull();
  });

  it('shows the reason why a decision was rejected, and the new proposal from the history', async () => {
    const chat = await openChat({ messages: [offered()] });
    const why = 'Something has changed since I asked, so I changed nothing.';
    chat.api.on(CONFIRM, { status: 409, body: { message: why, code: 'plan_changed' } });
    chat.history([
      offered(proposalOf({ state: 'expired' })),
      stored('user', 'Confirmed'),
      offered(proposalOf({ id: 'proposal-2', title: 'Move it to Saturday?' })),
    ]);
    await chat.actor.click(button('Confirm'));
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(within(card()).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(within(card('Move it to Saturday?')).getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  it('resends the decision when "Try again" is clicked after a failure', async () => {
    const chat = await openChat({ messages: [offered()] });
    chat.api.on(CONFIRM, { status: 503, body: 'upstream' });
    await chat.actor.click(button('Confirm'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    const stream = fakeStream();
    chat.api.on(CONFIRM, stream.answer);
    await chat.actor.click(button('Try again'));
    expect(sent(chat)).toHaveLength(2);
  });
});
