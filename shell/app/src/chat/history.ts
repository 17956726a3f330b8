import {
  CHAT,
  type ChatHistory,
  type ChatMessage,
  type ChatProposal,
  COACH_BASES,
  type CoachType,
} from '@stridewell/contracts/web';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../data/operations.ts';
import type { CardAnswer } from './conversation.ts';

export type Pages = InfiniteData<ChatHistory, number>;

/** Query key for a coach's chat history. Invalidating the key refetches all loaded pages. */
export const historyKey = (coachType: CoachType) => [`${COACH_BASES[coachType]}/chat/history`] as const;

/** Options for the infinite query that loads the chat history in pages of 50 messages, newest page first. */
export const historyQuery = (coachType: CoachType) =>
  infiniteQueryOptions({
    queryKey: historyKey(coachType),
    queryFn: ({ pageParam, signal }) =>
      callApi(`${coachType}History`, { query: { limit: CHAT.pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (page: ChatHistory, _pages, offset: number) =>
      page.hasMore ? offset + CHAT.pageSize : undefined,
  });

/**
 * Returns all loaded messages, oldest first. Removes duplicates, which occur when messages move to the next page
 * between two requests.
 */
export const messagesOf = (data: Pages | undefined): ChatMessage[] => {
  const all = [...(data?.pages ?? [])].reverse().flatMap((page) => page.messages);
  const byId = new Map(all.map((message) => [message.id, message]));
  return [...byId.values()];
};

/** Returns the cached messages, oldest first. */
export const currentMessages = (client: QueryClient, coachType: CoachType): ChatMessage[] =>
  messagesOf(client.getQueryData<Pages>(historyKey(coachType)));

const EMPTY: Pages = { pages: [{ messages: [], hasMore: false }], pageParams: [0] };

const change = (client: QueryClient, coachType: CoachType, edit: (messages: ChatMessage[]) => ChatMessage[]): void => {
  client.setQueryData<Pages>(historyKey(coachType), (data = EMPTY) => ({
    ...data,
    pages: data.pages.map((page, index) => (index === 0 ? { ...page, messages: edit(page.messages) } : page)),
  }));
};

/** Adds a message to the cached history. It remains there until the history is refetched. */
export const appendMessage = (client: QueryClient, coachType: CoachType, message: ChatMessage): void =>
  change(client, coachType, (messages) => [...messages, message]);

/** Removes a message that was added with `appendMessage`. */
export const removeMessage = (client: QueryClient, coachType: CoachType, id: string): void =>
  change(client, coachType, (messages) => messages.filter((message) => message.id !== id));

/**
 * Marks a safety card or STOP message as answered in the cached history. Used for messages that the server does not
 * store.
 */
export const markAnswered = (client: QueryClient, coachType: CoachType, { cardId, codes }: CardAnswer): void =>
  change(client, coachType, (messages) =>
    messages.map((message) => {
      const { card, stop } = message.metadata ?? {};
      const answered = {
        ...(card?.id === cardId && { card: { ...card, answered: codes } }),
        ...(stop?.cardId === cardId && { stop: { ...stop, answered: codes } }),
      };
      return { ...message, metadata: message.metadata && { ...message.metadata, ...answered } };
    }),
  );

/** Shows the new state of a proposed change in all cached messages that contain it. */
export const markProposal = (client: QueryClient, coachType: CoachType, proposal: ChatProposal): void =>
  change(client, coachType, (messages) =>
    messages.map((message) =>
      message.metadata?.proposal?.id === proposal.id
        ? { ...message, metadata: { ...message.metadata, proposal } }
        : message,
    ),
  );

const CHAT_PATH = /\/chat\//;

/** Refetches the data of other screens after a change that was made in the chat. */
export const refetchData = (client: QueryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/') && !CHAT_PATH.test(path),
  });

/** Resets the cached history to one empty page. */
export const emptyHistory = (client: QueryClient, coachType: CoachType): void => {
  client.setQueryData<Pages>(historyKey(coachType), EMPTY);
};

/** Refetches the history. Keeps the cached messages when the request fails. */
export const refetchHistory = (client: QueryClient, coachType: CoachType): Promise<void> =>
  client.invalidateQueries({ queryKey: historyKey(coachType) });
