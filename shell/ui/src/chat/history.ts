import { CHAT, type ChatHistory, type ChatMessage, COACH_BASES, type CoachType } from '@stridewell/contracts/web';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../data/api.ts';
import { pathOf, queryString } from '../data/query-client.ts';
import type { CardAnswer } from './conversation.ts';

export type Pages = InfiniteData<ChatHistory, number>;

/** Key of a coach's history: every page of it, read again together when it is invalidated. */
export const historyKey = (coachType: CoachType) => [`${COACH_BASES[coachType]}/chat/history`] as const;

/** Pages of 50, the newest first; a page that is read later begins 50 further back. */
export const historyQuery = (coachType: CoachType) =>
  infiniteQueryOptions({
    queryKey: historyKey(coachType),
    queryFn: ({ queryKey, pageParam, signal }) =>
      api.get<ChatHistory>(pathOf([...queryKey, queryString({ limit: CHAT.pageSize, offset: pageParam })]), { signal }),
    initialPageParam: 0,
    getNextPageParam: (page: ChatHistory, _pages, offset: number) =>
      page.hasMore ? offset + CHAT.pageSize : undefined,
  });

/** All messages that were read, oldest first. A message that moved into the next page meanwhile is there once. */
export const messagesOf = (data: Pages | undefined): ChatMessage[] => {
  const all = [...(data?.pages ?? [])].reverse().flatMap((page) => page.messages);
  const byId = new Map(all.map((message) => [message.id, message]));
  return [...byId.values()];
};

/** The messages as the cache holds them now. */
export const currentMessages = (client: QueryClient, coachType: CoachType): ChatMessage[] =>
  messagesOf(client.getQueryData<Pages>(historyKey(coachType)));

const EMPTY: Pages = { pages: [{ messages: [], hasMore: false }], pageParams: [0] };

const change = (client: QueryClient, coachType: CoachType, edit: (messages: ChatMessage[]) => ChatMessage[]): void => {
  client.setQueryData<Pages>(historyKey(coachType), (data = EMPTY) => ({
    ...data,
    pages: data.pages.map((page, index) => (index === 0 ? { ...page, messages: edit(page.messages) } : page)),
  }));
};

/** Shows a message at once, until the history is read again. */
export const appendMessage = (client: QueryClient, coachType: CoachType, message: ChatMessage): void =>
  change(client, coachType, (messages) => [...messages, message]);

/** Takes back a message that was shown at once. */
export const removeMessage = (client: QueryClient, coachType: CoachType, id: string): void =>
  change(client, coachType, (messages) => messages.filter((message) => message.id !== id));

/** Closes a card of a message that is not stored. */
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

/** An emptied chat: no message, and paging begins anew. */
export const emptyHistory = (client: QueryClient, coachType: CoachType): void => {
  client.setQueryData<Pages>(historyKey(coachType), EMPTY);
};

/** Reads the history again; a failure leaves what is shown. */
export const rereadHistory = (client: QueryClient, coachType: CoachType): Promise<void> =>
  client.invalidateQueries({ queryKey: historyKey(coachType) });
