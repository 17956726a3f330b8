import { type ChatMessage, type ChatMetadata, COACH_BASES, type QuickAction } from '@stridewell/contracts/web';
import type { QueryClient } from '@tanstack/react-query';
import { ChatError } from '../data/chat-error.ts';
import { now } from '../data/clock.ts';
import { type StreamedReply, type StreamOptions, streamChat } from '../data/stream-chat.ts';
import { rereadSafety } from '../safety/reread.ts';
import { isAnsweredElsewhere, whyUnsent } from '../safety/unsent.ts';
import { type CardAnswer, type Conversation, returnText } from './conversation.ts';
import { appendMessage, currentMessages, historyKey, markAnswered, removeMessage, rereadHistory } from './history.ts';
import { tellFailure } from './tell-failure.ts';

/** What the runner asks: a message of 1 to 4,000 characters, trimmed, a quick action, or the answer to a card in its words. */
export type Turn = { message: string } | { action: QuickAction } | { answer: CardAnswer; words: string };

const wordsOf = (turn: Turn): string => {
  if ('action' in turn) return turn.action.label;
  return 'answer' in turn ? turn.words : turn.message;
};

/** Status of a call without a session. */
const SIGNED_OUT = 401;

/** How long a stopped reply may take to be stored before the history is read once more, milliseconds. */
const STORED_WAIT_MS = [300, 1_200];

let lastLocal = 0;
const local = (role: 'user' | 'assistant', content: string, metadata: ChatMetadata = {}): ChatMessage => {
  lastLocal += 1;
  const id = `local-${lastLocal}`;
  return {
    id,
    role,
    content,
    createdAt: now().toISOString(),
    metadata: Object.keys(metadata).length > 0 ? metadata : null,
  };
};

const call = ({ coachType, store }: Conversation, turn: Turn, signal: AbortSignal): Promise<StreamedReply> => {
  const base = COACH_BASES[coachType];
  const options: Omit<StreamOptions, 'mode'> = {
    coachType,
    signal,
    onText: (text) => store.setState(({ reply }) => (reply && !signal.aborted ? { reply: { ...reply, text } } : {})),
    onDrawn: (drawn) => store.setState(({ reply }) => (reply && !signal.aborted ? { reply: { ...reply, drawn } } : {})),
  };
  if ('action' in turn)
    return streamChat(`${base}/quick-action`, { action: turn.action.code }, { ...options, mode: 'action' });
  if ('message' in turn) return streamChat(`${base}/chat`, { message: turn.message }, { ...options, mode: 'chat' });
  const { cardId, codes } = turn.answer;
  return streamChat(`${base}/chat/card`, { cardId, answers: codes }, { ...options, mode: 'chat' });
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

const settle = async (
  conversation: Conversation,
  client: QueryClient,
  turn: Turn,
  { text, aborted, card, stop, unstored }: StreamedReply,
): Promise<void> => {
  const { coachType, store } = conversation;
  const fresh = text !== '' || card !== undefined || stop !== undefined;
  const message = local('assistant', text, {
    ...(aborted && { interrupted: true }),
    ...(card && { card }),
    ...(stop && { stop }),
  });
  if (fresh) appendMessage(client, coachType, message);
  store.setState({ reply: null, fresh });
  // A reply may have opened or ended a hold: what other screens show of it is read again.
  rereadSafety(client);
  if (unstored) {
    // The history does not hold it: what was said stays on the screen. An answer to a card leaves the message it is about.
    if ('answer' in turn) markAnswered(client, coachType, turn.answer);
    if ('message' in turn) store.setState((state) => ({ unstored: state.unstored ?? turn }));
    return;
  }
  store.setState({ unstored: null });
  if (aborted && fresh) await rereadStopped(conversation, client, message);
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
 * again: nothing was stored.
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
  store.setState({ reply: null, answer: null });
  if ('message' in turn && (unread || !wasTaken(messages, known, mine))) returnText(conversation, turn.message);
};

const tell = ({ coachType, store }: Conversation, { turn }: Asked, error: unknown): void => {
  if (!('answer' in turn)) tellFailure(error, coachType, 'action' in turn);
  else if (!isAnsweredElsewhere(error)) store.setState({ unsent: { ...turn.answer, why: whyUnsent(error) } });
};

const follow = async (
  conversation: Conversation,
  client: QueryClient,
  asked: Asked,
  signal: AbortSignal,
): Promise<void> => {
  const { coachType } = conversation;
  try {
    const answer = await call(conversation, asked.turn, signal);
    if (conversation.closed) return;
    if (answer.aborted && answer.text === '') await recover(conversation, client, asked, false);
    else await settle(conversation, client, asked.turn, answer);
  } catch (error) {
    if (conversation.closed) return;
    const status = error instanceof ChatError ? error.status : null;
    const isSignedOut = status === SIGNED_OUT;
    if (!isSignedOut) tell(conversation, asked, error);
    await recover(conversation, client, asked, status !== null && !isAnsweredElsewhere(error));
    // The text is back in the box; the read that is refused now leads to the sign-in, which keeps it.
    if (isSignedOut) await rereadHistory(client, coachType);
  }
};

/**
 * Sends a message, a quick action or the answer to a card, shows it at once and follows the reply to its end, whatever that
 * is. One at a time: while a reply streams nothing is sent, and the answer is false.
 */
export const runTurn = async (conversation: Conversation, client: QueryClient, turn: Turn): Promise<boolean> => {
  const { coachType, store } = conversation;
  if (store.getState().reply) return false;
  const stop = new AbortController();
  conversation.stop = stop;
  store.setState({
    reply: { text: '', action: 'action' in turn ? turn.action.code : null, drawn: {} },
    fresh: false,
    ...('answer' in turn && { answer: turn.answer }),
    unsent: null,
  });
  await client.cancelQueries({ queryKey: historyKey(coachType) });
  const known = new Set(currentMessages(client, coachType).map(({ id }) => id));
  const mine = local('user', wordsOf(turn));
  appendMessage(client, coachType, mine);
  await follow(conversation, client, { turn, mine, known }, stop.signal);
  if (conversation.stop === stop) conversation.stop = null;
  return true;
};
