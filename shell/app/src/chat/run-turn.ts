import {
  actionWords,
  type ChatMessage,
  type ChatMetadata,
  COACH_BASES,
  type QuickAction,
} from '@stridewell/contracts/web';
import type { QueryClient } from '@tanstack/react-query';
import { ChatError } from '../data/chat-error.ts';
import { now } from '../data/clock.ts';
import { type StreamedReply, type StreamOptions, streamChat } from '../data/stream-chat.ts';
import { answerErrorText, isAnsweredElsewhere } from '../safety/answer-error-text.ts';
import { refetchHolds } from '../safety/refetch-holds.ts';
import { pageLanguage } from '../screens/page-language.ts';
import { type CardAnswer, type Conversation, type ProposalDecision, restoreInput } from './conversation.ts';
import {
  appendMessage,
  currentMessages,
  historyKey,
  markAnswered,
  markProposal,
  refetchData,
  refetchHistory,
  removeMessage,
} from './history.ts';
import { showFailureToast } from './show-failure-toast.ts';

/**
 * Something that the runner sends: a trimmed message of 1 to 4,000 characters, a quick action, or a card answer or a
 * decision on a proposed change with its text.
 */
export type Turn =
  | { message: string }
  | { action: QuickAction }
  | { answer: CardAnswer; words: string }
  | { decision: ProposalDecision; words: string };

const textOf = (turn: Turn): string => {
  if ('action' in turn) return actionWords(turn.action, pageLanguage()).label;
  return 'message' in turn ? turn.message : turn.words;
};

/** HTTP status of a response to a request without a session. */
const SIGNED_OUT = 401;

/** Delays in milliseconds between refetches of the history while the server has not yet stored a stopped reply. */
const STORED_WAIT_MS = [300, 1_200];

let lastLocalId = 0;
const localMessage = (role: 'user' | 'assistant', content: string, metadata: ChatMetadata = {}): ChatMessage => {
  lastLocalId += 1;
  const id = `local-${lastLocalId}`;
  return {
    id,
    role,
    content,
    createdAt: now().toISOString(),
    metadata: Object.keys(metadata).length > 0 ? metadata : null,
  };
};

const sendTurn = ({ coachType, store }: Conversation, turn: Turn, signal: AbortSignal): Promise<StreamedReply> => {
  const base = COACH_BASES[coachType];
  const options: Omit<StreamOptions, 'mode'> = {
    coachType,
    signal,
    onText: (text) => store.setState(({ reply }) => (reply && !signal.aborted ? { reply: { ...reply, text } } : {})),
    onDrawn: (drawn) => store.setState(({ reply }) => (reply && !signal.aborted ? { reply: { ...reply, drawn } } : {})),
  };
  if ('action' in turn)
    return streamChat(
      `${base}/quick-action`,
      { action: turn.action.code, context: { language: pageLanguage() } },
      { ...options, mode: 'action' },
    );
  if ('message' in turn) return streamChat(`${base}/chat`, { message: turn.message }, { ...options, mode: 'chat' });
  if ('decision' in turn) {
    const { proposalId, decision } = turn.decision;
    if (decision === 'undo') return streamChat(`${base}/chat/undo`, { proposalId }, { ...options, mode: 'chat' });
    const body = { proposalId, accept: decision === 'accept' };
    return streamChat(`${base}/chat/confirm`, body, { ...options, mode: 'chat' });
  }
  const { cardId, codes } = turn.answer;
  return streamChat(`${base}/chat/card`, { cardId, answers: codes }, { ...options, mode: 'chat' });
};

/**
 * Refetches the history after Stop until it contains the partial reply. Until then, shows the text that has been
 * received.
 */
const rereadStopped = async (
  conversation: Conversation,
  client: QueryClient,
  partialReply: ChatMessage,
): Promise<void> => {
  const { coachType, store } = conversation;
  for (const wait of [0, ...STORED_WAIT_MS]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (store.getState().reply || conversation.closed) return;
    await refetchHistory(client, coachType);
    if (store.getState().reply || currentMessages(client, coachType).at(-1)?.role !== 'user') return;
    appendMessage(client, coachType, partialReply);
  }
};

const finishTurn = async (
  conversation: Conversation,
  client: QueryClient,
  turn: Turn,
  { text, aborted, unstored, ...attachments }: StreamedReply,
): Promise<void> => {
  const { coachType, store } = conversation;
  const fresh = text !== '' || attachments.card !== undefined || attachments.stop !== undefined;
  const message = localMessage('assistant', text, { ...(aborted && { interrupted: true }), ...attachments });
  if (fresh) appendMessage(client, coachType, message);
  store.setState({ reply: null, fresh, deciding: null });
  if (attachments.proposal) markProposal(client, coachType, attachments.proposal);
  // The data on other screens has changed.
  if ('decision' in turn) refetchData(client);
  // The reply may have started or ended a safety hold, which is shown on other screens.
  refetchHolds(client);
  if (unstored) {
    // The server did not store this message and its reply. The history is therefore not refetched, and both stay on the
    // screen.
    if ('answer' in turn) markAnswered(client, coachType, turn.answer);
    if ('message' in turn) store.setState((state) => ({ unstored: state.unstored ?? turn }));
    return;
  }
  store.setState({ unstored: null });
  if (aborted && fresh) await rereadStopped(conversation, client, message);
  else await refetchHistory(client, coachType);
};

/**
 * True if the refetched history contains the message, which means that the server stored it although the reply failed.
 */
const wasStored = (messages: ChatMessage[], known: Set<string>, { content }: ChatMessage): boolean =>
  messages.some((message) => message.role === 'user' && message.content === content && !known.has(message.id));

interface PendingTurn {
  turn: Turn;
  /** The runner's message, shown until the history is refetched. */
  ownMessage: ChatMessage;
  /** Ids of the messages that were in the history before the runner sent this message. */
  known: Set<string>;
}

/**
 * Handles a turn that failed without a reply. Moves the message from the list back to the input if the server did not
 * store it. `refused` skips the refetch of the history, because the server stored nothing.
 */
const recover = async (
  conversation: Conversation,
  client: QueryClient,
  { turn, ownMessage, known }: PendingTurn,
  refused: boolean,
): Promise<void> => {
  const { coachType, store } = conversation;
  if (!refused) await refetchHistory(client, coachType);
  const messages = currentMessages(client, coachType);
  const unread = messages.some(({ id }) => id === ownMessage.id);
  if (unread) removeMessage(client, coachType, ownMessage.id);
  store.setState({ reply: null, answer: null, deciding: null });
  if ('message' in turn && (unread || !wasStored(messages, known, ownMessage)))
    restoreInput(conversation, turn.message);
};

const reportFailure = ({ coachType, store }: Conversation, { turn }: PendingTurn, error: unknown): void => {
  if ('decision' in turn) store.setState({ undecided: { ...turn.decision, why: answerErrorText(error) } });
  else if (!('answer' in turn)) showFailureToast(error, coachType, 'action' in turn);
  else if (!isAnsweredElsewhere(error)) store.setState({ unsent: { ...turn.answer, why: answerErrorText(error) } });
};

const followReply = async (
  conversation: Conversation,
  client: QueryClient,
  pending: PendingTurn,
  signal: AbortSignal,
): Promise<void> => {
  const { coachType } = conversation;
  try {
    const answer = await sendTurn(conversation, pending.turn, signal);
    if (conversation.closed) return;
    if (answer.aborted && answer.text === '') await recover(conversation, client, pending, false);
    else await finishTurn(conversation, client, pending.turn, answer);
  } catch (error) {
    if (conversation.closed) return;
    const status = error instanceof ChatError ? error.status : null;
    const isSignedOut = status === SIGNED_OUT;
    if (!isSignedOut) reportFailure(conversation, pending, error);
    // After a rejected decision, the history may contain a new proposal.
    const isRefused = status !== null && !isAnsweredElsewhere(error) && !('decision' in pending.turn);
    await recover(conversation, client, pending, isRefused);
    // The refetch is also answered with a 401, which makes the shell show the sign-in form. The text in the input is
    // kept.
    if (isSignedOut) await refetchHistory(client, coachType);
  }
};

/**
 * Sends a message, a quick action, a card answer or a decision, shows it immediately and streams the reply until it ends or fails.
 * While another reply is streaming, sends nothing and returns false.
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
    deciding: 'decision' in turn ? turn.decision : null,
    undecided: null,
  });
  await client.cancelQueries({ queryKey: historyKey(coachType) });
  const known = new Set(currentMessages(client, coachType).map(({ id }) => id));
  const ownMessage = localMessage('user', textOf(turn));
  appendMessage(client, coachType, ownMessage);
  await followReply(conversation, client, { turn, ownMessage, known }, stop.signal);
  if (conversation.stop === stop) conversation.stop = null;
  return true;
};
