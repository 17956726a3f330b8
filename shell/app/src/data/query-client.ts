import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';

/** The path of a default query: the key's segments joined with '/'; a last segment that starts with '?' is appended. */
export const pathOf = (key: QueryKey): string => {
  const segments = key.map(String);
  const last = segments.at(-1);
  return last?.startsWith('?') ? segments.slice(0, -1).join('/') + last : segments.join('/');
};

/** A query string of the non-empty values, for a key's last segment: `{from: '', rec: 'Push'}` is `?rec=Push`. */
export const queryString = (values: Record<string, string | number | null | undefined>): string | null => {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? null : `?${text}`;
};

/**
 * The query cache. Queries do not become stale and are neither retried, polled nor refetched on focus: screens
 * invalidate them after changes. `onError` receives every failed query and mutation. Offline, calls fail at once
 * instead of waiting, so that a screen can show it.
 */
export const createQueryClient = (onError: (error: Error) => void = () => {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
