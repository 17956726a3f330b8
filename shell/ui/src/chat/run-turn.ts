import { type ChatMessage, COACH_BASES, type QuickAction } from '@stridewell/contracts/web';
import type { QueryClient } from '@tanstack/react-query';
import { ChatError } from '../data/chat-error.ts';
import { now } from '../data/clock.ts';
import { type StreamedReply, streamChat } from '../data/stream-chat.ts';
import { type Conversation, returnText } from './conversation.ts';
import { appendMessage, currentMessages, historyKey, removeMessage, rereadHistory } from './history.ts';
import { tellFailure } from './tell-failure.ts';

/** What the runner asks: a message of 1 to 4,000 characters, trimmed, or a quick action. */
export type Turn = { message: string } | { action: QuickAction };

const wordsOf = (turn: Turn): string => ('action' in turn ? turn.action.label : turn.message);

/** How long a stopped reply may take to be stored before the history is read once more, milliseconds. */
const STORED_WAIT_MS = [300, 1_200];

let lastLocal = 0;
const local = (role: 'user' | 'assistant', content: string, interrupted = false): ChatMessage => {
  lastLocal += 1;
  const metadata = interrupted ? { interrupted } : null;
  return { id: `local-${lastLocal}`, role, content, createdAt: now().toISOString(), metadata };
};

const call = ({ coachType, store }: Conversation, turn: Turn, signal: AbortSignal): Promise<StreamedReply> => {
  const base = COACH_BASES[coachType];
  const onText = (text: string): void =>
    store.setState(({ reply }) => (reply && !signal.aborted ? { reply: { ...reply, text } } : {}));
  return 'action' in turn
    ? streamChat(`${base}/quick-action`, { action: turn.action.code }, { mode: 'action', coachType, signal, onText })
    : streamChat(`${base}/chat`, { message: turn.message }, { mode: 'chat', coachType, signal, onText });
};

/** After Stop the server stores what it had sent; until the history holds it, what came stays on the screen. */
const rereadStopped = async (conversation: Conversation, client: QueryClient, kept: ChatMessage): Promise<void> => {
  const { coachType, store } = conversation;
  for (const wait of [0, ...STORED_WAIT_MS]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (store.getState().reply || conversation.closed) return;
    await rereadHistory(client, coachType);
    if (store.getState().reply || currentMessages(client, coachType).at(-1)?.role !== 'user') return;
    appendMessage(client, coachType, kept);
  }
};

const settle = async (conversation: Conversation, client: QueryClient, answer: StreamedReply): Promise<void> => {
  const { coachType, store } = conversation;
  const message = local('assistant', answer.text, answer.aborted);
  if (answer.text !== '') appendMessage(client, coachType, message);
  store.setState({ reply: null, fresh: answer.text !== '' });
  if (answer.aborted && answer.text !== '') await rereadStopped(conversation, client, message);
  else await rereadHistory(client, coachType);
};

/** The server took the message although no reply came of it: the history that was read again holds it. */
const wasTaken = (messages: ChatMessage[], known: Set<string>, { content }: ChatMessage): boolean =>
  messages.some((message) => message.role === 'user' && message.content === content && !known.has(message.id));

interface Asked {
  turn: Turn;
  /** The runner's message as it is shown until the history is read again. */
  mine: ChatMessage;
  /** Ids of the messages before it. */
  known: Set<string>;
}

/**
 * No reply came. A message that was not taken leaves the list and comes back into the box. A refusal is no reason to read
 * again: nothing was stored, and an ended session would lead away from what was typed.
 */
const recover = async (
  conversation: Conversation,
  client: QueryClient,
  { turn, mine, known }: Asked,
  refused: boolean,
): Promise<void> => {
  const { coachType, store } = conversation;
  if (!refused) await rereadHistory(client, coachType);
  const messages = currentMessages(client, coachType);
  const unread = messages.some(({ id }) => id === mine.id);
  if (unread) removeMessage(client, coachType, mine.id);
  store.setState({ reply: null });
  if ('message' in turn && (unread || !wasTaken(messages, known, mine))) returnText(conversation, turn.message);
};

const follow = async (
  conversation: Conversation,
  client: QueryClient,
  asked: Asked,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const answer = await call(conversation, asked.turn, signal);
    if (conversation.closed) return;
    if (answer.aborted && answer.text === '') await recover(conversation, client, asked, false);
    else await settle(conversation, client, answer);
  } catch (error) {
    if (conversation.closed) return;
    tellFailure(error, conversation.coachType, 'action' in asked.turn);
    await recover(conversation, client, asked, error instanceof ChatError && error.status !== null);
  }
};

/**
 * Sends a message or a quick action, shows it at once and follows the reply to its end, whatever that is. One at a time:
 * while a reply streams nothing is sent, and the answer is false.
 */
export const runTurn = async (conversation: Conversation, client: QueryClient, turn: Turn): Promise<boolean> => {
  const { coachType, store } = conversation;
  if (store.getState().reply) return false;
  const stop = new AbortController();
  conversation.stop = stop;
  store.setState({ reply: { text: '', action: 'action' in turn ? turn.action.code : null }, fresh: false });
  await client.cancelQueries({ queryKey: historyKey(coachType) });
  const known = new Set(currentMessages(client, coachType).map(({ id }) => id));
  const mine = local('user', wordsOf(turn));
  appendMessage(client, coachType, mine);
  await follow(conversation, client, { turn, mine, known }, stop.signal);
  if (conversation.stop === stop) conversation.stop = null;
  return true;
};
