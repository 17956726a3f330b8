import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useSession, useUser } from '../data/session.ts';
import type { Drawn } from '../data/stream-parser.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { keepUnsentText, takeUnsentText } from './unsent-text.ts';

/** A reply that streams. */
export interface RunningReply {
  text: string;
  /** Code of the quick action it answers; null for a typed message. */
  action: string | null;
  /** The card or STOP that came with it. */
  drawn: Drawn;
}

/** An answer to a card or to the buttons of a STOP. */
export interface CardAnswer {
  cardId: string;
  codes: string[];
}

export interface ConversationState {
  /** What stands in the box. */
  input: string;
  reply: RunningReply | null;
  /** The last message is a reply that came just now: it stays where it was announced. */
  fresh: boolean;
  /** The last answer that was sent: its card is closed, whether or not the history tells so yet. */
  answer: CardAnswer | null;
  /** The answer that did not arrive, and why; one sentence. */
  unsent: (CardAnswer & { why: string }) | null;
  /** What safety answered without storing it, because the consent to health data is missing. */
  unstored: { message: string } | null;
}

/** A runner's chat with one coach, as long as the page lives: a reply goes on while another tab is looked at. */
export interface Conversation {
  coachType: CoachType;
  store: StoreApi<ConversationState>;
  draft: DraftKeeper;
  /** Keys of automatic starts that were made. */
  started: Set<string>;
  /** Cancels the reply that streams. */
  stop: AbortController | null;
  /** The runner has signed out: nothing of it is kept or sent any more. */
  closed: boolean;
}

const conversations = new Map<string, Conversation>();

const create = (coachType: CoachType): Conversation => ({
  coachType,
  store: createStore<ConversationState>(() => ({
    input: '',
    reply: null,
    fresh: false,
    answer: null,
    unsent: null,
    unstored: null,
  })),
  draft: createDraftKeeper(coachType),
  started: new Set(),
  stop: null,
  closed: false,
});

/** Ends every conversation: nothing of one runner stays for the next. */
export const forgetConversations = (): void => {
  for (const conversation of conversations.values()) {
    conversation.closed = true;
    conversation.draft.close();
    conversation.stop?.abort();
  }
  conversations.clear();
};

/** A session that ended takes nothing away that was typed: it stands in the box again after the next sign-in. */
const keepUnsent = (userId: string): void => {
  for (const { coachType, store } of conversations.values()) {
    const { input } = store.getState();
    if (input.trim() !== '') keepUnsentText(userId, coachType, input);
  }
};

useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return;
  if (before.user && now.status === 'signed-out' && now.ended === before.user.id) keepUnsent(before.user.id);
  forgetConversations();
});

/** The signed-in runner's conversation with a coach. */
export const useConversation = (coachType: CoachType): Conversation => {
  const { id } = useUser();
  const key = `${id} ${coachType}`;
  const known = conversations.get(key);
  if (known) return known;
  const conversation = create(coachType);
  conversations.set(key, conversation);
  const unsent = takeUnsentText(id, coachType);
  if (unsent !== '') {
    conversation.store.setState({ input: unsent });
    conversation.draft.typed(unsent);
  }
  return conversation;
};

/** Whether the newest message waits for an answer: an open card, or a STOP whose buttons were not pressed. */
export const waitingFor = (messages: readonly ChatMessage[], answer: CardAnswer | null): 'card' | 'stop' | null => {
  const { card, stop } = messages.at(-1)?.metadata ?? {};
  if (card && !card.answered && answer?.cardId !== card.id) return 'card';
  return stop && !stop.answered && answer?.cardId !== stop.cardId ? 'stop' : null;
};

export const useConversationState = <T>({ store }: Conversation, select: (state: ConversationState) => T): T =>
  useStore(store, select);

/** Changes what stands in the box; the draft follows when typing rests. */
export const typeText = ({ store, draft }: Conversation, input: string): void => {
  store.setState({ input });
  draft.typed(input);
};

/** Takes what is to be sent out of the box: trimmed, and no draft any more. */
export const takeText = ({ store, draft }: Conversation): string => {
  const { input } = store.getState();
  store.setState({ input: '' });
  draft.sent();
  return input.trim();
};

/** Gives back what could not be sent, before whatever was typed since. */
export const returnText = (conversation: Conversation, text: string): void => {
  const { input } = conversation.store.getState();
  typeText(conversation, input === '' ? text : `${text}\n${input}`);
};
