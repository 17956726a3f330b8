import { type HistoryItem, PATHS } from '@stridewell/contracts/web';
import { api } from '@stridewell/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Filters, historyPath } from './filters.ts';

/** The API's default page size. */
const PAGE = 100;

/** The check-ins that match the filters, newest first, in pages. Sends no request unless `enabled`. */
export const useHistory = (filters: Filters, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [PATHS.history, 'pages', filters],
    queryFn: ({ pageParam, signal }) => api.get<HistoryItem[]>(historyPath(filters, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    enabled,
  });
