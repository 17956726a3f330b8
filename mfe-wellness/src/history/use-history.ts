import { type HistoryItem, PATHS } from '@stridewell/contracts/web';
import { api } from '@stridewell/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Filters, historyPath } from './filters.ts';

/** What the API gives at a time when it is not asked for more or less. */
const PAGE = 100;

/** The check-ins that fit the filters, newest first, page by page. Nothing is asked for while the filters make no sense. */
export const useHistory = (filters: Filters, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [PATHS.history, 'pages', filters],
    queryFn: ({ pageParam, signal }) => api.get<HistoryItem[]>(historyPath(filters, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    enabled,
  });
