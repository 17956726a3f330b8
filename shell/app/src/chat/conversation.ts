import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useSession, useUser } from '../data/session.ts';
import type { ReplyAttachments } from '../data/stream-parser.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { saveUnsentText, takeUnsentText } from './unsent-text.ts';

/** The part of a streaming reply that was received so far. */
export interface StreamingReply {
  text: string;
  /** Code of the quick action that the reply answers. Null for a typed message. */
  action: string | null;
  /** Card or STOP of the reply. */
  drawn: ReplyAttachments;
}

/** An answer to a card or to the buttons of a STOP. */
export interface CardAnswer {
  cardId: string;
  codes: string[];
}

export interface ConversationState {
  /** The text in the input. */
  input: string;
  reply: StreamingReply | null;
  /** True when the last message is a reply that just ended. Its element is kept, so that it is announced only once. */
  fresh: boolean;
  /** The last card answer that was sent. Its card is shown as answered before the history is refetched. */
  answer: CardAnswer | null;
  /** The last card answer that failed, with the reason as one sentence. */
  unsent: (CardAnswer & { why: string }) | null;
  /** The last message that got a safety reply but was not stored, because the health data consent is missing. */
  unstored: { message: string } | null;
}

/** A runner's chat with one coach. Lives as long as the page, so a reply keeps streaming while the chat is not shown. */
export interface Conversation {
  coachType: CoachType;
  store: StoreApi<ConversationState>;
  draft: DraftSaver;
  /** Keys of the automatic turns that were already sent. */
  started: Set<string>;
  /** Cancels the streaming reply. */
  stop: AbortController | null;
  /** True after the runner has signed out. Nothing is stored or sent any more. */
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
    unstored: null,
  })),
  draft: createDraftSaver(coachType),
  started: new Set(),
  stop: null,
  closed: false,
});

/** Ends and removes all conversations, so that the next runner cannot see them. */
export const closeConversations = (): void => {
  for (const conversation of conversations.values()) {
    conversation.closed = true;
    conversation.draft.close();
    conversation.stop?.abort();
  }
  conversations.clear();
};

/** Saves unsent input when a session expires, so that it can be restored after the next sign-in. */
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

/** The signed-in runner's conversation with a coach. */
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

/** Kind of the newest message if it is an unanswered card or STOP, else null. */
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

/** Sets the text of the input and schedules saving the draft. */
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

/** Returns a text that could not be sent to the input, before any text that was typed since. */
export const restoreInput = (conversation: Conversation, text: string): void => {
  const { input } = conversation.store.getState();
  setInput(conversation, input === '' ? text : `${text}\n${input}`);
};
