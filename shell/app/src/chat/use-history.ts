import type { ChatMessage, CoachType } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { chatWords } from './chat-words.ts';
import { currentMessages, historyQuery } from './history.ts';

export interface ChatHistoryState {
  messages: ChatMessage[];
  /** True until the messages have been loaded for the first time. */
  loading: boolean;
  /** True if loading the messages for the first time failed. */
  failed: boolean;
  retrying: boolean;
  retry: () => void;
  hasOlder: boolean;
  loadingOlder: boolean;
  loadOlder: () => void;
}

/** Loads the stored messages of a chat. Older messages are loaded on request. */
export const useHistory = (coachType: CoachType): ChatHistoryState => {
  const client = useQueryClient();
  const query = useInfiniteQuery(historyQuery(coachType));
  const loadOlder = async (): Promise<void> => {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (!isFetchNextPageError) return;
    showFailure(chatWords().olderFailed);
  };
  return {
    // The query cache is read directly, so that a new message is rendered in the same frame as the end of its reply.
    messages: query.data ? currentMessages(client, coachType) : [],
    loading: query.isPending,
    failed: query.isError && !query.data,
    retrying: query.isRefetching || query.isLoading,
    retry: () => void query.refetch(),
    hasOlder: query.hasNextPage,
    loadingOlder: query.isFetchingNextPage,
    loadOlder: () => void loadOlder(),
  };
};
