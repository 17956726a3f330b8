import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useSession, useUser } from '../data/session.ts';
import type { ReplyAttachments } from '../data/stream-parser.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { saveUnsentText, takeUnsentText } from './unsent-text.ts';

/** The parts of a streaming reply that have been received so far. */
export interface StreamingReply {
  text: string;
  /** Code of the quick action that the reply answers. Null for a typed message. */
  action: string | null;
  /** The attachments received so far, such as a safety card, a proposed change, chips and sources. */
  drawn: ReplyAttachments;
}

/** The runner's answer to a safety card or a STOP message. */
export interface CardAnswer {
  cardId: string;
  codes: string[];
}

/** The runner's decision on a proposed change. */
export interface ProposalDecision {
  proposalId: string;
  decision: 'accept' | 'decline' | 'undo';
}

export interface ConversationState {
  /** Text in the chat input. */
  input: string;
  reply: StreamingReply | null;
  /**
   * True if the last message is a reply that has just ended. Its element is kept, so that screen readers announce the
   * reply only once.
   */
  fresh: boolean;
  /** The card answer that was sent last. Its card is shown as answered until the history is refetched. */
  answer: CardAnswer | null;
  /** The card answer that could not be sent, with the reason as one sentence. */
  unsent: (CardAnswer & { why: string }) | null;
  /** The decision on a proposed change that is being sent. */
  deciding: ProposalDecision | null;
  /** The decision that could not be sent, with the reason as one sentence. */
  undecided: (ProposalDecision & { why: string }) | null;
  /**
   * The last message that received a safety reply but was not stored, because the health data consent is missing. Null
   * if there is none.
   */
  unstored: { message: string } | null;
}

/**
 * A runner's chat with one coach. It exists until the page is closed, so a reply continues to stream while the chat is
 * not shown.
 */
export interface Conversation {
  coachType: CoachType;
  store: StoreApi<ConversationState>;
  draft: DraftSaver;
  /** Keys of the automatic messages and quick actions that have already been sent. */
  started: Set<string>;
  /** Controller that cancels the streaming reply. Null if no reply is streaming. */
  stop: AbortController | null;
  /** True after the runner has signed out. From then on, nothing is stored or sent. */
  closed: boolean;
}

const conversations = new Map<string, Conversation>();

const createConversation = (coachType: CoachType): Conversation => ({
  coachType,
  store: createStore<ConversationState>(() => ({
    input: '',
    reply: null,
    fresh: false,
    answer: null,
    unsent: null,
    deciding: null,
    undecided: null,
    unstored: null,
  })),
  draft: createDraftSaver(coachType),
  started: new Set(),
  stop: null,
  closed: false,
});

/** Ends and removes all conversations, so that the next runner cannot see the messages. */
export const closeConversations = (): void => {
  for (const conversation of conversations.values()) {
    conversation.closed = true;
    conversation.draft.close();
    conversation.stop?.abort();
  }
  conversations.clear();
};

/** Saves unsent text when a session expires, so that it can be restored after the next sign-in. */
const saveUnsentInputs = (userId: string): void => {
  for (const { coachType, store } of conversations.values()) {
    const { input } = store.getState();
    if (input.trim() !== '') saveUnsentText(userId, coachType, input);
  }
};

useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return;
  if (before.user && now.status === 'signed-out' && now.ended === before.user.id) saveUnsentInputs(before.user.id);
  closeConversations();
});

/** Returns the signed-in runner's conversation with a coach. */
export const useConversation = (coachType: CoachType): Conversation => {
  const { id } = useUser();
  const key = `${id} ${coachType}`;
  const known = conversations.get(key);
  if (known) return known;
  const conversation = createConversation(coachType);
  conversations.set(key, conversation);
  const unsent = takeUnsentText(id, coachType);
  if (unsent !== '') {
    conversation.store.setState({ input: unsent });
    conversation.draft.typed(unsent);
  }
  return conversation;
};

/** Returns whether the newest message is an unanswered safety card or STOP message. Null if it is neither. */
export const pendingAnswerKind = (
  messages: readonly ChatMessage[],
  answer: CardAnswer | null,
): 'card' | 'stop' | null => {
  const { card, stop } = messages.at(-1)?.metadata ?? {};
  if (card && !card.answered && answer?.cardId !== card.id) return 'card';
  return stop && !stop.answered && answer?.cardId !== stop.cardId ? 'stop' : null;
};

export const useConversationState = <T>({ store }: Conversation, select: (state: ConversationState) => T): T =>
  useStore(store, select);

/** Sets the input's text and schedules saving it as a draft. */
export const setInput = ({ store, draft }: Conversation, input: string): void => {
  store.setState({ input });
  draft.typed(input);
};

/** Empties the input, deletes the draft and returns the trimmed text. */
export const takeInput = ({ store, draft }: Conversation): string => {
  const { input } = store.getState();
  store.setState({ input: '' });
  draft.sent();
  return input.trim();
};

/** Puts text that could not be sent back into the input, before any text typed since then. */
export const restoreInput = (conversation: Conversation, text: string): void => {
  const { input } = conversation.store.getState();
  setInput(conversation, input === '' ? text : `${text}\n${input}`);
};
